import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, type YAMLParseError } from "yaml";
import type * as z from "zod";
import { type Field, fieldsThatMean } from "./fields";
import type { Problem } from "./problem";
import type { Meaning } from "./schema/meanings";
import { fillTokens, type Tokens } from "./tokens";

type FieldPath = readonly PropertyKey[];

/** A content file that was read, checked against its schema, and can still say where each field stands. */
export type Source<T> = {
	file: string;
	/** Undefined when the file does not fit its schema. */
	data: T | undefined;
	problems: Problem[];
	/** The fields of a meaning; none in a file with problems. */
	fields(means: Meaning): Field[];
	/** A problem in this file at the given field, to report what only shows across files. */
	problemAt(path: FieldPath, message: string): Problem;
	/** The lines of the file in which a field's text stands, as they are written there, with their numbers. */
	linesOf(path: FieldPath): { text: string; line: number }[];
};

/** `["faqs", 0, "answer"]` as `faqs[0].answer`. */
function fieldName(path: FieldPath): string {
	return path
		.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
		.join("")
		.replace(/^\./, "");
}

/** The line of the field, or of its nearest parent that is in the file. */
function lineOf(document: Document, lines: LineCounter, path: FieldPath): number {
	for (let length = path.length; length > 0; length--) {
		const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
		const key = path[length - 1];
		if (isMap(parent)) {
			const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
			if (pair && isNode(pair.key) && pair.key.range) return lines.linePos(pair.key.range[0]).line;
		}
		const node = document.getIn(path.slice(0, length), true);
		if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
	}
	return 1;
}

/** The lines of a text from one place in it to another, with their numbers. */
export function linesBetween(text: string, start: number, end: number): { text: string; line: number }[] {
	const first = text.slice(0, start).split("\n").length;
	return text
		.slice(start, end)
		.split("\n")
		.map((line, index) => ({ text: line, line: first + index }));
}

/** What is wrong with a file that is not YAML, for the mistake that is made most: a colon in bare words. */
function syntaxMessage({ code, message }: YAMLParseError): string {
	const reason = code === "BLOCK_AS_IMPLICIT_KEY" ? "words with a colon in them need quotes around them" : message;
	return `not valid YAML: ${reason.split("\n")[0]}`;
}

/** zod's issues as problems in the words of someone who edits content. */
function problemsOf(
	issues: z.core.$ZodIssue[],
	document: Document,
	problemAt: Source<unknown>["problemAt"],
): Problem[] {
	return issues.flatMap((issue) => {
		if (issue.code === "unrecognized_keys") {
			return issue.keys.map((key) => problemAt([...issue.path, key], "unknown field"));
		}
		if (issue.code === "invalid_union") {
			// Where the value is of a kind that was expected, its own mistakes say more than that none fits.
			const meant = issue.errors.find((errors) => errors.some(({ path }) => path.length > 0));
			const inPlace = meant?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
			if (inPlace) return problemsOf(inPlace, document, problemAt);
		}
		const missing = issue.path.length > 0 && document.getIn(issue.path) === undefined;
		const empty = document.getIn(issue.path) === "";
		return [problemAt(issue.path, missing ? "required" : empty ? "must not be empty" : issue.message)];
	});
}

/**
 * Checks the text of a YAML file against `schema`.
 * @param file the file's path from the repository's root, for its problems
 * @param tokens what `{tokens}` in its texts stand for; without them braces are left alone
 */
export function readYamlText<S extends z.ZodType>(
	file: string,
	text: string,
	schema: S,
	tokens?: Tokens,
): Source<z.output<S>> {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines });
	const problemAt: Source<unknown>["problemAt"] = (path, message) => ({
		file,
		line: lineOf(document, lines, path),
		field: fieldName(path),
		message,
	});
	const linesOf: Source<unknown>["linesOf"] = (path) => {
		const node = document.getIn(path, true);
		const [start, end] = (isNode(node) && node.range) || [0, 0];
		return linesBetween(text, start, end);
	};
	if (document.errors.length > 0) {
		const problems = document.errors.map((error) => ({
			file,
			line: error.linePos?.[0].line ?? 1,
			field: "",
			message: syntaxMessage(error),
		}));
		return { file, data: undefined, problems, fields: () => [], problemAt, linesOf };
	}
	const { filled, unknown } = tokens
		? fillTokens(document.toJS(), tokens)
		: { filled: document.toJS() as unknown, unknown: [] };
	const { data, error } = schema.safeParse(filled);
	const known = Object.keys(tokens ?? {}).join(", ");
	return {
		file,
		data,
		problems: [
			...unknown.map(({ token, path }) => problemAt(path, `{${token}} stands for nothing; there are ${known}`)),
			...(error ? problemsOf(error.issues, document, problemAt) : []),
		],
		fields: (means) => fieldsThatMean(means, schema, data),
		problemAt,
		linesOf,
	};
}

/** Reads the YAML file at `file`, a path from `root`, and checks it against `schema`; `tokens` as in `readYamlText`. */
export function readYaml<S extends z.ZodType>(
	root: string,
	file: string,
	schema: S,
	tokens?: Tokens,
): Source<z.output<S>> {
	return readYamlText(file, readFileSync(join(root, file), "utf8"), schema, tokens);
}
