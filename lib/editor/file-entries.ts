import {
	type Document,
	isNode,
	isPair,
	isScalar,
	isSeq,
	isMap as isYamlMap,
	type Node,
	type YAMLMap,
	type YAMLSeq,
} from "yaml";
import { type Data, withoutNothing } from "./nothing";

/** A map or list of a file, not empty, whose entries stand on lines of their own. */
export type Block = YAMLMap | YAMLSeq;

/** One entry of a block as it stands in the file. */
export type FileEntry = {
	/** The key's name; a list's entries have none. */
	key: string;
	/** Where the key or the dash begins, and where its marker (`key:`, `-`) ends. */
	start: number;
	afterMarker: number;
	/** Behind the line break after the entry's last line. */
	end: number;
	/** Blank lines and comments above the entry, whole lines. */
	lead: string;
	value: Node | null;
	/** What the value says, without what says nothing. */
	data: Data;
};

/** A file's text, which ends with a line break, and what was read from it. */
export type FileText = { text: string; document: Document; meansNo: ReadonlySet<string> };

export const isBlock = (node: unknown): node is Block =>
	(isYamlMap(node) || isSeq(node)) && !node.flow && node.items.length > 0;

export const columnOf = ({ text }: FileText, at: number): number => at - (text.lastIndexOf("\n", at - 1) + 1);

const lineEnd = (text: string, at: number) => text.indexOf("\n", at) + 1;

/** Behind a node's last character; what is blank after it belongs to nobody. */
function endOf(text: string, node: Node): number {
	let at = node.range?.[1] ?? 0;
	while (at > 0 && /\s/.test(text[at - 1] ?? "")) at--;
	return at;
}

/** Where the dash of each entry of a list stands. */
function dashes(block: Block): number[] {
	const token = block.srcToken;
	if (token?.type !== "block-seq") return [];
	return token.items.map(({ start }) => start.find(({ type }) => type === "seq-item-ind")?.offset ?? 0);
}

/** The entries of a block, in the order of the file. */
export function entriesOf(block: Block, file: FileText): FileEntry[] {
	const { text, document, meansNo } = file;
	const dashAt = dashes(block);
	let previousEnd: number | undefined;
	return block.items.map((item, index) => {
		const key = isPair(item) && isNode(item.key) ? item.key : undefined;
		const value = isPair(item) ? item.value : item;
		const node = isNode(value) && value.range && value.range[1] > value.range[0] ? value : null;
		const dash = dashAt[index] ?? 0;
		const start = key?.range?.[0] ?? dash;
		const afterMarker = (key?.range ? text.indexOf(":", key.range[1]) : dash) + 1;
		const end = lineEnd(text, node ? endOf(text, node) : afterMarker);
		const lead = previousEnd === undefined ? "" : text.slice(previousEnd, start - columnOf(file, start));
		previousEnd = end;
		return {
			key: isScalar(key) ? String(key.value) : "",
			start,
			afterMarker,
			end,
			lead,
			value: node,
			data: withoutNothing(node?.toJS(document), meansNo),
		};
	});
}
