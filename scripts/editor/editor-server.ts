import { mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Backend } from "@sveltia/cms";
import { Hono } from "hono";
import { readContentFiles } from "@/lib/content/load";
import { editorConfig } from "@/scripts/editor/config";
import type { NodeEnv } from "../server/listen";
import { bundleEditor } from "./bundle-editor";
import { EDITOR_FILES, EDITOR_FOLDER, editorPage } from "./editor-page";

const headers = {
	"Cache-Control": "no-store",
	"X-Content-Type-Options": "nosniff",
	"X-Frame-Options": "DENY",
	"X-Robots-Tag": "noindex",
};

/**
 * The editor in development, at `/admin/`. The browser itself reads and writes the project's folder. The
 * configuration is made from the content in `site` at each request.
 */
export function editorServer(root: string, site = root): Hono<NodeEnv> {
	const folder = join(root, ".cache/editor");
	// Hono warns of folders that are missing.
	mkdirSync(folder, { recursive: true });
	let bundled: Promise<void> | undefined;
	const path = `/${EDITOR_FOLDER}`;
	const app = new Hono<NodeEnv>();

	app.use(`${path}/*`, async (c, next) => {
		await next();
		for (const [name, value] of Object.entries(headers)) c.header(name, value);
	});
	app.get(path, (c) => c.redirect(`${path}/`, 308));
	app.get(`${path}/`, async (c) => {
		bundled ??= bundleEditor(root, join(folder, EDITOR_FILES));
		await bundled;
		// Sveltia's local mode needs a backend in the configuration; it shows the repository's name.
		const backend: Backend = { name: "github", repo: `local/${basename(site)}`, auth_methods: ["token"] };
		return c.html(editorPage(editorConfig({ files: readContentFiles(site).files, backend })));
	});
	app.get(`${path}/*`, serveStatic({ root: folder, rewriteRequestPath: (file) => file.slice(path.length) }));
	app.all(`${path}/*`, (c) => c.text("Not found", 404));
	return app;
}
