import type { IncomingMessage, ServerResponse } from "node:http";
import type { Mailbox } from "./mailbox";
import { mailboxRoutes } from "./mailbox-routes";
import { sendForm, sendFormPath } from "./send-form";

/**
 * Answers what belongs to the mailbox: requests to the e-mail service's path, and the mailbox's own pages.
 *
 * @returns whether the request was one of these
 */
export async function answerMailbox(req: IncomingMessage, res: ServerResponse, mailbox: Mailbox): Promise<boolean> {
	const path = pathOf(req);
	if (path !== sendFormPath) return mailboxRoutes(path, req, res, mailbox);
	await sendForm(req, res, mailbox);
	return true;
}

/** The path of a request, still percent-encoded, without its query. */
export const pathOf = (req: IncomingMessage): string => (req.url ?? "/").replace(/[?#].*$/s, "");
