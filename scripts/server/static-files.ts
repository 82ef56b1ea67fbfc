import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { notFoundPage } from "@/lib/model/routes";
import { contentType, fileTypes, hashedFolders, immutable, revalidate } from "../pipeline/export/hosting/file-types";
import type { NodeEnv } from "./listen";

const hashed = new RegExp(`^/(${hashedFolders.join("|")})/`);

/** The folder of the host for which a site was built, by its manifest, such as `/website`; "" for the top. */
export function siteFolder(root: string): string {
	try {
		const { start_url } = JSON.parse(readFileSync(join(root, "manifest.webmanifest"), "utf8"));
		return String(start_url).replace(/\/$/, "");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
		throw error;
	}
}

/**
 * Serves a site in a folder of the host, as a static host does: `/path` and `/path/` both return `path/index.html`; an
 * unknown path returns `404.html` in its language. Compressed files are preferred.
 */
export function staticFiles(root: string, folder = ""): Hono<NodeEnv> {
	const app = new Hono<NodeEnv>();
	if (folder) {
		app.get("/", (c) => c.redirect(`${folder}/`));
		app.get(folder, (c) => c.redirect(`${folder}/`));
	}
	app.get(`${folder}/*`, etag(), async (c) => {
		const path = decodedPath(new URL(c.req.url).pathname.slice(folder.length));
		// The tag is weak, so it can say of no part that the file is the same (RFC 9110, section 13.1.5).
		if (c.req.header("If-Range")) c.req.raw.headers.delete("Range");
		const serve = serveStatic<NodeEnv>({ root, path, precompressed: true });
		const response = path === undefined ? undefined : await serve(c, async () => {});
		if (!path || !response) {
			return c.html(await readNotFoundPage(root, path), 404, { "Cache-Control": revalidate });
		}
		const { headers } = response;
		const ending = path.slice(path.lastIndexOf("/") + 1).match(/\.(\w+)$/)?.[1] ?? "html";
		const type = new Map(Object.entries<string>(fileTypes)).get(ending);
		if (type) headers.set("Content-Type", contentType(type));
		headers.set("Cache-Control", hashed.test(path) ? immutable : revalidate);
		const size = (headers.get("Content-Range") ?? headers.get("Content-Length"))?.split("/").pop();
		headers.set("ETag", `W/"${Date.parse(headers.get("Last-Modified") ?? "").toString(36)}-${size}"`);
		return response;
	});
	app.get("*", (c) => c.text(`The site is in ${folder}/`, 404));
	app.all("*", (c) => c.text("Method Not Allowed", 405, { Allow: "GET, HEAD" }));
	return app;
}

/** The path without percent-encoding; `undefined` if no file of a site can have it. */
function decodedPath(path: string): string | undefined {
	try {
		const segments = path.split("/").map(decodeURIComponent);
		const isHidden = (segment: string) => segment.startsWith(".") && segment !== ".well-known";
		if (segments.some((segment) => /[/\\\0]/.test(segment) || isHidden(segment))) return undefined;
		// Servers send files that the build has compressed in place of the originals.
		return /\.(br|gz)$/.test(path) ? undefined : segments.join("/").normalize();
	} catch {
		return undefined; // malformed percent-encoding
	}
}

async function readNotFoundPage(root: string, path = ""): Promise<string> {
	const [, first = ""] = path.split("/");
	const inLanguage = readFile(join(root, /^[a-z]{2,3}$/.test(first) ? first : "", notFoundPage.file), "utf8");
	return inLanguage.catch(() => readFile(join(root, notFoundPage.file), "utf8")).catch(() => "Not Found");
}
