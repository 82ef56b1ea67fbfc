import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "@/lib/content/files";
import { loadContent } from "@/lib/content/load";
import { paths, routeTable } from "@/lib/site/routes";
import { apacheRules } from "./apache";
import { caddyRules } from "./caddy";
import { cloudflareHeaders, cloudflareRedirects, headersFile } from "./cloudflare";
import { cloudFrontFunction } from "./cloudfront";
import { firebaseRules } from "./firebase";
import { nginxRules } from "./nginx";
import { s3Upload } from "./s3";
import { vercelRules } from "./vercel";

/** The folders above these files in which no page stands, as paths of the site. */
function foldersWithoutPage(files: string[]): string[] {
	const parents = (file: string) => file.split("/").map((_, depth, parts) => parts.slice(0, depth).join("/"));
	const folders = new Set(files.flatMap(parents).filter((folder) => folder !== ""));
	return [...folders].filter((folder) => !files.includes(`${folder}/index.html`)).map((folder) => `/${folder}/`);
}

/**
 * Writes what makes a host serve the site as it should (`docs/hosting.md`, `docs/publishing.md`): `.htaccess` and
 * `.nojekyll` into the export, and a file or two for each other host into `hosting/`, a folder made anew.
 */
export function writeHostingRules(root: string, out: string): void {
	const content = loadContent(root);
	const host = new URL(content.clinic.site).hostname;
	const pages = routeTable(content)
		.map(({ path }) => path)
		.filter((path) => path !== paths.home);
	const hosting = join(root, "hosting");
	rmSync(hosting, { recursive: true, force: true });
	mkdirSync(hosting);
	writeFileSync(join(out, ".htaccess"), apacheRules(pages, foldersWithoutPage(filesBelow(out)), host));
	// Without this file, GitHub Pages leaves out folders whose names begin with "_" when it publishes from a branch.
	writeFileSync(join(out, ".nojekyll"), "");
	const files = {
		"nginx.conf": nginxRules(pages, host),
		"caddy.conf": caddyRules(pages, host),
		_headers: cloudflareHeaders(host),
		"netlify.headers": headersFile(),
		_redirects: cloudflareRedirects(pages),
		"vercel.json": vercelRules(host),
		"firebase.json": firebaseRules(pages),
		"cloudfront.js": cloudFrontFunction(pages),
		"s3.sh": s3Upload(),
	};
	for (const [name, text] of Object.entries(files)) writeFileSync(join(hosting, name), text);
}
