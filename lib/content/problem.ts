/** One mistake in a content file: where it is and what was expected there. */
export type Problem = {
	/** Path from the repository's root. */
	file: string;
	/** First line is 1. */
	line: number;
	/** First column is 1. */
	column: number;
	/** Path to the field, for example `details.sections[4].faqs[0].answer`; empty for the whole file. */
	field: string;
	message: string;
};

/** A problem as one line: `file:line:column field: message`, which terminals and editors can jump to. */
export function describeProblem({ file, line, column, field, message }: Problem): string {
	return `${file}:${line}:${column} ${field ? `${field}: ` : ""}${message}`;
}

/** Thrown when content cannot be used; its message lists every problem found, one per line. */
export class ContentError extends Error {
	constructor(readonly problems: Problem[]) {
		const count = problems.length === 1 ? "1 mistake" : `${problems.length} mistakes`;
		super(`${count} in the content:\n${problems.map(describeProblem).join("\n")}`);
		this.name = "ContentError";
	}
}
