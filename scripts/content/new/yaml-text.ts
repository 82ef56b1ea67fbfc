import { Document, isAlias, isCollection, isMap, isNode, isScalar, isSeq, parseDocument, stringify } from "yaml";

/** How wide lines are that are added. */
const STYLE = { lineWidth: 116 };

type Path = readonly (string | number)[];

/** The place at the end of the line in which the text before `at` ends. */
function endOfLine(text: string, at: number): number {
	const end = text.indexOf("\n", text.slice(0, at).trimEnd().length);
	return end < 0 ? text.length : end;
}

const column = (text: string, at: number): number => at - (text.lastIndexOf("\n", at - 1) + 1);

const indent = (block: string, by: number): string =>
	block
		.trimEnd()
		.split("\n")
		.map((line) => line && " ".repeat(by) + line)
		.join("\n");

const spliced = (text: string, from: number, to: number, by: string): string =>
	text.slice(0, from) + by + text.slice(to);

/** A value on one line: `{ label: Warts, path: /warts }`, `[clinic, home]`. */
function inFlow(value: unknown): string {
	const document = new Document(value);
	if (isCollection(document.contents)) document.contents.flow = true;
	return document.toString({ lineWidth: 0, flowCollectionPadding: !isSeq(document.contents) }).trim();
}

/** An entry of a list in lines of its own, the dash before its first. */
const asBlock = (value: unknown): string => stringify([value], STYLE);

/** The document of a YAML text, in which nothing may be wrong. */
function parsed(text: string): Document.Parsed {
	const document = parseDocument(text);
	const [error] = document.errors;
	if (error) throw error;
	return document;
}

/**
 * A YAML text with one more field at the end of a map; every other character of it stays as it is.
 * @param path where the field is to stand; its parent must be there, or be the whole file
 * @throws if the text is no YAML, or the parent is written on one line or is no map
 */
export function withField(text: string, path: Path, value: unknown): string {
	const parent = path.length > 1 ? parsed(text).getIn(path.slice(0, -1), true) : parsed(text).contents;
	const block = stringify({ [String(path.at(-1))]: value }, STYLE);
	if (parent === null) return `${text.trimEnd()}${text.trim() ? "\n" : ""}${block}`;
	if (!isMap(parent) || !parent.range || parent.flow) throw new Error(`${path.join(".")} cannot be added to`);
	const first = parent.items[0]?.key;
	const by = isNode(first) && first.range ? column(text, first.range[0]) : 0;
	const end = endOfLine(text, parent.range[1]);
	return spliced(text, end, end, `\n${indent(block, by)}`);
}

/**
 * A YAML text with one more entry at the end of a list; every other character of it stays as it is.
 * @param path where the list stands; where its parent has none yet, it is begun
 * @param entry the new entry; it is written on one line where the one before it is
 * @param after the entry after which it stands; the last unless given
 * @throws if the text is no YAML, or something else than a list stands there
 */
export function withEntry(text: string, path: Path, entry: unknown, after = Number.POSITIVE_INFINITY): string {
	const list = parsed(text).getIn(path, true);
	if (list === undefined) return withField(text, path, [entry]);
	const empty = isScalar(list) ? list.value === null : isSeq(list) && list.items.length === 0;
	if (empty) {
		const [from, colon, to] = fieldRange(text, path);
		return spliced(text, colon, to, `:\n${indent(asBlock(entry), column(text, from) + 2)}`);
	}
	if (!isSeq(list) || !list.range) throw new Error(`${path.join(".")} is no list`);
	const before = list.items[Math.min(after, list.items.length - 1)];
	if (!isNode(before) || isAlias(before) || !before.range) throw new Error(`${path.join(".")} cannot be added to`);
	if (list.flow) return spliced(text, before.range[1], before.range[1], `, ${inFlow(entry)}`);
	const written = isCollection(before) && before.flow ? `- ${inFlow(entry)}` : asBlock(entry);
	const end = endOfLine(text, before.range[1]);
	return spliced(text, end, end, `\n${indent(written, column(text, list.range[0]))}`);
}

/** Where a field's name begins and ends, and where its value ends. */
function fieldRange(text: string, path: Path): [number, number, number] {
	const document = parsed(text);
	const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
	const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
	if (!pair || !isNode(pair.key) || !pair.key.range || !isNode(pair.value) || !pair.value.range) {
		throw new Error(`there is no field ${path.join(".")}`);
	}
	const end = Math.max(text.slice(0, pair.value.range[1]).trimEnd().length, pair.key.range[1] + 1);
	return [pair.key.range[0], pair.key.range[1], end];
}

/**
 * A YAML text with another value in a field, written on one line; every other character stays as it is.
 * @throws if there is no such field
 */
export function withValue(text: string, path: Path, value: unknown): string {
	const [, from, to] = fieldRange(text, path);
	return spliced(text, from, to, `: ${inFlow(value)}`);
}

/**
 * A YAML text without a field of a map, whose lines go with it.
 * @throws if there is no such field
 */
export function withoutField(text: string, path: Path): string {
	const [from, , to] = fieldRange(text, path);
	return spliced(text, text.lastIndexOf("\n", from) + 1, Math.min(endOfLine(text, to) + 1, text.length), "");
}
