import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The folder of its host in which a finished site expects to stand, such as `/website`; "" at the top.
 * @param root the site's files; its web app manifest says where it starts, and a site without one stands at the top
 */
export function siteFolder(root: string): string {
	try {
		const { start_url } = JSON.parse(readFileSync(join(root, "manifest.webmanifest"), "utf8"));
		return String(start_url).replace(/\/$/, "");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
		throw error;
	}
}
