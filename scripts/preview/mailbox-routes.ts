import type { IncomingMessage, ServerResponse } from "node:http";
import { readBrand } from "@/lib/brand/read-brand";
import { readBody } from "./body";
import { failureCookie, isFailure, requestedFailure } from "./failures";
import type { Mailbox } from "./mailbox";
import { mailboxPage } from "./mailbox-page";
import { respond } from "./respond";

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

const privateHeaders = {
	"Cache-Control": "no-store",
	"Cross-Origin-Resource-Policy": "same-origin",
	"X-Content-Type-Options": "nosniff",
	"X-Robots-Tag": "noindex",
};

const pageHeaders = {
	...privateHeaders,
	"Content-Type": "text/html; charset=utf-8",
	"Content-Security-Policy":
		"default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

/**
 * Answers the mailbox's own pages: `/mailbox/` to read, `/mailbox/requests.json` for programs, and
 * `POST /mailbox/failure` (urlencoded, `failure` = a failure's name or `none`) to choose what the next requests of the
 * same browser are answered.
 *
 * @param path the request's path without its query
 * @returns whether the path was one of these
 */
export async function mailboxRoutes(
	path: string,
	req: IncomingMessage,
	res: ServerResponse,
	mailbox: Mailbox,
): Promise<boolean> {
	if (!["/mailbox", "/mailbox/", "/mailbox/requests.json", "/mailbox/failure"].includes(path)) return false;
	const method = path === "/mailbox/failure" ? "POST" : "GET";

	if (!comesFromThisMachine(req)) {
		respond(res, 403, "The mailbox is open only on the machine that runs it", privateHeaders);
	} else if (req.method !== method && !(method === "GET" && req.method === "HEAD")) {
		respond(res, 405, "Method Not Allowed", { ...privateHeaders, Allow: method === "GET" ? "GET, HEAD" : method });
	} else if (path === "/mailbox") {
		respond(res, 308, "", { ...privateHeaders, Location: "/mailbox/" });
	} else if (path === "/mailbox/") {
		const page = mailboxPage({
			requests: await mailbox.list(),
			failure: requestedFailure(req),
			brand: readBrand(process.cwd()),
		});
		respond(res, 200, page, pageHeaders);
	} else if (path === "/mailbox/requests.json") {
		const json = JSON.stringify(await mailbox.list());
		respond(res, 200, json, { ...privateHeaders, "Content-Type": "application/json" });
	} else {
		await setFailure(req, res);
	}
	return true;
}

async function setFailure(req: IncomingMessage, res: ServerResponse): Promise<void> {
	if (!comesFromThisSite(req)) {
		respond(res, 403, "The form was sent by another site", privateHeaders);
		return;
	}
	const form = new URLSearchParams((await readBody(req, 1024, "The form is too large")).toString());
	const choice = form.get("failure") ?? "";
	if (choice !== "none" && !isFailure(choice)) {
		respond(res, 400, "There is no such failure", privateHeaders);
		return;
	}
	const cookie = failureCookie(choice === "none" ? undefined : choice);
	respond(res, 303, "", { ...privateHeaders, Location: "/mailbox/", "Set-Cookie": cookie });
}

/**
 * Whether a request was sent on this machine, to a name of it. A program on another device may send any name; a page
 * that rebinds its own name to this machine's address still sends that name, which tells it apart.
 */
function comesFromThisMachine({ socket, headers }: IncomingMessage): boolean {
	const name = headers.host?.replace(/:\d+$/, "").toLowerCase();
	return isLoopback(socket.remoteAddress) && name !== undefined && loopbackNames.has(name);
}

/** Addresses that only this machine has (RFC 1122, 3.2.1.3; RFC 4291, 2.5.3), those of IPv4 also as IPv6 writes them. */
const isLoopback = (address = "") => /^(::ffff:)?127\.|^::1$/.test(address);

/** Browsers say where a form was sent from; a request that says nothing comes from no page of another site. */
function comesFromThisSite(req: IncomingMessage): boolean {
	const { origin, host, "sec-fetch-site": site = "none" } = req.headers;
	return (origin === undefined || origin === `http://${host}`) && (site === "same-origin" || site === "none");
}
