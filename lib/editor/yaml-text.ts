import { Document, isScalar, isSeq, isMap as isYamlMap, Scalar, YAMLSeq } from "yaml";
import { type Data, isMap } from "./nothing";

/** Beyond this column a text is folded, as in all content. */
const WIDTH = 120;

type Place = {
	/** The column at which the key or the dash stands. */
	column: number;
	/** How wide the key is; a dash counts as one character. */
	key: number;
	/** A node of the file whose way of writing is to be kept; of a list's new entry, that of its neighbour. */
	like?: unknown;
};

/** How a text is written: as the one whose place it takes or, where there is none, as content usually does. */
function styleOf(value: string, { like, column, key }: Place): Scalar.Type {
	const block = value.replace(/\n$/, "").includes("\n");
	if (isScalar(like) && typeof like.value === "string" && like.type) {
		const wasBlock = like.type === Scalar.BLOCK_FOLDED || like.type === Scalar.BLOCK_LITERAL;
		return block && !wasBlock ? Scalar.BLOCK_LITERAL : (like.type as Scalar.Type);
	}
	if (block) return Scalar.BLOCK_LITERAL;
	if (/^\d{1,2}:\d{2}$/.test(value)) return Scalar.QUOTE_DOUBLE;
	return value.length > WIDTH - column - key - 2 ? Scalar.BLOCK_FOLDED : Scalar.PLAIN;
}

/** A scalar as it stands after `key:` or a dash; its further lines are indented. Without a line break at its end. */
function scalarText(value: Data, place: Place): string {
	const { like, column } = place;
	const wasBlock = isScalar(like) && (like.type === "BLOCK_FOLDED" || like.type === "BLOCK_LITERAL");
	const hadBreak = wasBlock && String(like.value).endsWith("\n");
	// Forms drop the line break that ends a block of text.
	const text = typeof value === "string" && hadBreak && !value.endsWith("\n") ? `${value}\n` : value;
	const scalar = new Scalar(text);
	if (typeof text === "string") scalar.type = styleOf(text, place);
	// Stands for a key or a dash of the same width.
	const name = "x".repeat(place.key);
	const document = new Document({ [name]: null });
	document.set(name, scalar);
	const long = isScalar(like) && like.source !== undefined && like.type === "PLAIN" && isUnfolded(like);
	const written = document.toString({
		lineWidth: long ? 0 : WIDTH - column,
		doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
	});
	const indent = " ".repeat(column);
	return written
		.slice(name.length + 1)
		.trim()
		.replace(/\n(?=[^\n])/g, `\n${indent}`);
}

/** Whether a text stands on one line although it is longer than lines are elsewhere. */
function isUnfolded({ range, source }: Scalar): boolean {
	const [start = 0, end = 0] = range ?? [];
	return source?.length === end - start && end - start > WIDTH;
}

/** A value within braces or brackets, on one line. */
export function flowText(value: Data, like?: unknown): string {
	if (Array.isArray(value)) {
		const first = isSeq(like) ? like.items[0] : undefined;
		return `[${value.map((entry) => flowText(entry, first)).join(", ")}]`;
	}
	if (isMap(value)) {
		const entries = Object.entries(value).map(
			([key, entry]) => `${flowText(key)}: ${flowText(entry, isYamlMap(like) ? like.get(key, true) : undefined)}`,
		);
		return entries.length > 0 ? `{ ${entries.join(", ")} }` : "{}";
	}
	const scalar = new Scalar(value);
	if (isScalar(like) && typeof like.value === "string" && like.type?.startsWith("QUOTE")) scalar.type = like.type;
	else if (typeof value === "string" && /^\d{1,2}:\d{2}$/.test(value)) scalar.type = Scalar.QUOTE_DOUBLE;
	const list = new YAMLSeq();
	list.flow = true;
	list.add(scalar);
	return new Document(list).toString({ lineWidth: 0, flowCollectionPadding: false }).trim().slice(1, -1);
}

const isFlow = (like: unknown) => (isYamlMap(like) || isSeq(like)) && like.flow === true;

/**
 * What stands after `key:` or a dash, with the space or the line break before it and a line break at its end.
 * @param inList whether it stands after a dash, on whose line a map begins
 */
export function valueText(value: Data, place: Place, inList = false): string {
	const { like, column } = place;
	const empty = (Array.isArray(value) && value.length === 0) || (isMap(value) && Object.keys(value).length === 0);
	if (typeof value !== "object" || value === null) return ` ${scalarText(value, place)}\n`;
	if (empty || isFlow(like)) return ` ${flowText(value, like)}\n`;
	const inner = column + 2;
	const text = Array.isArray(value) ? listText(value, inner, like) : mapText(value, inner, like);
	return inList ? ` ${text.trimStart()}` : `\n${text}`;
}

/** The entries of a map, each on lines of its own, which begin in this column. */
export function mapText(value: { [key: string]: Data }, column: number, like?: unknown): string {
	return Object.entries(value)
		.map(([key, entry]) => {
			const name = flowText(key);
			const place = { column, key: name.length, like: isYamlMap(like) ? like.get(key, true) : undefined };
			return `${" ".repeat(column)}${name}:${valueText(entry, place)}`;
		})
		.join("");
}

/** The entries of a list, each on lines of its own, which begin in this column. */
export function listText(value: Data[], column: number, like?: unknown): string {
	const first = isSeq(like) ? like.items[0] : undefined;
	return value
		.map((entry) => `${" ".repeat(column)}-${valueText(entry, { column, key: 1, like: first }, true)}`)
		.join("");
}
