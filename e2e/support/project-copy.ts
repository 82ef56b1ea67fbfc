import { cp, link, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a fresh clone does not have, but for the cache of pictures and fonts; and the packages, which are linked. */
const left = new Set([".git", ".export", ".mailbox", ".next", "hosting", "node_modules", "out", "test-results"]);

/** Makes hard links to a folder's files, which take no room; bundlers follow no symbolic link to a whole folder. */
async function linkFiles(from: string, to: string): Promise<void> {
	await mkdir(to);
	for (const entry of await readdir(from, { withFileTypes: true })) {
		const [source, target] = [join(from, entry.name), join(to, entry.name)];
		if (entry.isDirectory()) await linkFiles(source, target);
		else if (entry.isSymbolicLink()) await cp(source, target, { verbatimSymlinks: true });
		// On another disk than the copy, a file has to be copied.
		else await link(source, target).catch(() => cp(source, target));
	}
}

/** A copy of the project with its packages, in a folder of its own, for a test to change and run. */
export async function copyProject(): Promise<{ folder: string; remove(): Promise<void> }> {
	const folder = await mkdtemp(join(tmpdir(), "project-"));
	for (const name of await readdir(".")) {
		if (!left.has(name)) await cp(name, join(folder, name), { recursive: true });
	}
	await linkFiles("node_modules", join(folder, "node_modules"));
	return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}
