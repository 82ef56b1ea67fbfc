import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/**
 * Sends a whole answer at once, as plain text unless the headers say otherwise. Node leaves the body out for HEAD.
 *
 * @param headers further headers; a `Content-Type` among them replaces plain text
 */
export function respond(res: ServerResponse, status: number, body: string, headers: OutgoingHttpHeaders = {}): void {
	res.writeHead(status, {
		"Content-Type": "text/plain; charset=utf-8",
		"Content-Length": Buffer.byteLength(body),
		...headers,
	});
	res.end(body);
}
