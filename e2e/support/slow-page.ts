import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Serves the site with one slow page: sends all before `cut` at once, and the rest when `letGo` is called. */
export async function serveSlowPage(site: string, path: string, cut: string) {
	let letGo = () => {};
	const rest = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	const server = createServer(async (req, res) => {
		const answer = await fetch(new URL(req.url ?? "/", site));
		const body = Buffer.from(await answer.arrayBuffer());
		res.writeHead(answer.status, { "Content-Type": answer.headers.get("content-type") ?? "text/plain" });
		const at = req.url === path ? body.indexOf(cut) : -1;
		if (at >= 0) {
			res.write(body.subarray(0, at));
			await rest;
		}
		res.end(body.subarray(Math.max(at, 0)));
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
		letGo,
		async close() {
			letGo();
			server.closeAllConnections();
			server.close();
		},
	};
}
