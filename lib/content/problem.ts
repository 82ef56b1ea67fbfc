import { showInvisible } from "../text/invisible";

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
