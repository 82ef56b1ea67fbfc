import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { TestContext } from "node:test";
import { expect } from "@playwright/test";
import { readContent } from "@/lib/content/load";
import { ContentError, type Problem } from "@/lib/content/problem";
import { checkedContent } from "@/scripts/content/checked-content";
import { smallClinicFiles } from "./small-clinic/files";
import { temporaryFolder } from "./temporary-folder";

export type ContentCopy = {
	/** A folder with content and public files, for one test to change. */
	folder: string;
	/** Replaces the first `old` in a file by `text`, as someone editing it would. */
	edit(file: string, old: string, text: string): void;
	/** The text of a file. */
	read(file: string): string;
	/** Writes a file, in a new folder if need be. */
	write(file: string, data: string | Buffer): void;
	/** The line, counted from 1, at which `text` begins in a file; for two such places, the last. */
	lineOf(file: string, text: string): number;
	/** The same place as `line:column`. */
	placeOf(file: string, text: string): string;
	/** What the loader finds wrong. */
	problems(): Problem[];
	/** What the check finds wrong, in pictures and films, too. */
	allProblems(): Promise<Problem[]>;
};

/** The mistakes that an error lists; any other error is one of ours. */
function problemsOf(error: unknown): Problem[] {
	if (error instanceof ContentError) return error.problems;
	throw error;
}

/**
 * Content in a folder of one test alone, which goes when the test is over.
 * @param files what stands in it at first, by path; the small clinic's unless given
 */
export function contentCopy(t: TestContext, files: Record<string, string | Buffer> = smallClinicFiles): ContentCopy {
	const folder = temporaryFolder(t);
	const write: ContentCopy["write"] = (file, data) => {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), data);
	};
	for (const [file, data] of Object.entries(files)) write(file, data);
	const read = (file: string) => readFileSync(join(folder, file), "utf8");
	return {
		folder,
		read,
		write,
		edit(file, old, text) {
			expect(read(file), `${file} must hold what the test changes`).toContain(old);
			write(
				file,
				read(file).replace(old, () => text),
			);
		},
		lineOf(file, text) {
			expect(read(file), `${file} must hold what the test looks for`).toContain(text);
			return read(file).slice(0, read(file).lastIndexOf(text)).split("\n").length;
		},
		placeOf(file, text) {
			const before = read(file).slice(0, read(file).lastIndexOf(text)).split("\n");
			expect(read(file), `${file} must hold what the test looks for`).toContain(text);
			return `${before.length}:${(before.at(-1) ?? "").length + 1}`;
		},
		problems: () => readContent(folder).problems,
		allProblems: () =>
			checkedContent(folder).then(
				() => [],
				(error) => problemsOf(error),
			),
	};
}
