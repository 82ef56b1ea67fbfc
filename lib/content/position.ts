import { type Document, isMap, isNode, isScalar, type LineCounter } from "yaml";

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

/**
 * The position of a field: of its value if that is a scalar on the line of its name, else of its name; of a list entry,
 * the entry's start. For a missing field, the position of its nearest parent in the file.
 * @param ofName "name" always gives the name's position, for fields that should not be there
 */
export function positionOf(
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
