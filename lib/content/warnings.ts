import { notesOn } from "./notes";
import { describeProblem, type Problem } from "./problem";
import type { Sources } from "./sources";
import { textWarnings } from "./text-warnings";
import { unusedFiles } from "./unused-files";

/**
 * Warnings: content that is valid but needs an editor's attention.
 * @param root the repository's root
 * @param sources content without mistakes
 * @param today in the clinic's time zone, as `2026-11-21`
 */
export const warningsOn = (root: string, sources: Sources, today: string): Problem[] => [
	...notesOn(sources, today),
	...textWarnings(sources),
	...unusedFiles(root, sources),
];

/** `no warnings`, `1 warning`, `3 warnings`. */
export const countOfWarnings = ({ length }: Problem[]): string =>
	length === 0 ? "no warnings" : length === 1 ? "1 warning" : `${length} warnings`;

/** Warnings below a heading, one per line. */
export const describeWarnings = (warnings: Problem[]): string =>
	`${countOfWarnings(warnings)}, which stop nothing:\n${warnings.map(describeProblem).join("\n")}`;
