import type { IncomingMessage, ServerResponse } from "node:http";
import { parseMultipart, readBody } from "./body";
import { fail, requestedFailure } from "./failures";
import type { Mailbox } from "./mailbox";
import { respond } from "./respond";

/** The path to which EmailJS's browser library sends a form. */
export const sendFormPath = "/api/v1.0/email/send-form";

/** The service accepts 50 kB of values; here the whole body counts. */
const maxBody = 50 * 1024;

/** What the library adds to the form's fields, and the service's answer when it is missing. */
const requiredIds = [
	["user_id", "The Public Key is required. To find this ID, visit https://dashboard.emailjs.com/admin/account"],
	["service_id", "The service ID is required. To find this ID, visit https://dashboard.emailjs.com/admin"],
	["template_id", "The template ID is required. To find this ID, visit https://dashboard.emailjs.com/admin/templates"],
] as const;

/**
 * Answers as EmailJS answers `sendForm`: 200 `OK` once the request lies in the mailbox, 400 for a malformed one or a
 * missing id, 413 for one too large, or the failure that the browser asks for. Any origin may call, as with the service.
 */
export async function sendForm(req: IncomingMessage, res: ServerResponse, mailbox: Mailbox): Promise<void> {
	res.setHeader("Access-Control-Allow-Origin", "*");
	if (req.method === "OPTIONS") {
		res.writeHead(204, {
			"Access-Control-Allow-Methods": "POST, OPTIONS",
			"Access-Control-Allow-Headers": "Content-Type",
		});
		res.end();
		return;
	}
	if (req.method !== "POST") {
		respond(res, 405, "Method Not Allowed", { Allow: "POST, OPTIONS" });
		return;
	}

	const tooLarge = "Variables size limit. The maximum allowed variables size is 50Kb";
	const body = await readBody(req, maxBody, tooLarge);
	const failure = requestedFailure(req);
	if (failure !== undefined) {
		fail(failure, res);
		return;
	}

	const fields = await parseMultipart(req.headers["content-type"] ?? "", body);
	const missing = requiredIds.find(([id]) => !fields.some(({ name, value }) => name === id && value.trim() !== ""));
	if (missing !== undefined) {
		respond(res, 400, missing[1]);
		return;
	}
	await mailbox.store(fields);
	respond(res, 200, "OK");
}
