import assert from "node:assert/strict";
import { test } from "node:test";
import { describeProblem, type Problem } from "@/lib/content/problem";
import { assertMatches, contentCopy } from "./content-copy";

/**
 * One edit of a file: the text replaced, its replacement, and the problems that the check must then report, each as
 * `field: message`. `▸` in the replacement marks the position of the first problem; in a message, `…` is any text and
 * `§4` the field `details.sections[4]`.
 */
export type Edit = [old: string, replacement: string, ...problems: string[]];

/**
 * Tests that each edit of a file is reported with these problems and no others.
 * @param text of a file that the small clinic does not have
 */
export function reports(what: string, file: string, edits: Edit[], text?: string): void {
	test(what, (t) => {
		const { read, write, problems } = contentCopy(t);
		if (text) write(file, text);
		const original = read(file);
		for (const [old, replacement, ...expected] of edits) {
			assert.ok(original.includes(old), old);
			const [before = "", after] = original.replace(old, () => replacement).split("▸");
			write(file, before + (after ?? ""));
			const found = problems();
			const listed = `${replacement}\n${found.map(describeProblem).join("\n")}`;
			assert.equal(found.length, expected.length, listed);
			for (const [index, problem] of found.entries()) {
				assert.equal(problem.file, file, listed);
				assertMatches(`${problem.field}: ${problem.message}`, expected[index] ?? "");
			}
			const lines = before.split("\n");
			const position = `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
			if (after !== undefined) assert.equal(`${found[0]?.line}:${found[0]?.column}`, position, listed);
		}
	});
}

/** The files and fields with problems. */
export const fieldsOf = (problems: Problem[]) => problems.map(({ file, field }) => `${file} ${field}`).join();

/** The file and the text of a page of the clinic's own, for tests to add. */
export const ownPage = "content/pages/insurance.md";
export const page = `---
heading: Insurance
summary: What an insurer pays, what you bring along, and who helps you with the papers at the desk in the hall.
author: dr-asha-rao
---

Text of [ours](/about/about-clinic/).
`;
