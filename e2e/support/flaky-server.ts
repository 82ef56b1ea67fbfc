import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** How the server handles requests. */
type Conduct = "answers" | "refuses" | "is silent" | "fails";

/**
 * Serves a site at a second address, where its files can change and the server can fail.
 * @param site the address of the site
 */
export async function startFlakyServer(site: string) {
	let conduct: Conduct = "answers";
	const changed = new Map<string, (body: string) => string | undefined>();
	const server = createServer(async (req, res) => {
		if (conduct === "refuses") req.socket.destroy();
		if (conduct === "fails") res.writeHead(503, { "content-type": "text/html" }).end("The host is being mended.");
		if (conduct !== "answers") return;
		const path = req.url ?? "/";
		const answer = await fetch(new URL(path, site));
		const headers = new Headers();
		for (const name of ["content-type", "cache-control"]) headers.set(name, answer.headers.get(name) ?? "");
		const change = changed.get(path);
		const body = change ? change(await answer.text()) : Buffer.from(await answer.arrayBuffer());
		res.writeHead(body === undefined ? 404 : answer.status, Object.fromEntries(headers)).end(body);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		/** Changes the file at a path from now on; a change that returns undefined removes it. */
		change: (path: string, make: (body: string) => string | undefined) => void changed.set(path, make),
		become(next: Conduct) {
			conduct = next;
			server.closeAllConnections();
		},
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}
