/**
 * `npm run dev`: the site during editing, with the mailbox instead of the e-mail service, and the editor at `/admin/`,
 * which `npm run edit` opens. `PORT` (default 3000) is the first port to try, `HOST` the address to listen on.
 */
import "../check-folder.cjs";
import { spawn } from "node:child_process";
import { realpathSync } from "node:fs";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { html } from "hono/html";
import next from "next";
import { filesIn, stateOf } from "@/lib/content/files";
import { ContentError, describeProblem } from "@/lib/content/problem";
import { editorServer } from "../editor/editor-server";
import { buildAssets } from "../pipeline/build-assets";
import { embeddedMailbox } from "../pipeline/settings";
import { htmlPage } from "./html-page";
import { createServer, listen, type NodeEnv, portOrExit } from "./listen";
import { mailboxRoutes } from "./mailbox";

/** The content's mistakes, or the codes of its languages, the original first. */
type Checked = { mistakes: ContentError; languages?: never } | { languages: string[]; mistakes?: never };

/** Returns a function to call before a page is rendered: it rebuilds the assets if the content has changed. */
function assetUpdater(root: string): () => Promise<Checked> {
	let state: string | undefined;
	let checked: Checked | undefined;
	let working: Promise<unknown> = Promise.resolve();

	async function update(): Promise<Checked> {
		const now = stateOf(root, [...filesIn(root, "content"), ...filesIn(root, "public/films")]);
		// Mistakes are looked for again: a typeface that is installed corrects one, and changes no content.
		if (now === state && checked?.languages) return checked;
		try {
			const { contents } = (await buildAssets(root, { sharedPictures: false })).locales;
			checked = { languages: contents.map(({ locale }) => locale.code) };
		} catch (error) {
			if (!(error instanceof ContentError)) throw error;
			if (error.message !== checked?.mistakes?.message) console.error(error.message);
			checked = { mistakes: error };
		}
		state = now;
		return checked;
	}

	return () => {
		// One update at a time: pages are requested in parallel.
		const result = working.then(update);
		working = result.catch(() => undefined);
		return result;
	};
}

/** Replaces every page while the content has mistakes. Reloads itself until they are corrected. */
const mistakesPage = ({ problems }: ContentError) =>
	htmlPage(
		"Mistakes in the content",
		html`<ul>${problems.map((problem) => html`<li>${describeProblem(problem)}</li>`)}</ul>
<p>The site comes back when they are corrected.</p>`,
		html`<meta http-equiv="refresh" content="2">`,
	);

/**
 * The address by which Next knows a page: pages lie below their language (`app/[language]`). As in the export, those of
 * the original are also at the top.
 */
function belowLanguage(url: string, languages: string[]): string {
	const [path = ""] = url.split("?", 1);
	const isBelow = languages.includes(path.split("/")[1] ?? "");
	return isBelow || !/\/$|^\/search\.json$/.test(path) ? url : `/${languages[0]}${url}`;
}

/** Opens an address in the browser if the command runs in a terminal. Errors are ignored: the address is also printed. */
function openInBrowser(url: string): void {
	if (!process.stdout.isTTY) return;
	const commands: Partial<Record<NodeJS.Platform, string[]>> = { darwin: ["open"], win32: ["cmd", "/c", "start", ""] };
	const [command = "", ...args] = commands[process.platform] ?? ["xdg-open"];
	const child = spawn(command, [...args, url], { stdio: "ignore", detached: true });
	child.once("error", () => {});
	child.unref();
}

const root = process.cwd();
Object.assign(process.env, embeddedMailbox, { NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" });
const updateAssets = assetUpdater(root);
const app = new Hono<NodeEnv>();
const server = createServer(app);
// The folder is written as the root in next.config.ts is, which must contain it.
const nextApp = next({ dev: true, dir: realpathSync(root), httpServer: server, turbopack: true });
const handlePage = nextApp.getRequestHandler();

app.route("/", mailboxRoutes(".mailbox"));
app.route("/", editorServer(root));
app.all("*", async (c) => {
	// Next's own scripts and its connection for code changes do not depend on the content.
	if (!/^\/(_next\/|__nextjs)/.test(c.req.path)) {
		const { mistakes, languages } = await updateAssets();
		if (mistakes) return c.html(mistakesPage(mistakes), 500);
		c.env.incoming.url = belowLanguage(c.env.incoming.url ?? "", languages);
	}
	await handlePage(c.env.incoming, c.env.outgoing);
	return RESPONSE_ALREADY_SENT;
});

const port = portOrExit();
await Promise.all([updateAssets(), nextApp.prepare()]);
const url = await listen(server, port, process.env.HOST || undefined);
console.log(`Site     ${url}/`);
console.log(`Mailbox  ${url}/mailbox/`);
console.log(`Editor   ${url}/admin/`);
if (process.argv.includes("--edit")) openInBrowser(`${url}/admin/`);
