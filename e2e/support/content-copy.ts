import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test as base, expect } from "@playwright/test";
import { loadContent } from "@/lib/content/load";
import { ContentError, type Problem } from "@/lib/content/problem";

/** Folders that hold files only, which no test changes. */
const pictures = new Set([join("content", "plates"), join("content", "photos")]);

type ContentCopy = {
	/** A folder with a copy of the content, and the public files, for one test to spoil. */
	folder: string;
	/** Replaces the first `old` in a file by `text`, as someone editing it would. */
	edit(file: string, old: string, text: string): Promise<void>;
	/** Writes a file, in a new folder if need be. */
	write(file: string, text: string): Promise<void>;
	/** The line, counted from 1, at which `text` begins in a file; for two such places, the last. */
	lineOf(file: string, text: string): Promise<number>;
	/** What the loader finds wrong. */
	problems(): Problem[];
};

/** Playwright's `test` with a copy of the content for each test alone. */
export const test = base.extend<ContentCopy>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright requires the pattern
	folder: async ({}, use) => {
		const folder = await mkdtemp(join(tmpdir(), "content-"));
		await cp("content", join(folder, "content"), {
			recursive: true,
			filter: (path) => !pictures.has(path) && !path.endsWith("schemas"),
		});
		for (const path of ["public", ...pictures]) {
			if (existsSync(path)) await symlink(join(process.cwd(), path), join(folder, path), "junction");
		}
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
		use(async (file, text) => {
			await mkdir(dirname(join(folder, file)), { recursive: true });
			await writeFile(join(folder, file), text);
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
				if (error instanceof ContentError) return error.problems;
				throw error;
			}
		}),
});

export { expect };
