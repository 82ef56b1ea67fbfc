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
 * Writes a new site and then replaces the old one by two renames, so that the site is always the old one or the new one
 * as a whole, whatever interrupts the build.
 * @param make writes the site into a folder, which it gets as a path from the root
 * @throws what `make` throws, or if a folder cannot be renamed; the old site is then as it was
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
