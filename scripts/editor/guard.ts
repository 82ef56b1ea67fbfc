import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { TOKEN_HEADER } from "./page-and-server";

const loopbackAddresses = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/** The host of a `Host` header without its port. */
const hostName = (host: string) => host.replace(/:\d+$/, "");

/**
 * Whether a request comes from this machine and names it by a name that leads nowhere else: a page of another site could
 * let its own name lead here (DNS rebinding), and would then be of the same origin.
 */
export function isFromHere({ headers, socket }: IncomingMessage): boolean {
	const named = ["localhost", "127.0.0.1", "[::1]"].includes(hostName(headers.host ?? ""));
	return named && loopbackAddresses.has(socket.remoteAddress ?? "");
}

/** Whether a request was made by the editor's own page: its origin, and the token that only it was given. */
export function isFromPage(req: IncomingMessage, token: string): boolean {
	const { host, origin, "sec-fetch-site": site, [TOKEN_HEADER]: given } = req.headers;
	if (origin !== undefined && origin !== `http://${host}`) return false;
	if (site !== undefined && site !== "same-origin") return false;
	const [one, other] = [Buffer.from(String(given ?? "")), Buffer.from(token)];
	return one.length === other.length && timingSafeEqual(one, other);
}
