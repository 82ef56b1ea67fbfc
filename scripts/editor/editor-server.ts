import { randomBytes, timingSafeEqual } from "node:crypto";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { type ContentError, describeProblem } from "@/lib/content/problem";
import { isLocal, type NodeEnv } from "../server/listen";
import { bundleEditor } from "./bundle-editor";
import { openChanges } from "./changes";
import { editableFiles, markOf, RefusedFile, readEditable } from "./content-files";
import { localSettings } from "./editor-config";
import { editorPage } from "./editor-page";
import { editorPolicy } from "./editor-policy";
import { EDITOR_FILES, type ListedFile, TOKEN_HEADER } from "./page-and-server";

const headers = {
	"Cache-Control": "no-store",
	"Cross-Origin-Resource-Policy": "same-origin",
	"X-Content-Type-Options": "nosniff",
	"X-Frame-Options": "DENY",
	"X-Robots-Tag": "noindex",
};

/** Whether a request was made by the editor's own page: its origin, and the token that only this page was given. */
function isFromPage({ host, origin, "sec-fetch-site": site, ...others }: IncomingHttpHeaders, token: string): boolean {
	if (origin !== undefined && origin !== `http://${host}`) return false;
	if (site !== undefined && site !== "same-origin") return false;
	const [given, expected] = [Buffer.from(String(others[TOKEN_HEADER] ?? "")), Buffer.from(token)];
	return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * The editor on this machine: its page at `/admin/`, and the API of that page. It edits the files under `content/` and
 * `public/films/`, and keeps their earlier versions.
 * @param root the repository's root
 * @param check returns the mistakes of the current content
 * @param options.token by which the page's own requests are known
 * @param options.together as for `openChanges`
 */
export function editorServer(
	root: string,
	check: () => Promise<ContentError | undefined>,
	{ token = randomBytes(24).toString("base64url"), together }: { token?: string; together?: number } = {},
): Hono<NodeEnv> {
	const changes = openChanges(root, together);
	const folder = join(root, ".cache/editor");
	let bundled: Promise<void> | undefined;
	const app = new Hono<NodeEnv>();

	app.onError((error, c) => {
		if (!(error instanceof RefusedFile)) throw error;
		return c.text(error.message, error.status, headers);
	});
	app.use("/admin/*", async (c, next) => {
		if (!isLocal(c.env.incoming)) return c.text("The editor is open only on the machine that runs it", 403, headers);
		await next();
		for (const [name, value] of Object.entries(headers)) c.header(name, value);
	});
	app.use("/admin/api/*", async (c, next) => {
		if (!isFromPage(c.env.incoming.headers, token)) return c.text("Reload the editor's page", 403);
		await next();
	});

	app.get("/admin/api/files", async (c) => {
		const listed = editableFiles(root).map(async (file): Promise<ListedFile> => {
			const { size, mtimeMs } = statSync(join(root, file));
			return { file, size, modified: Math.round(mtimeMs), mark: markOf(await readFile(join(root, file))) };
		});
		return c.json(await Promise.all(listed));
	});
	app.get("/admin/api/changes", async (c) => c.json(await changes.list()));
	app.get("/admin/api/mistakes", async (c) => c.json((await check())?.problems.map(describeProblem) ?? []));
	app.post("/admin/api/undo", async (c) => c.json(await changes.undo(c.req.query("id") ?? "")));
	app.get("/admin/api/file", async (c) => {
		const file = c.req.query("path") ?? "";
		const bytes = await readEditable(root, file);
		if (!bytes) throw new RefusedFile(404, `There is no ${file}`);
		return c.body(new Uint8Array(bytes), 200, { "Content-Type": "application/octet-stream", ETag: markOf(bytes) });
	});
	app.on(["PUT", "DELETE"], "/admin/api/file", async (c) => {
		const body = c.req.method === "PUT" ? Buffer.from(await c.req.arrayBuffer()) : undefined;
		const mark = await changes.write(c.req.query("path") ?? "", body, c.req.header("If-Match") ?? null);
		return c.text("", 200, mark ? { ETag: mark } : {});
	});

	app.get("/admin", (c) => c.redirect("/admin/", 308));
	app.get("/admin/", async (c) => {
		bundled ??= bundleEditor(root, join(folder, EDITOR_FILES), "local");
		await bundled;
		return c.html(editorPage({ ...localSettings(root), token }, editorPolicy({ connect: [], images: [] })));
	});
	app.get("/admin/*", serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice("/admin".length) }));
	app.all("/admin/*", (c) => c.text("There is nothing here", 404));
	return app;
}
