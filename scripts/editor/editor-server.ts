import { randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { type ContentError, describeProblem } from "@/lib/content/problem";
import { readBody } from "../preview/body";
import { respond } from "../preview/respond";
import { bundleEditor } from "./bundle-editor";
import { openChanges } from "./changes";
import { editableFiles, LARGEST_FILE, markOf, RefusedFile, readEditable } from "./content-files";
import { localSettings } from "./editor-config";
import { editorPage } from "./editor-page";
import { editorPolicy } from "./editor-policy";
import { isFromHere, isFromPage } from "./guard";
import { EDITOR_FILES, type ListedFile } from "./page-and-server";

const headers = {
	"Cache-Control": "no-store",
	"Cross-Origin-Resource-Policy": "same-origin",
	"X-Content-Type-Options": "nosniff",
	"X-Frame-Options": "DENY",
	"X-Robots-Tag": "noindex",
};

const API = "/admin/api/";

/**
 * The editor of this machine: its page at `/admin/`, and what the page asks for. It edits the files under `content/` and
 * `public/films/`, and keeps what they were.
 * @param root the repository's root
 * @param check says what is wrong with the content as it is now
 * @param options.token what the page proves by that a request is its own
 * @param options.together as for `openChanges`
 * @returns a function that answers a request, and says whether it was one for the editor
 */
export function editorServer(
	root: string,
	check: () => Promise<ContentError | undefined>,
	{ token = randomBytes(24).toString("base64url"), together }: { token?: string; together?: number } = {},
) {
	const changes = openChanges(root, together);
	const folder = join(root, ".cache/editor");
	let bundled: Promise<void> | undefined;
	const serveFile = sirv(folder, { dev: true });
	const json = (res: ServerResponse, data: unknown) =>
		respond(res, 200, JSON.stringify(data), { ...headers, "Content-Type": "application/json" });

	async function listed(file: string): Promise<ListedFile> {
		const { size, mtimeMs } = statSync(join(root, file));
		return { file, size, modified: Math.round(mtimeMs), mark: markOf(await readFile(join(root, file))) };
	}

	async function answerFile(req: IncomingMessage, res: ServerResponse, file: string): Promise<void> {
		if (req.method === "GET") {
			const bytes = await readEditable(root, file);
			if (!bytes) throw new RefusedFile(404, `There is no ${file}`);
			res.writeHead(200, { ...headers, "Content-Type": "application/octet-stream", ETag: markOf(bytes) });
			res.end(bytes);
			return;
		}
		const writes = req.method === "PUT";
		const body = writes ? await readBody(req, LARGEST_FILE, "The file is too large") : undefined;
		const mark = await changes.write(file, body, req.headers["if-match"] ?? null);
		respond(res, 200, "", { ...headers, ...(mark && { ETag: mark }) });
	}

	async function answerApi(req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> {
		const what = `${req.method} ${url.pathname.slice(API.length)}`;
		if (what === "GET files") json(res, await Promise.all(editableFiles(root).map(listed)));
		else if (what === "GET changes") json(res, await changes.list());
		else if (what === "GET mistakes") json(res, (await check())?.problems.map(describeProblem) ?? []);
		else if (what === "POST undo") json(res, await changes.undo(url.searchParams.get("id") ?? ""));
		else if (/^(GET|PUT|DELETE) file$/.test(what)) await answerFile(req, res, url.searchParams.get("path") ?? "");
		else respond(res, 404, "There is nothing here", headers);
	}

	async function answerPage(res: ServerResponse): Promise<void> {
		bundled ??= bundleEditor(root, join(folder, EDITOR_FILES), "local");
		await bundled;
		const page = editorPage({ ...localSettings(root), token }, editorPolicy({ connect: [], images: [] }));
		respond(res, 200, page, { ...headers, "Content-Type": "text/html; charset=utf-8" });
	}

	return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
		const url = new URL(req.url ?? "/", "http://localhost");
		if (url.pathname !== "/admin" && !url.pathname.startsWith("/admin/")) return false;
		const inApi = url.pathname.startsWith(API);
		try {
			if (!isFromHere(req)) respond(res, 403, "The editor is open only on the machine that runs it", headers);
			else if (inApi && !isFromPage(req, token)) respond(res, 403, "Reload the editor's page", headers);
			else if (inApi) await answerApi(req, res, url);
			else if (url.pathname === "/admin") respond(res, 308, "", { ...headers, Location: "/admin/" });
			else if (url.pathname === "/admin/") await answerPage(res);
			else {
				req.url = req.url?.slice("/admin".length);
				serveFile(req, res, () => respond(res, 404, "There is nothing here", headers));
			}
		} catch (error) {
			if (!(error instanceof RefusedFile)) throw error;
			respond(res, error.status, error.message, headers);
		}
		return true;
	};
}
