import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, join } from "node:path";
import sirv from "sirv";
import { filesIn } from "@/lib/content/files";
import { readSources } from "@/lib/content/sources";
import { editorConfig } from "@/lib/editor/config";
import { respond } from "../preview/respond";
import { bundleEditor } from "./bundle-editor";
import { EDITOR_FILES, editorPage } from "./editor-page";

const headers = {
	"Cache-Control": "no-store",
	"X-Content-Type-Options": "nosniff",
	"X-Frame-Options": "DENY",
	"X-Robots-Tag": "noindex",
};

/**
 * Serves the editor in development, at `/admin/`. The browser itself reads and writes the project's folder, so this server
 * has nothing to save. The configuration is made from the content each time the page is opened.
 * @param root the repository's root
 * @returns a function that answers a request and returns whether it was one for the editor
 */
export function editorServer(root: string) {
	const folder = join(root, ".cache/editor");
	const serveFile = sirv(folder, { dev: true });
	let bundled: Promise<void> | undefined;

	return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
		const { pathname } = new URL(req.url ?? "/", "http://localhost");
		if (pathname !== "/admin" && !pathname.startsWith("/admin/")) return false;
		if (pathname === "/admin") respond(res, 308, "", { ...headers, Location: "/admin/" });
		else if (pathname === "/admin/") {
			bundled ??= bundleEditor(root, join(folder, EDITOR_FILES));
			await bundled;
			const config = editorConfig({
				sources: readSources(root).sources,
				files: filesIn(root, "content"),
				// Sveltia's local mode needs a backend in the configuration; it shows the repository's name.
				backend: { name: "github", repo: `local/${basename(root)}`, auth_methods: ["token"] },
			});
			respond(res, 200, editorPage(config), { ...headers, "Content-Type": "text/html; charset=utf-8" });
		} else {
			req.url = req.url?.slice("/admin".length);
			serveFile(req, res, () => respond(res, 404, "Not found", headers));
		}
		return true;
	};
}
