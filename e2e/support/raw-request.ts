import { type IncomingHttpHeaders, request } from "node:http";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type RawOptions = { method?: string; headers?: Record<string, string>; body?: string };

/**
 * Sends a request to this machine with its path and headers exactly as given, which browsers and Playwright would tidy
 * up, and follows no redirect.
 * @throws if the connection fails or is cut, or nothing comes for a minute
 */
export function rawRequest(
	port: number,
	path: string,
	{ method = "GET", headers = {}, body }: RawOptions = {},
): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sent = request({ host: "127.0.0.1", port, path, method, headers }, async (res) => {
			const chunks: Buffer[] = [];
			for await (const chunk of res) chunks.push(chunk);
			resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) });
		});
		sent.setTimeout(60_000, () => sent.destroy(new Error("nothing within 60 s")));
		sent.on("error", reject).end(body);
	});
}
