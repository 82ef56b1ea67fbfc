import type { YAMLParseError } from "yaml";
import { INVISIBLE } from "../text/invisible";
import type { LineAtPosition } from "./problem";

const COLON_IN_WORDS = "words with a colon and a space in them need quotation marks around them";
const NO_COLON = "each line needs a name, a colon, a space and a value; words that go on begin further to the right";
const INDENT = "this line is indented differently from its neighbours: give it as many spaces as those have";
const IN_BRACKETS =
	"between { and } or [ and ], entries are separated by commas, and words with a colon and a space in them need quotation marks around them";
const BRACKETS = "words that begin with [ or { need quotation marks around them";
const SEVERAL_LINES =
	"words that begin with > or | need quotation marks around them; after such a sign, a text begins on the next line";
const TAB = "this line is indented with a tab: use spaces instead";
const AFTER_QUOTE =
	"text after the closing quotation mark: if the words contain such marks, quote them with the other kind";

/** Messages by the start of the parser's message, for codes that cover several mistakes. */
const byMessage: [start: string, message: string][] = [
	["Missing closing", "a quotation mark is opened here and never closed: close it, or leave both out"],
	["Flow sequence", "the list that [ begins above is not closed: end it with ]"],
	["Flow map", "the fields that { begins above are not closed: end them with }"],
	["Unexpected block-seq-ind", "an entry of a list begins on a line of its own: put - on the next line"],
	["Unexpected flow-seq-end", "] closes a list that was not begun: take it out, or begin the list with ["],
	["Unexpected flow-map-end", "} closes fields that were not begun: take it out, or begin them with {"],
	["Implicit map keys need", NO_COLON],
	["Sequence item without", INDENT],
	["Missing , or :", "a comma is missing here"],
	["Not a YAML token", SEVERAL_LINES],
	["Block scalar header", SEVERAL_LINES],
	["Anchor", "words that begin with & need quotation marks around them"],
	["Comment", "YAML reads text after # as a comment: put quotation marks around the words, or a space after the #"],
];

const byCode: Partial<Record<YAMLParseError["code"], string>> = {
	BLOCK_AS_IMPLICIT_KEY: COLON_IN_WORDS,
	BLOCK_IN_FLOW: IN_BRACKETS,
	MULTILINE_IMPLICIT_KEY: NO_COLON,
	TAB_AS_INDENT: TAB,
	BAD_INDENT: INDENT,
	BAD_SCALAR_START: "words that begin with @, ` or % need quotation marks around them",
	BAD_DQ_ESCAPE: "\\ means something special between double quotation marks: use single ones, or write \\\\",
	MULTIPLE_DOCS: "a line of --- begins a second document: take it out",
	TAG_RESOLVE_FAILED: "words that begin with ! need quotation marks around them",
	BAD_ALIAS: "words that begin with * need quotation marks around them",
};

/** An error of the parser; columns and lines count from 1. */
export type ParserError = Pick<YAMLParseError, "code" | "message" | "linePos">;

/** A syntax mistake: its position, and a message with the remedy. */
export type SyntaxMistake = { line: number; column: number; message: string };

/** The start of a line up to an invisible character that stands in place of a space. */
export const NO_SPACE = new RegExp(`^[ \\t]*(?:- *)*(?:[^\\s:"'#]+ *:)?(${INVISIBLE.source})`, "u");

/** The column of the first non-space character of a line. */
const firstWord = (text: string) => text.search(/\S/) + 1;

function parserMessage(error: ParserError, text: string, column: number): string {
	if (error.code === "DUPLICATE_KEY") {
		const [name] = text.slice(column - 1).split(":");
		return `duplicate field ${name}: keep one of the two`;
	}
	if (/^Unexpected .*scalar at node end/.test(error.message)) {
		if (/[\]}]\s*$/.test(text.slice(0, column - 1))) return BRACKETS;
		return /["']\s*$/.test(text.slice(0, column - 1)) || /["'].*["']/.test(text) ? AFTER_QUOTE : INDENT;
	}
	const known = byMessage.find(([start]) => error.message.startsWith(start))?.[1] ?? byCode[error.code];
	if (known === INDENT && /^ +\t/.test(text)) return TAB;
	return known ?? (error.message.split("\n")[0] ?? "").replace(/ at line \d+, column \d+:?$/, "");
}

/**
 * The line of a quotation mark that is never closed: the first value that begins with the mark and has no second one, or
 * else the first line with an odd number of marks.
 */
function openedAt(lines: LineAtPosition[], mark: string): LineAtPosition | undefined {
	const opening = new RegExp(`^\\s*(?:- )*(?:[^\\s"'#][^"'#]*: )?${mark}[^${mark}]*$`);
	const odd = (text: string) => text.split(mark).length % 2 === 0;
	const within = new RegExp(`[\\s[{,]${mark}`);
	return (
		lines.find(({ text }) => opening.test(text)) ??
		lines.find(({ text }) => !/^\s*#/.test(text) && odd(text) && within.test(text))
	);
}

/** Errors that are reported even on the line after another error. */
const alone: YAMLParseError["code"][] = ["BLOCK_AS_IMPLICIT_KEY", "DUPLICATE_KEY", "BAD_ALIAS"];

/**
 * Parser errors as messages for content editors.
 * @param errors in the order of the file; one mistake causes several errors, of which the first is reported
 * @param lines all lines of the file
 */
export function yamlMessages(errors: ParserError[], lines: LineAtPosition[]): SyntaxMistake[] {
	const mistakes: SyntaxMistake[] = [];
	const textOf = (line: number) => lines[line - 1]?.text ?? "";
	let last = -1;
	for (const [index, error] of errors.entries()) {
		const { line, col } = error.linePos?.[0] ?? { line: 1, col: 1 };
		// Errors next to a mistake are consequences of it.
		if (/in YAML stream/.test(error.message) && mistakes.length > 0) continue;
		if (line <= last || (line === last + 1 && !alone.includes(error.code))) continue;
		const add = (at: number, column: number, message: string) => {
			mistakes.push({ line: at, column, message: `not valid YAML: ${message}` });
			last = at;
		};
		const mark = /^Missing closing (["'])/.exec(error.message)?.[1];
		const opened = mark ? openedAt(lines, mark) : undefined;
		if (mark && opened) {
			add(opened.line, opened.column + opened.text.lastIndexOf(mark), parserMessage(error, opened.text, 1));
			// The parser read everything after it as part of the quotation.
			break;
		}
		const before = [0, col - 1].find((from) => NO_SPACE.test(textOf(line).slice(from))) ?? 0;
		const [start, character] = NO_SPACE.exec(textOf(line).slice(before)) ?? [];
		if (start && character && character !== "\t") {
			add(line, before + start.length, `${character} is no plain space: write one in its place`);
			// The lines below seem to be indented wrongly then.
			break;
		}
		const next = errors[index + 1];
		const runsOn = next?.code === "MULTILINE_IMPLICIT_KEY" ? (next.linePos?.[1]?.line ?? line) : line;
		if (error.code === "BLOCK_AS_IMPLICIT_KEY" && runsOn > line) add(runsOn, firstWord(textOf(runsOn)), INDENT);
		else add(line, col, parserMessage(error, textOf(line), col));
	}
	return mistakes;
}
