import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { loadContent } from "@/lib/content/load";
import { ContentError, type Problem } from "@/lib/content/problem";
import { checkedContent } from "@/scripts/content/checked-content";

/** Folders of pictures and films; what is in them no test changes, but it may add to them. */
const shown = ["public", join("content", "plates"), join("content", "photos")];

/** Makes a folder in `copy` with all that it holds here: folders as links, files themselves. */
async function linkWhatIsIn(path: string, copy: string): Promise<void> {
	await mkdir(join(copy, path), { recursive: true });
	for (const entry of await readdir(path, { withFileTypes: true })) {
		const target = join(copy, path, entry.name);
		if (entry.isDirectory()) await symlink(join(process.cwd(), path, entry.name), target, "junction");
		else await cp(join(path, entry.name), target);
	}
}

type ContentCopy = {
	/** A folder with a copy of the content, and the public files, for one test to spoil. */
	folder: string;
	/** Replaces the first `old` in a file by `text`, as someone editing it would. */
	edit(file: string, old: string, text: string): Promise<void>;
	/** Writes a file, in a new folder if need be. */
	write(file: string, data: string | Buffer): Promise<void>;
	/** The line, counted from 1, at which `text` begins in a file; for two such places, the last. */
	lineOf(file: string, text: string): Promise<number>;
	/** What the loader finds wrong. */
	problems(): Problem[];
	/** What the check finds wrong, in pictures and films, too. */
	allProblems(): Promise<Problem[]>;
	/** Runs one of our scripts in the folder, with the installed packages. */
	run(script: string): Promise<SpawnSyncReturns<string>>;
};

/** The mistakes that an error lists; any other error is one of ours. */
function problemsOf(error: unknown): Problem[] {
	if (error instanceof ContentError) return error.problems;
	throw error;
}

/** Playwright's `test` with a copy of the content for each test alone. */
export const test = base.extend<ContentCopy>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
	folder: async ({}, use) => {
		const folder = await mkdtemp(join(tmpdir(), "content-"));
		await cp("content", join(folder, "content"), {
			recursive: true,
			filter: (path) => !shown.includes(path) && !path.endsWith("schemas"),
		});
		for (const path of shown) if (existsSync(path)) await linkWhatIsIn(path, folder);
		await use(folder);
		await rm(folder, { recursive: true });
	},
	edit: async ({ folder }, use) =>
		use(async (file, old, text) => {
			const before = await readFile(join(folder, file), "utf8");
			expect(before, `${file} must hold what the test changes`).toContain(old);
			await writeFile(
				join(folder, file),
				before.replace(old, () => text),
			);
		}),
	write: async ({ folder }, use) =>
		use(async (file, data) => {
			await mkdir(dirname(join(folder, file)), { recursive: true });
			await writeFile(join(folder, file), data);
		}),
	lineOf: async ({ folder }, use) =>
		use(async (file, text) => {
			const all = await readFile(join(folder, file), "utf8");
			expect(all, `${file} must hold what the test looks for`).toContain(text);
			return all.slice(0, all.lastIndexOf(text)).split("\n").length;
		}),
	problems: async ({ folder }, use) =>
		use(() => {
			try {
				loadContent(folder);
				return [];
			} catch (error) {
				return problemsOf(error);
			}
		}),
	allProblems: async ({ folder }, use) =>
		use(() =>
			checkedContent(folder).then(
				() => [],
				(error) => problemsOf(error),
			),
		),
	run: async ({ folder }, use) =>
		use(async (script) => {
			const here = process.cwd();
			const packages = join(folder, "node_modules");
			if (!existsSync(packages)) await symlink(join(here, "node_modules"), packages, "junction");
			return spawnSync(process.execPath, ["--import", "tsx", join(here, script)], {
				cwd: folder,
				encoding: "utf8",
				env: { ...process.env, TSX_TSCONFIG_PATH: join(here, "tsconfig.json") },
			});
		}),
});

export { expect };
