import {
	type Document,
	isCollection,
	isMap,
	isNode,
	isScalar,
	isSeq,
	type Node,
	Pair,
	parseDocument,
	visit,
	type YAMLMap,
	type YAMLSeq,
} from "yaml";

/** The canonical form of content files: two spaces, block lists indented, lines of 120 characters. */
const CANONICAL = { lineWidth: 120 } as const;

type Path = readonly (string | number)[];
export type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** Deep equality of plain data. The order of keys and a line break at the end of a text do not count. */
function isEqual(first: unknown, second: unknown): boolean {
	if (typeof first === "string" && typeof second === "string")
		return first.replace(/\n$/, "") === second.replace(/\n$/, "");
	if (Array.isArray(first) && Array.isArray(second)) {
		return first.length === second.length && first.every((entry, index) => isEqual(entry, second[index]));
	}
	if (!isFields(first) || !isFields(second)) return first === second;
	return [...new Set([...Object.keys(first), ...Object.keys(second)])].every((key) => isEqual(first[key], second[key]));
}

/** How many fields two list entries have in common. */
const sharedFields = (first: unknown, second: unknown): number =>
	isFields(first) && isFields(second)
		? Object.keys(first).filter((key) => second[key] !== undefined && isEqual(first[key], second[key])).length
		: 0;

/** A node for new data: paragraphs literal, long texts folded, times quoted; on one line if its neighbour is. */
function newNode(document: Document, value: unknown, neighbour?: unknown): Node {
	const node = document.createNode(value);
	visit(node, {
		Scalar(key, scalar) {
			if (key === "key" || typeof scalar.value !== "string") return;
			if (scalar.value.includes("\n")) scalar.type = "BLOCK_LITERAL";
			else if (scalar.value.length > 90) scalar.type = "BLOCK_FOLDED";
			else if (/^\d{1,2}:\d{2}$/.test(scalar.value)) scalar.type = "QUOTE_DOUBLE";
		},
	});
	if (isCollection(node) && isCollection(neighbour)) node.flow = neighbour.flow ?? false;
	return node;
}

function mergeMap(document: Document, map: YAMLMap, fields: Fields): void {
	const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);
	map.items = map.items.filter((pair) => fields[keyOf(pair)] !== undefined);
	let at = 0;
	for (const [key, value] of Object.entries(fields)) {
		if (value === undefined) continue;
		const index = map.items.findIndex((pair) => keyOf(pair) === key);
		const pair = map.items[index];
		if (pair) pair.value = mergeNode(document, pair.value, value);
		else map.items.splice(at, 0, new Pair(document.createNode(key), newNode(document, value)));
		at = (pair ? index : at) + 1;
	}
}

/** Each entry takes the node that equals it; an edited one the free node most like it, or the one at its index. */
function mergeList(document: Document, list: YAMLSeq, entries: readonly unknown[]): void {
	const free = new Map(list.items.map((node, index) => [index, { node, data: (node as Node).toJS(document) }]));
	const taken = entries.map((entry) => {
		const match = [...free].find(([, { data }]) => isEqual(data, entry));
		if (match) free.delete(match[0]);
		return match?.[1].node;
	});
	const sameLength = entries.length === list.items.length;
	const neighbour = list.items[0];
	list.items = entries.map((entry, index) => {
		if (taken[index]) return taken[index];
		const scored = [...free].map(([at, { data }]) => ({ at, score: sharedFields(data, entry) }));
		const best = scored.sort((first, second) => second.score - first.score)[0];
		const at = sameLength && free.has(index) ? index : best?.score ? best.at : -1;
		const edited = free.get(at)?.node;
		free.delete(at);
		return edited ? mergeNode(document, edited, entry) : newNode(document, entry, neighbour);
	});
	// Optional fields stand as comments at the end of an entry: when that goes, the last one takes them.
	const [comment] = [...free.values()].flatMap(({ node }) => (isMap(node) && node.comment) || []);
	const last = list.items.at(-1);
	if (comment && isMap(last) && !last.comment) last.comment = comment;
	const [first] = list.items;
	// The blank line above an entry does not move to the head of the list.
	if (isNode(first)) first.spaceBefore = false;
}

/** The node with other data: whatever is equal keeps its comments and its style. */
function mergeNode(document: Document, node: unknown, value: unknown): Node {
	if (isMap(node) && isFields(value)) mergeMap(document, node, value);
	else if (isSeq(node) && Array.isArray(value)) mergeList(document, node, value);
	else if (isScalar(node) && !isFields(value) && !Array.isArray(value)) {
		const isBlock = node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED";
		if (isEqual(node.value, value)) return node;
		// Forms drop the line break that ends a block.
		const hadBreak = isBlock && String(node.value).endsWith("\n") && typeof value === "string";
		if (typeof value === "string" && value.includes("\n") && !isBlock) node.type = "BLOCK_LITERAL";
		node.value = hadBreak ? `${value.replace(/\n$/, "")}\n` : value;
	} else return newNode(document, value, node);
	return node;
}

/** A YAML text that can be edited: comments, order and style of everything that does not change stay. */
export type YamlDocument = {
	/** The whole text as plain data; null if it is empty. */
	data(): unknown;
	/**
	 * Sets the value at a path, or the whole text at `[]`; parents that are missing are made. Maps and lists are merged
	 * into what is there: equal parts keep their comments, list entries keep them when they move.
	 */
	setIn(path: Path, value: unknown): void;
	/** Adds an entry at the end of the list at a path, which is begun if it is missing. */
	appendTo(path: Path, value: unknown): void;
	toText(): string;
};

/** Opens a YAML text for editing. Throws a `YAMLParseError` if it is not valid YAML. */
export function parseYaml(text: string): YamlDocument {
	const document: Document = parseDocument(text);
	const [error] = document.errors;
	if (error) throw error;
	const nodeAt = (path: Path) => (path.length > 0 ? document.getIn(path, true) : document.contents);
	const setIn = (path: Path, value: unknown) => {
		const node = mergeNode(document, nodeAt(path), value);
		if (path.length > 0) document.setIn(path, node);
		else document.contents = node;
	};
	return {
		data: () => document.toJS(),
		setIn,
		appendTo(path, value) {
			const list = nodeAt(path);
			if (isSeq(list)) list.add(newNode(document, value, list.items[0]));
			else setIn(path, [value]);
		},
		toText: () => document.toString(CANONICAL),
	};
}

const FRONT_MATTER = /^\ufeff?---\r?\n((?:[\s\S]*?\r?\n)?)---(?:\r?\n([\s\S]*))?$/;

/** The parts of a Markdown file: the YAML between two lines of `---`, and the text below; undefined without front matter. */
export function splitMarkdown(text: string): { matter: string; body: string } | undefined {
	const match = FRONT_MATTER.exec(text);
	return match ? { matter: match[1] ?? "", body: (match[2] ?? "").trim() } : undefined;
}

/** A Markdown file with front matter. */
export const joinMarkdown = (matter: string, body: string): string => `---\n${matter}---\n\n${body.trim()}\n`;
