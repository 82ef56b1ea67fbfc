import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "@/lib/content/files";
import { loadContent } from "@/lib/content/load";
import { paths, routeTable } from "@/lib/site/routes";
import { apacheRules } from "./apache";
import { caddyRules } from "./caddy";
import { nginxRules } from "./nginx";

/** The folders above these files in which no page stands, as paths of the site. */
function foldersWithoutPage(files: string[]): string[] {
	const parents = (file: string) => file.split("/").map((_, depth, parts) => parts.slice(0, depth).join("/"));
	const folders = new Set(files.flatMap(parents).filter((folder) => folder !== ""));
	return [...folders].filter((folder) => !files.includes(`${folder}/index.html`)).map((folder) => `/${folder}/`);
}

/**
 * Writes what makes a host serve the site as it should (`docs/hosting.md`): `.htaccess` into the export, and files for
 * nginx and Caddy into `hosting/`, a folder made anew.
 */
export function writeHostingRules(root: string, out: string): void {
	const pages = routeTable(loadContent(root))
		.map(({ path }) => path)
		.filter((path) => path !== paths.home);
	const hosting = join(root, "hosting");
	rmSync(hosting, { recursive: true, force: true });
	mkdirSync(hosting);
	writeFileSync(join(out, ".htaccess"), apacheRules(pages, foldersWithoutPage(filesBelow(out))));
	writeFileSync(join(hosting, "nginx.conf"), nginxRules(pages));
	writeFileSync(join(hosting, "caddy.conf"), caddyRules(pages));
}
