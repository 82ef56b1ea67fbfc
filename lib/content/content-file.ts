import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from "yaml";
import * as z from "zod";
import type { Clinic } from "../model/schema/clinic";
import type { Emergency } from "../model/schema/emergency";
import type { FieldRole } from "../model/schema/field-roles";
import { fill } from "../text/fill";
import { unmeantCharacter } from "../text/invisible";
import { mapTexts, type TextAtPath, textsOf } from "../text/nested-texts";
import { readText } from "./files";
import {
	ContentError,
	type FieldPath,
	fieldName,
	type LineAtPosition,
	linesBetween,
	type Position,
	type Problem,
	positionOfWords,
} from "./problem";
import { type Field, fieldsByRole } from "./walk-schema";
import { splitMarkdown } from "./yaml-document";
import { NO_SPACE, type ParserError, yamlMessages } from "./yaml-messages";
import { didYouMean, meantIssues, valueText, zodMessage } from "./zod-messages";

/** The values of `{tokens}` in texts, by name. */
export type Tokens = Record<string, string>;

const BRACES = /\{([^{}]*)\}/g;

/** The tokens that texts may use: emergency numbers, first-aid figures, and the clinic's city if it has an address. */
export function tokensOf({ address }: Pick<Clinic, "address">, emergency: Emergency | undefined): Tokens {
	const { ambulance, helplines = {}, figures = {} } = emergency ?? {};
	return {
		...(address && { city: address.city }),
		...(ambulance && { ambulance: fill(ambulance.inText, { number: ambulance.number, other: ambulance.other ?? "" }) }),
		...(ambulance?.other && { police: ambulance.other }),
		...Object.fromEntries(Object.entries(helplines).map(([token, { number }]) => [token, number])),
		...Object.fromEntries(Object.entries(figures).map(([token, { words }]) => [token, words])),
	};
}

/** A token without a value, and its field. */
type UnknownToken = { token: string; path: (string | number)[] };

/**
 * Data with the tokens in its texts filled.
 * @returns the data, and the unknown tokens, which are not replaced
 */
export function fillTokens(data: unknown, tokens: Tokens): { filled: unknown; unknown: UnknownToken[] } {
	const unknown: UnknownToken[] = [];
	const filled = mapTexts(data, (text, path) => {
		// `inText` defines the token {ambulance}: tokensOf fills its placeholders.
		if (path.at(-1) === "inText") return text;
		return text.replace(BRACES, (placeholder, token: string) => {
			if (Object.hasOwn(tokens, token)) return tokens[token] ?? "";
			unknown.push({ token, path });
			return placeholder;
		});
	});
	return { filled, unknown };
}

/** The message for a token that has no value. */
export function unknownToken(token: string, tokens: Tokens = {}): string {
	const known = Object.keys(tokens);
	return `unknown token {${token}}; expected one of: ${known.join(", ")}${didYouMean(token, known)}`;
}

/** A content file that was read and checked against its schema, with the position of each field. */
export type ContentFile<T> = {
	path: string;
	/** Undefined if the file does not match its schema. */
	data: T | undefined;
	problems: Problem[];
	/** The parsed YAML before tokens are filled and the schema is applied; undefined if it cannot be parsed. */
	rawData: unknown;
	/** The fields with a role; none in a file with problems. */
	fields(role: FieldRole): Field[];
	/**
	 * A problem in this file at the given field, for checks across files.
	 * @param words the part of the field's text that the problem is about, for a more precise line and column
	 */
	problemAt(field: FieldPath, message: string, words?: string): Problem;
	/** The lines of the file that hold a field's text, as written, with their positions. */
	linesOf(field: FieldPath): LineAtPosition[];
};

/** The problem of a file at a field, as a list that is empty without a message. */
export const problemsAt = (
	{ problemAt }: Pick<ContentFile<unknown>, "problemAt">,
	path: FieldPath,
	message: string | false | undefined,
	words?: string,
): Problem[] => (message ? [problemAt(path, message, words)] : []);

/**
 * The position of a field: of its value if that is a scalar on the line of its name, else of its name; of a list entry,
 * the entry's start. For a missing field, the position of its nearest parent in the file.
 * @param ofName "name" always gives the name's position, for fields that should not be there
 */
function positionOf(
	document: Document,
	lines: LineCounter,
	path: FieldPath,
	ofName: "name" | "value" = "value",
): Position {
	const at = (offset: number): Position => {
		const { line, col } = lines.linePos(offset);
		return { line, column: col };
	};
	for (let length = path.length; length > 0; length--) {
		const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
		const key = path[length - 1];
		const node = document.getIn(path.slice(0, length), true);
		if (isMap(parent)) {
			const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
			if (pair && isNode(pair.key) && pair.key.range) {
				const name = at(pair.key.range[0]);
				const wanted = length === path.length && ofName === "value";
				if (!wanted || !isScalar(node) || !node.range || node.value === null) return name;
				const value = at(node.range[0]);
				return value.line === name.line ? value : name;
			}
		}
		if (isNode(node) && node.range) return at(node.range[0]);
	}
	return { line: 1, column: 1 };
}

/** The message for an issue, with the value that was found. */
function issueMessage({ code, message, path }: z.core.$ZodIssue, value: unknown): string {
	if (value === undefined && path.length > 0) return "required";
	if (typeof value === "string" && !value.trim()) return "must not be empty";
	return code === "invalid_format" && !message.includes("found") ? `${message}, found ${valueText(value)}` : message;
}

/** zod's issues as problems that a content editor understands. */
function problemsOf(issues: z.core.$ZodIssue[], document: Document, file: string, lines: LineCounter): Problem[] {
	const unknown: Problem[] = [];
	const others: Problem[] = [];
	for (const issue of meantIssues(issues)) {
		if (issue.code === "unrecognized_keys") {
			const messages = issue.message.split("\n");
			issue.keys.forEach((key, index) => {
				const path = [...issue.path, key];
				const message = messages[index] ?? "unknown field";
				unknown.push({ file, ...positionOf(document, lines, path, "name"), field: fieldName(path), message });
			});
			continue;
		}
		const message = issueMessage(issue, document.getIn(issue.path));
		others.push({ file, ...positionOf(document, lines, issue.path), field: fieldName(issue.path), message });
	}
	// Report a misspelt field once, not as a missing field too.
	const misspelt = unknown.map(({ field, message }) => {
		const [, meant] = /did you mean (\S+)\?$/.exec(message) ?? [];
		return meant && field.replace(/[^.]*$/, meant);
	});
	return [...others.filter(({ field, message }) => message !== "required" || !misspelt.includes(field)), ...unknown];
}

/**
 * Unquoted words with a special meaning in YAML that the author did not intend: aliases (`*`), anchors (`&`), and comments
 * without a space after the `#`; and names that begin with an invisible character in place of a space.
 */
function mistakenWords(document: Document, text: string, lines: LineCounter): ParserError[] {
	const errors: ParserError[] = [];
	const add = (offset: number, message = "") => {
		const { line, col } = lines.linePos(offset);
		errors.push({ code: "BAD_ALIAS", message, linePos: [{ line, col }] });
	};
	visit(document, {
		Alias(_, { range }) {
			add(range?.[0] ?? 0);
		},
		Value(key, node) {
			const [start, end] = node.range ?? [0, 0];
			if (node.anchor) add(text.lastIndexOf(`&${node.anchor}`, start), "Anchor");
			if (!isScalar(node) || node.type !== "PLAIN") return;
			if (key === "key" && NO_SPACE.test(node.source ?? "")) add(start);
			const [remark] = /^[ \t]*#(?=\S)/.exec(text.slice(end)) ?? [];
			if (remark) add(end + remark.length - 1, "Comment");
		},
	});
	return errors;
}

/** Problems of characters that no text may contain, at most one for each text. */
const characterProblems = (texts: TextAtPath[], problemAt: ContentFile<unknown>["problemAt"]): Problem[] =>
	texts.flatMap(({ text, path }) => {
		const { character, message } = unmeantCharacter(text) ?? {};
		return message ? [problemAt(path, message, character)] : [];
	});

/**
 * Checks the text of a YAML file against `schema`.
 * @param file the file's path from the repository's root
 * @param tokens the values of `{tokens}` in its texts; without them braces are not replaced
 */
export function readYamlText<S extends z.ZodType>(
	file: string,
	text: string,
	schema: S,
	tokens?: Tokens,
): ContentFile<z.output<S>> {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines });
	const linesOf: ContentFile<unknown>["linesOf"] = (path) => {
		const node = document.getIn(path, true);
		const [start, end] = (isNode(node) && node.range) || [0, 0];
		return linesBetween(text, start, end);
	};
	const problemAt: ContentFile<unknown>["problemAt"] = (path, message, words) => {
		const ofWords = words && positionOfWords(linesOf(path), words);
		return { file, ...(ofWords || positionOf(document, lines, path)), field: fieldName(path), message };
	};
	const errors = [...document.errors, ...document.warnings, ...mistakenWords(document, text, lines)];
	if (errors.length > 0) {
		const at = ({ linePos: [start] = [{ line: 1, col: 1 }] }: ParserError) => start.line * 1e6 + start.col;
		const mistakes = yamlMessages(
			errors.sort((first, second) => at(first) - at(second)),
			linesBetween(text, 0, text.length),
		);
		const problems = mistakes.map((mistake) => ({ file, field: "", ...mistake }));
		return { path: file, data: undefined, problems, rawData: undefined, fields: () => [], problemAt, linesOf };
	}
	const rawData: unknown = document.toJS();
	const { filled, unknown } = tokens ? fillTokens(rawData, tokens) : { filled: rawData, unknown: [] };
	const { data, error } = schema.safeParse(filled, { error: zodMessage });
	let fields: Map<FieldRole, Field[]> | undefined;
	const ofCharacters = characterProblems(textsOf(rawData), problemAt);
	return {
		path: file,
		data,
		rawData,
		problems: [
			...ofCharacters,
			...unknown.map(({ token, path }) => problemAt(path, unknownToken(token, tokens), `{${token}}`)),
			...(error ? problemsOf(error.issues, document, file, lines) : []).filter(
				({ field }) => !ofCharacters.some((problem) => problem.field === field),
			),
		],
		fields: (role) => {
			fields ??= fieldsByRole(schema, data);
			return fields.get(role) ?? [];
		},
		problemAt,
		linesOf,
	};
}

/** A file that is missing or is no text, with its problems. */
export const withoutText = (file: string, problems: Problem[] = []): ContentFile<never> => ({
	...readYamlText(file, "", z.any()),
	data: undefined,
	problems,
});

/** Reads a file's text with `read`. A missing file counts as empty. */
function readWith<T>(root: string, file: string, read: (text: string) => ContentFile<T>): ContentFile<T> {
	try {
		return read(existsSync(join(root, file)) ? readText(root, file) : "");
	} catch (error) {
		if (error instanceof ContentError) return withoutText(file, error.problems);
		throw error;
	}
}

/** Reads the YAML file at `file`, relative to `root`; otherwise like `readYamlText`. A missing file counts as empty. */
export const readYaml = <S extends z.ZodType>(root: string, file: string, schema: S, tokens?: Tokens) =>
	readWith(root, file, (text) => readYamlText(file, text, schema, tokens));

/** Checks the YAML front matter of a Markdown page against `schema`. The text below it is `body`. */
function readMarkdownText<T extends object>(
	file: string,
	whole: string,
	schema: z.ZodType<T>,
	tokens?: Tokens,
): ContentFile<T & { body: string }> {
	const page = splitMarkdown(whole);
	// A line break instead of the opening fence keeps the line numbers correct.
	const matter = readYamlText(file, `\n${page?.matter ?? ""}`, schema, tokens);
	const body = page?.body ?? "";
	const start = whole.lastIndexOf(body);
	const { filled, unknown } = tokens ? fillTokens(body, tokens) : { filled: body, unknown: [] };
	const problems = [...matter.problems];
	if (!page) problems.unshift(matter.problemAt([], "must begin with front matter between two lines of ---"));
	else if (!body) problems.push(matter.problemAt([], "has no text below its front matter"));
	const isBody = ([field]: readonly PropertyKey[]) => field === "body";
	const linesOf: ContentFile<unknown>["linesOf"] = (path) =>
		isBody(path) ? linesBetween(whole, start, start + body.length) : matter.linesOf(path);
	const problemAt: ContentFile<unknown>["problemAt"] = (path, message, words) => {
		if (!isBody(path)) return matter.problemAt(path, message, words);
		const at = words && (positionOfWords(linesOf(path), words) ?? positionOfWords(linesOf(path), ""));
		return { ...matter.problemAt([], message), ...(at || {}) };
	};
	problems.push(...characterProblems([{ text: body, path: ["body"] }], problemAt));
	problems.push(...unknown.map(({ token }) => problemAt(["body"], unknownToken(token, tokens), `{${token}}`)));
	const data = matter.data && problems.length === 0 ? { ...matter.data, body: String(filled) } : undefined;
	return {
		...matter,
		data,
		problems,
		rawData: data && { ...(matter.rawData as object), body },
		fields: (role) => [
			...matter.fields(role),
			...(data && role === "markdown" ? [{ value: data.body, path: ["body"] }] : []),
		],
		problemAt,
		linesOf,
	};
}

/** Reads a Markdown page; otherwise like `readYaml`. */
export const readMarkdown = <T extends object>(root: string, file: string, schema: z.ZodType<T>, tokens?: Tokens) =>
	readWith(root, file, (text) => readMarkdownText(file, text, schema, tokens));
