import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What a server does with what it is asked for. */
type Conduct = "answers" | "refuses" | "is silent" | "fails";

/**
 * Serves a built site at an address of its own, where it can change, go away and come back.
 * @param site the address at which it stands
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
		/** Changes what stands at a path from now on; a change that gives nothing takes it away. */
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
