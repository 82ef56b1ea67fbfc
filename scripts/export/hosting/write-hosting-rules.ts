import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { getContent } from "@/lib/content";
import { paths, routeTable } from "@/lib/routes";
import { apacheRules } from "./apache";
import { caddyRules } from "./caddy";
import { nginxRules } from "./nginx";

/** Folders of the export in which no page stands, as paths of the site. */
function foldersWithoutPage(out: string): string[] {
	return readdirSync(out, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((folder) => !existsSync(join(folder, "index.html")))
		.map((folder) => `/${folder.slice(out.length + 1).replaceAll("\\", "/")}/`)
		.sort();
}

/**
 * Writes what makes a host serve the site as it should (`docs/hosting.md`): `.htaccess` into the export, and files for
 * nginx and Caddy into `hosting/`, a folder made anew.
 */
export function writeHostingRules(root: string, out: string): void {
	const pages = routeTable(getContent())
		.map(({ path }) => path)
		.filter((path) => path !== paths.home);
	const hosting = join(root, "hosting");
	rmSync(hosting, { recursive: true, force: true });
	mkdirSync(hosting);
	writeFileSync(join(out, ".htaccess"), apacheRules(pages, foldersWithoutPage(out)));
	writeFileSync(join(hosting, "nginx.conf"), nginxRules(pages));
	writeFileSync(join(hosting, "caddy.conf"), caddyRules(pages));
}
