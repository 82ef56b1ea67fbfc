import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

/** The site as hosts and the preview take it, from the repository's root. */
const SITE = "out";
/** What a build works in; beside `out/`, so that folders change place by their names alone. */
const WORK = ".export";
/** Where an export lies until it is finished, from the repository's root. */
const UNFINISHED = `${WORK}/site`;
/** Where the site of before lies between the two renames. */
const BEFORE = `${WORK}/before`;

/** Makes room for a new export. Where a build was ended between the two renames, the site of before is brought back. */
function makeRoom(root: string): void {
	const [site, before] = [join(root, SITE), join(root, BEFORE)];
	if (!existsSync(site) && existsSync(before)) renameSync(before, site);
	rmSync(join(root, WORK), { recursive: true, force: true });
}

/** Puts the finished export in the place of `out/`; where that fails, the site of before is in its place again. */
function putInPlace(root: string): void {
	const [site, before] = [join(root, SITE), join(root, BEFORE)];
	const replaces = existsSync(site);
	if (replaces) renameSync(site, before);
	try {
		renameSync(join(root, UNFINISHED), site);
	} catch (error) {
		if (replaces) renameSync(before, site);
		throw error;
	}
	rmSync(join(root, WORK), { recursive: true, force: true });
}

/**
 * Makes a new site aside and puts it in the place of `out/` once it is finished, by two renames: whatever ends the build,
 * the site is that of before or the new one, and never half written.
 * @param root the repository's root
 * @param make writes the site into a folder, which it is given as a path from the root
 * @throws what `make` throws, or if a folder cannot be renamed; the site of before is then as it was
 */
export async function replaceSite(root: string, make: (folder: string) => Promise<void>): Promise<void> {
	makeRoom(root);
	await make(UNFINISHED);
	putInPlace(root);
}
