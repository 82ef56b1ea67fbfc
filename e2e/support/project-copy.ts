import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What a fresh clone does not have, but for the caches of pictures and fonts; and the packages, which are linked. */
const left = new Set([".git", ".export", ".mailbox", ".next", "hosting", "node_modules", "out", "test-results"]);

/** What Next has compiled already: a copy has nearly the same code. */
const COMPILED = ".next/cache";

/** Makes hard links to a folder's files, which take no room; bundlers follow no symbolic link to a whole folder. */
function linkFiles(from: string, to: string): void {
	mkdirSync(to);
	for (const entry of readdirSync(from, { withFileTypes: true })) {
		const [source, target] = [join(from, entry.name), join(to, entry.name)];
		if (entry.isDirectory()) linkFiles(source, target);
		else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
		else {
			try {
				linkSync(source, target);
			} catch {
				// On another disk than the copy.
				copyFileSync(source, target);
			}
		}
	}
}

/**
 * A copy of the project with its packages, in a folder of its own, for a test to change and run. It lies where a build
 * may go wrong: the folder's name is in Devanagari, and a lock file of another project is above it.
 */
export async function copyProject(): Promise<{ folder: string; remove(): Promise<void> }> {
	const above = await mkdtemp(join(tmpdir(), "project-"));
	writeFileSync(join(above, "package-lock.json"), "{}");
	const folder = join(above, "क्लिनिक");
	const copied = readdirSync(".").filter((name) => !left.has(name));
	for (const name of [...copied, ...(existsSync(COMPILED) ? [COMPILED] : [])]) {
		cpSync(name, join(folder, name), { recursive: true });
	}
	linkFiles("node_modules", join(folder, "node_modules"));
	return { folder, remove: () => rm(above, { recursive: true, force: true, maxRetries: 5 }) };
}
