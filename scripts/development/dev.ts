/**
 * `npm run dev`: the site as it is being edited, with the mailbox in place of the e-mail service, and the editor at
 * `/admin/`, which `npm run edit` opens. `PORT` (default 3000) is where to look for a free port from, `HOST` the address
 * to listen on.
 */
import { createServer } from "node:http";
import next from "next";
import { readContent } from "@/lib/content/load";
import { embeddedMailbox } from "../build/settings";
import { editorServer } from "../editor/editor-server";
import { answerError, listenFrom, portOrExit } from "../preview/listen";
import { openMailbox } from "../preview/mailbox";
import { answerMailbox, pathOf } from "../preview/mailbox-server";
import { respond } from "../preview/respond";
import { developmentAssets } from "./assets";
import { mistakesPage } from "./mistakes-page";
import { openInBrowser } from "./open-in-browser";

const root = process.cwd();
Object.assign(process.env, embeddedMailbox, { NEXT_TELEMETRY_DISABLED: "1" });

const mailbox = openMailbox(".mailbox");
const bringUpToDate = developmentAssets(root);
const answerEditor = editorServer(root);
const server = createServer();
const { language = "en", translations = [] } = readContent(root).sources.clinic.data ?? {};
// For the addresses that the configuration of Next rewrites.
process.env.SITE_LANGUAGES = [language.replace(/-.*/, ""), ...translations].join(" ");
const app = next({ dev: true, dir: root, httpServer: server, turbopack: true });
const answerPage = app.getRequestHandler();

/** What Next serves by itself, whatever the content says: its scripts and the connection that brings changes of code. */
const isNexts = (path: string) => path.startsWith("/_next/") || path.startsWith("/__nextjs");

server.on("request", async (req, res) => {
	try {
		if (await answerMailbox(req, res, mailbox)) return;
		if (await answerEditor(req, res)) return;
		const mistakes = isNexts(pathOf(req)) ? undefined : await bringUpToDate();
		if (mistakes) {
			console.error(mistakes.message);
			respond(res, 500, mistakesPage(mistakes), { "Content-Type": "text/html; charset=utf-8" });
			return;
		}
		await answerPage(req, res);
	} catch (error) {
		answerError(error, res);
	}
});

const port = portOrExit();
const [mistakes] = await Promise.all([bringUpToDate(), app.prepare()]);
if (mistakes) console.error(mistakes.message);
const url = await listenFrom(server, port, process.env.HOST || "127.0.0.1");
console.log(`Site     ${url}/`);
console.log(`Mailbox  ${url}/mailbox/`);
console.log(`Editor   ${url}/admin/`);
if (process.argv.includes("--edit")) openInBrowser(`${url}/admin/`);
