import { type Data, isMap, saysSame } from "./nothing";

/** Whether two entries share a field, or part of a text: enough to take one for an edit of the other. */
function likeness(one: Data, other: Data): number {
	if (!isMap(one) || !isMap(other)) return 0;
	const keys = Object.keys(one);
	return keys.filter((key) => key in other && saysSame(one[key] as Data, other[key] as Data)).length;
}

/** The entries that are the same in both lists and in the same order: the longest common subsequence. */
function unmoved(before: Data[], after: Data[]): [number, number][] {
	const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
	const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
	for (let i = before.length - 1; i >= 0; i--) {
		for (let j = after.length - 1; j >= 0; j--) {
			const row = lengths[i] as number[];
			const same = saysSame(before[i] as Data, after[j] as Data);
			row[j] = same ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
		}
	}
	const pairs: [number, number][] = [];
	for (let i = 0, j = 0; i < before.length && j < after.length; ) {
		if (saysSame(before[i] as Data, after[j] as Data)) pairs.push([i++, j++]);
		else if (at(i + 1, j) >= at(i, j + 1)) i++;
		else j++;
	}
	return pairs;
}

/**
 * Finds for each entry of a list the one of the earlier list that it was: unchanged, moved, or edited.
 * @returns for each entry of `after` its index in `before`, or `undefined` for a new one; no index comes twice
 */
export function matchedEntries(before: Data[], after: Data[]): (number | undefined)[] {
	const matches = new Array<number | undefined>(after.length).fill(undefined);
	const free = new Set(before.keys());
	const match = (old: number, now: number) => {
		matches[now] = old;
		free.delete(old);
	};
	for (const [old, now] of unmoved(before, after)) match(old, now);
	const open = () => [...after.keys()].filter((now) => matches[now] === undefined);
	for (const now of open()) {
		const moved = [...free].find((old) => saysSame(before[old] as Data, after[now] as Data));
		if (moved !== undefined) match(moved, now);
	}
	// As many as before: each was edited in its place.
	if (before.length === after.length) {
		for (const now of open()) if (free.has(now)) match(now, now);
	}
	for (const now of open()) {
		const [best] = [...free]
			.map((old) => ({ old, score: likeness(before[old] as Data, after[now] as Data) }))
			.filter(({ score }) => score > 0)
			.sort((one, other) => other.score - one.score);
		if (best) match(best.old, now);
	}
	return matches;
}
