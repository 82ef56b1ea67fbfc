import { showInvisible } from "../text/invisible";

/** The path of a field in its file, such as `["faqs", 0, "answer"]`. */
export type FieldPath = readonly PropertyKey[];

/** A position in a file; the first line and the first column are 1. */
export type Position = { line: number; column: number };

/** A line of a file, or a part of one, as written, and its position. */
export type LineAtPosition = Position & { text: string };

/** `["faqs", 0, "answer"]` as `faqs[0].answer`. */
export function fieldName(path: FieldPath): string {
	return path
		.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
		.join("")
		.replace(/^\./, "");
}

/** The lines of a text between two offsets, each with its position. */
export function linesBetween(text: string, start: number, end: number): LineAtPosition[] {
	const before = text.slice(0, start).split("\n");
	const column = (before.at(-1) ?? "").length + 1;
	return text
		.slice(start, end)
		.split("\n")
		.map((line, index) => ({ text: line, line: before.length + index, column: index === 0 ? column : 1 }));
}

/** The position of the first occurrence of `words` in lines; undefined if there is none. */
export function positionOfWords(lines: LineAtPosition[], words: string): Position | undefined {
	for (const { text, line, column } of lines) {
		const index = text.indexOf(words);
		if (index >= 0) return { line, column: column + index };
	}
	return undefined;
}

/** A mistake in a content file: its position and what was expected there. */
export type Problem = {
	file: string;
	/** First line is 1. */
	line: number;
	/** First column is 1. */
	column: number;
	/** Path to the field, for example `details.sections[4].faqs[0].answer`; empty for the whole file. */
	field: string;
	message: string;
};

/** A problem of a whole file. */
export const fileProblem = (file: string, message: string): Problem => ({
	file,
	line: 1,
	column: 1,
	field: "",
	message,
});

/**
 * A problem as one line, `file:line:column field: message`; terminals and editors turn it into a link. Invisible
 * characters are named, because what differs by them looks alike.
 */
export function describeProblem({ file, line, column, field, message }: Problem): string {
	return showInvisible(`${file}:${line}:${column} ${field ? `${field}: ` : ""}${message}`);
}

/** Thrown when content has mistakes; its message lists every problem, one per line. */
export class ContentError extends Error {
	constructor(readonly problems: Problem[]) {
		const count = problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`;
		super(`${count} in the content:\n${problems.map(describeProblem).join("\n")}`);
		this.name = "ContentError";
	}
}
