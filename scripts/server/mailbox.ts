import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { cors } from "hono/cors";
import { csrf } from "hono/csrf";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { htmlPage } from "./html-page";
import { isLocal, type NodeEnv } from "./listen";

/** A stored request: when it was received (ISO 8601, UTC) and its fields in the order sent. */
export type StoredRequest = { file: string; received: string; fields: { name: string; value: string }[] };

/** The most requests that are stored: any page on this machine can send to the mailbox. */
export const CAPACITY = 500;

/** @throws with the file's name if it is no JSON, as after an edit by hand */
async function parsed(file: string): Promise<Omit<StoredRequest, "file">> {
	const text = await readFile(file, "utf8");
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new Error(`${file} in the mailbox is damaged: delete it.`, { cause });
	}
}

/** Stores each request as a JSON file in a folder, which is created with the first one. */
function openMailbox(folder: string) {
	let latest = 0;

	/** The names of the stored requests, oldest first. */
	async function files(): Promise<string[]> {
		const names = existsSync(folder) ? await readdir(folder) : [];
		return names.filter((name) => name.endsWith(".json") && !name.startsWith(".")).sort();
	}

	const read = async (file: string): Promise<StoredRequest> => ({
		file,
		...(await parsed(join(folder, file))),
	});

	return {
		/** Stores a request and deletes the oldest ones above the capacity. */
		async store(fields: StoredRequest["fields"]): Promise<void> {
			// Never the same millisecond twice: file names sort in order of arrival. They contain nothing that was sent.
			latest = Math.max(Date.now(), latest + 1);
			const received = new Date(latest).toISOString();
			const file = `${received.replace(/[:.]/g, "-")}-${randomBytes(4).toString("hex")}.json`;
			await mkdir(folder, { recursive: true });
			// Written under a hidden name, then renamed: a reader never sees half a file.
			const draft = join(folder, `.${file}.part`);
			await writeFile(draft, `${JSON.stringify({ received, fields }, null, "\t")}\n`, { flag: "wx", mode: 0o600 });
			await rename(draft, join(folder, file));
			for (const oldest of (await files()).slice(0, -CAPACITY)) await rm(join(folder, oldest), { force: true });
		},

		/** All requests, newest first. */
		list: async () => Promise.all((await files()).reverse().map(read)),
	};
}

/** The path to which EmailJS's browser library sends a form. */
const SEND_PATH = "/api/v1.0/email/send-form";

/** The service accepts 50 kB of values; the mailbox counts the whole body. */
const MAX_BODY = 50 * 1024;

/** The fields that the library adds to the form's own, and the service's answer when one is missing. */
const requiredIds = {
	user_id: "The Public Key is required. To find this ID, visit https://dashboard.emailjs.com/admin/account",
	service_id: "The service ID is required. To find this ID, visit https://dashboard.emailjs.com/admin",
	template_id: "The template ID is required. To find this ID, visit https://dashboard.emailjs.com/admin/templates",
};

/**
 * The failures that can be requested: refusals of the e-mail service, a cut connection, and no answer. The texts of
 * 403, 429 and 451 are the browser library's; the service sends 412 when the clinic must connect its mail account
 * again.
 */
const failures: Record<string, string> = {
	"403": "Forbidden",
	"412": "Gmail_API: Invalid grant. Please reconnect your Gmail account",
	"429": "Too Many Requests",
	"451": "Unavailable For Headless Browser",
	"500": "Internal Server Error",
	drop: "Cut the connection",
	stall: "Never answer",
};

/** The cookie that requests a failure. The form library cannot set headers; a cookie also separates parallel tests. */
const FAILURE_COOKIE = "mailbox_failure";

/**
 * The endpoint of the e-mail service, which stores what it accepts; `/mailbox/` to read it; `/mailbox/requests.json`
 * for programs; and `POST /mailbox/failure`, which sets the failure for the next requests of the same browser.
 */
export function mailboxRoutes(folder: string): Hono<NodeEnv> {
	const mailbox = openMailbox(folder);
	const app = new Hono<NodeEnv>();

	app.use(SEND_PATH, cors());
	app.post(SEND_PATH, async (c) => {
		const body = await c.req.arrayBuffer();
		if (body.byteLength > MAX_BODY) {
			return c.text("Variables size limit. The maximum allowed variables size is 50Kb", 413);
		}
		const failure = getCookie(c, FAILURE_COOKIE) ?? "";
		if (failure === "drop") c.env.outgoing.destroy();
		if (failure === "drop" || failure === "stall") return RESPONSE_ALREADY_SENT;
		if (failures[failure]) return c.text(failures[failure], Number(failure) as ContentfulStatusCode);

		const headers = { "Content-Type": c.req.header("Content-Type") ?? "" };
		const form = await new Response(body, { headers }).formData().catch(() => undefined);
		if (!form) return c.text("The form data is malformed", 400);
		const fields: StoredRequest["fields"] = [];
		for (const [name, value] of form) {
			if (typeof value !== "string") return c.text("Files are not accepted", 400);
			fields.push({ name, value });
		}
		const missing = Object.entries(requiredIds).find(([id]) => !form.get(id));
		if (missing) return c.text(missing[1], 400);
		await mailbox.store(fields);
		return c.text("OK");
	});

	app.use("/mailbox/*", async (c, next) => {
		if (!isLocal(c.env.incoming)) return c.text("The mailbox is open only on the machine that runs it", 403);
		await next();
		for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value);
	});
	app.get("/mailbox", (c) => c.redirect("/mailbox/", 308));
	app.get("/mailbox/", async (c) => c.html(mailboxPage(await mailbox.list(), getCookie(c, FAILURE_COOKIE))));
	app.get("/mailbox/requests.json", async (c) => c.json(await mailbox.list()));
	app.post("/mailbox/failure", csrf(), async (c) => {
		const { failure } = await c.req.parseBody();
		if (failure === "none") deleteCookie(c, FAILURE_COOKIE);
		else if (typeof failure === "string" && failures[failure]) {
			setCookie(c, FAILURE_COOKIE, failure, { httpOnly: true, sameSite: "Strict" });
		} else return c.text("Unknown failure", 400);
		return c.redirect("/mailbox/", 303);
	});
	return app;
}

const pageHeaders = {
	"Cache-Control": "no-store",
	"Content-Security-Policy":
		"default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
	"Cross-Origin-Resource-Policy": "same-origin",
	"X-Content-Type-Options": "nosniff",
	"X-Robots-Tag": "noindex",
};

function mailboxPage(requests: StoredRequest[], chosen = "none") {
	const clock = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "long" });
	const option = ([name, text]: [string, string]) =>
		html`<option value="${name}" ${name === chosen ? "selected" : ""}>${Number(name) ? `${name} ` : ""}${text}</option>`;
	const row = ({ name, value }: StoredRequest["fields"][number]) =>
		html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`;
	const article = ({ file, received, fields }: StoredRequest) => html`<article>
<h2>${clock.format(new Date(received))}</h2>
<table><tbody>${fields.map(row)}</tbody></table>
<small>${file}</small>
</article>`;
	const form = html`<p>Appointment requests sent from this preview, newest first. They are not sent to anyone.</p>
<form method="post" action="/mailbox/failure">
<label for="failure">Answer to requests from this browser</label>
<select id="failure" name="failure">${Object.entries({ none: "Accept", ...failures }).map(option)}</select>
<button type="submit">Set</button>
</form>`;
	const none = html`<p>No requests yet. Send one with the form of the site.</p>`;
	return htmlPage("Mailbox", [form, requests.length === 0 ? none : requests.map(article)]);
}
