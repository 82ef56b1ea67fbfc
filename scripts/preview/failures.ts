import type { IncomingMessage, ServerResponse } from "node:http";
import { respond } from "./respond";

/**
 * The answers with which the e-mail service refuses a request. The texts of 403, 429 and 451 are the browser library's
 * own for these cases; 412 is what the service sends when the clinic's mail account has to be connected again.
 */
const refusals = {
	"403": "Forbidden",
	"412": "Gmail_API: Invalid grant. Please reconnect your Gmail account",
	"429": "Too Many Requests",
	"451": "Unavailable For Headless Browser",
	"500": "Internal Server Error",
} as const;

/** A way to fail: a status of the service, a connection cut without an answer, or an answer that never comes. */
export type Failure = keyof typeof refusals | "drop" | "stall";

/** Every failure that can be asked for, with the words that describe it on the mailbox page. */
export const failures: ReadonlyMap<Failure, string> = new Map<Failure, string>([
	...Object.entries(refusals).map(([status, text]): [Failure, string] => [status as Failure, `${status} ${text}`]),
	["drop", "Cut the connection"],
	["stall", "Never answer"],
]);

/** The name of the cookie that asks for a failure; its value is one of `failures`. */
const cookieName = "mailbox_failure";

/** Tells whether a text from outside names a failure. */
export function isFailure(value: string): value is Failure {
	return (failures as ReadonlyMap<string, string>).has(value);
}

/**
 * Reads which failure the browser asks for. A cookie does it because the form library cannot set headers, and because
 * each browser context has its own, so that tests running side by side do not disturb each other.
 *
 * @returns the failure, or undefined when none, or none that exists, is asked for
 */
export function requestedFailure(req: IncomingMessage): Failure | undefined {
	const cookie = (req.headers.cookie ?? "").split(";").find((pair) => pair.trim().startsWith(`${cookieName}=`));
	const value = cookie?.slice(cookie.indexOf("=") + 1).trim();
	return value !== undefined && isFailure(value) ? value : undefined;
}

/**
 * Writes the `Set-Cookie` value that makes a browser ask for a failure from now on.
 *
 * @param failure undefined takes an earlier choice back
 */
export function failureCookie(failure: Failure | undefined): string {
	const attributes = "Path=/; HttpOnly; SameSite=Strict";
	return failure === undefined ? `${cookieName}=; Max-Age=0; ${attributes}` : `${cookieName}=${failure}; ${attributes}`;
}

/** Fails a request in the way asked for. A stalled one stays open until either side closes the connection. */
export function fail(failure: Failure, res: ServerResponse): void {
	if (failure === "stall") return;
	if (failure === "drop") res.destroy();
	else respond(res, Number(failure), refusals[failure]);
}
