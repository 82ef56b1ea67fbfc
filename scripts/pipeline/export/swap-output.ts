import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/** The finished site. */
const SITE = "out";
/** The folder in which a build works, on the same disk as the site so that folders can be renamed. */
const WORK = ".export";
const EXPORT = `${WORK}/site`;
/** The earlier site, between the two renames. */
const BEFORE = `${WORK}/before`;

/**
 * Lets `make` write a new site into a folder, then replaces the old site by two renames. The site is always complete,
 * even if the build is interrupted; if a rename fails, the old site stays.
 */
export async function replaceSite(root: string, make: (folder: string) => Promise<void>): Promise<void> {
	const [site, work, before] = [SITE, WORK, BEFORE].map((folder) => join(root, folder)) as [string, string, string];
	// A build may have been killed between the renames.
	if (!existsSync(site) && existsSync(before)) renameSync(before, site);
	rmSync(work, { recursive: true, force: true });
	await make(EXPORT);
	const replaces = existsSync(site);
	if (replaces) renameSync(site, before);
	try {
		renameSync(join(root, EXPORT), site);
	} catch (error) {
		if (replaces) renameSync(before, site);
		throw error;
	}
	rmSync(work, { recursive: true, force: true });
}
