import { isNode, isScalar, isSeq, isMap as isYamlMap, type YAMLMap, type YAMLSeq } from "yaml";
import { type Data, type DataMap, isMap, saysSame } from "./nothing";
import { flowText } from "./yaml-text";

type Place = readonly [number, number];

/** Where a node stands in the text of its file; undefined for what was not read from one. */
const placeOf = (node: unknown) => (isNode(node) && node.range ? ([node.range[0], node.range[1]] as Place) : undefined);

/** A node's text, with what stands at some places in it written anew. */
function withPieces(text: string, [from, to]: Place, pieces: [number, number, string][]): string {
	let done = from;
	const parts = pieces.map(([start, end, piece]) => {
		const part = text.slice(done, start) + piece;
		done = end;
		return part;
	});
	return parts.join("") + text.slice(done, to);
}

/** The entries of a list that differ: after those that are the same at its beginning, and before those at its end. */
function difference(before: Data[], after: Data[]): { first: number; last: number; lastAfter: number } {
	let first = 0;
	while (first < before.length && first < after.length && saysSame(before[first] as Data, after[first] as Data))
		first++;
	let [last, lastAfter] = [before.length, after.length];
	while (last > first && lastAfter > first && saysSame(before[last - 1] as Data, after[lastAfter - 1] as Data)) {
		last--;
		lastAfter--;
	}
	return { first, last, lastAfter };
}

/** A list whose entries differ in one stretch: that stretch is written anew, with the commas that it needs. */
function listEdited(
	node: YAMLSeq,
	before: Data[],
	data: Data[],
	{ text, place }: { text: string; place: Place },
): string {
	const places = node.items.flatMap((item) => [placeOf(item) ?? place]);
	const start = (index: number) => places[index]?.[0] ?? place[0];
	const end = (index: number) => places[index]?.[1] ?? place[1];
	const { first, last, lastAfter } = difference(before, data);
	const fresh = data
		.slice(first, lastAfter)
		.map((entry) => flowText(entry, node.items[0]))
		.join(", ");
	const piece = (from: number, to: number, written: string) => withPieces(text, place, [[from, to, written]]);
	if (last > first && fresh) return piece(start(first), end(last - 1), fresh);
	if (last > first) return first > 0 ? piece(end(first - 1), end(last - 1), "") : piece(start(first), start(last), "");
	return first < before.length
		? piece(start(first), start(first), `${fresh}, `)
		: piece(end(first - 1), end(first - 1), `, ${fresh}`);
}

/** A map with the same keys: the values that differ are written anew. */
function mapEdited(node: YAMLMap, data: DataMap, { text, place }: { text: string; place: Place }): string {
	const pieces = node.items.map(({ key, value }): [number, number, string] => {
		const [start, end] = placeOf(value) ?? place;
		return [start, end, flowEdited(value, data[String(isScalar(key) ? key.value : key)] as Data, text)];
	});
	return withPieces(text, place, pieces);
}

/**
 * A value within braces or brackets with other data: only the entries that differ are written anew, so that a list over
 * several lines keeps its lines.
 * @param node the value as it was read
 * @param text the file's text
 */
export function flowEdited(node: unknown, data: Data, text: string): string {
	const place = placeOf(node);
	if (!place || !isNode(node)) return flowText(data);
	const before = node.toJSON() as Data;
	if (saysSame(before, data)) return text.slice(...place);
	if (isYamlMap(node) && isMap(data) && node.items.every(({ value }) => placeOf(value))) {
		const sameKeys = Object.keys(data).join() === Object.keys(before as DataMap).join();
		if (sameKeys) return mapEdited(node, data, { text, place });
	}
	if (isSeq(node) && Array.isArray(data) && node.items.length > 0 && data.length > 0 && node.items.every(placeOf)) {
		return listEdited(node, before as Data[], data, { text, place });
	}
	return flowText(data, node);
}
