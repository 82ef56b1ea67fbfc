import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex } from "@noble/hashes/utils";

/** The length of a hash. Four digits were too few: two captions of one list had the same hash. */
const DIGITS = 8;

/**
 * A short hash of data in hexadecimal digits, to recognise texts and list entries by. The library works at once and in
 * the editor's page, too, where `node:crypto` is missing.
 */
export const hashOf = (value: unknown): string => bytesToHex(sha256(JSON.stringify(value))).slice(0, DIGITS);

/** A list entry of the original, as it is or as it was when it was translated: hashes of its facts and of each text. */
type State = { facts: string; texts: string[] };

/** A list entry of an original. */
export type OriginalEntry = State & {
	/** Its facts that tell entries apart, such as its path, id or date, by their names in the entry. */
	keys: Map<string, unknown>;
};

/** A list entry of a translation: a hash of its words, and its scalars by their names. */
export type TranslatedEntry = { hash: string; scalars: Map<string, unknown> };

/** What is recorded of a translated entry: a hash of its words, and the state of the entry from which it was made. */
export type EntryRecord = State & { translation: string };

/** An entry of an original from its facts, some of which are keys, and its texts. */
export const originalEntry = (
	facts: { name: string; value: unknown; isKey: boolean }[],
	texts: string[],
): OriginalEntry => ({
	facts: hashOf(facts.map(({ name, value }) => [name, value])),
	texts: texts.map((text) => hashOf(text)),
	keys: new Map(facts.flatMap(({ name, value, isKey }) => (isKey ? [[name, value]] : []))),
});

export const translatedEntry = (scalars: Map<string, unknown>): TranslatedEntry => ({
	hash: hashOf([...scalars.values()]),
	scalars,
});

/** Records as a line of words, one for each entry: hashes of the translation, the original's facts, each of its texts. */
export const writeRecords = (records: EntryRecord[]): string =>
	records.map(({ translation, facts, texts }) => [translation, facts, ...texts].join("")).join(" ");

const HASH = new RegExp(`.{${DIGITS}}`, "g");

export const readRecords = (line = ""): EntryRecord[] =>
	line.split(/\s+/).flatMap((word) => {
		const [translation = "", facts = "", ...texts] = word.match(HASH) ?? [];
		return facts ? [{ translation, facts, texts }] : [];
	});

/** Whether a record is of an entry with these texts. */
const hasTexts = ({ texts }: State, record: State) => texts.join() === record.texts.join();

/** Whether an entry was translated in its present state, at any place. */
export const isRecorded = (entry: State, records: EntryRecord[]): boolean =>
	records.some((record) => entry.texts.every((text) => record.texts.includes(text)));

/** Whether a translated entry says itself which original it belongs to: undefined if it has none of its keys. */
function says({ scalars }: TranslatedEntry, { keys }: OriginalEntry): boolean | undefined {
	const common = [...keys].filter(([name]) => scalars.has(name));
	return common.length > 0 ? common.every(([name, value]) => scalars.get(name) === value) : undefined;
}

/**
 * Finds the original of each entry of a translated list, wherever either stands now: by the keys that the translation
 * repeats, such as a topic; else by the record of the entry from which it was made, whose texts or facts are still the
 * same. Entries without a record, which are new or were edited, take the originals that are left, in order, if there are
 * as many.
 * @param records those of all lists with this path in the file, in the order of the translation
 * @param known the hashes of all translated entries at this path
 * @returns for each translated entry, the index of its original; undefined if it has none
 */
export function matchEntries(
	originals: OriginalEntry[],
	translations: TranslatedEntry[],
	records: EntryRecord[],
	known: ReadonlySet<string> = new Set(translations.map(({ hash }) => hash)),
): (number | undefined)[] {
	const count = <T>(values: T[], value: T) => values.filter((one) => one === value).length;
	const allTexts = originals.flatMap(({ texts }) => [...new Set(texts)]);
	const allFacts = originals.map(({ facts }) => facts);
	const isUnique = (entry: OriginalEntry) => entry.keys.size > 0 && count(allFacts, entry.facts) === 1;
	const saysOne = (entry: TranslatedEntry, original: OriginalEntry) =>
		says(entry, original) === true && originals.filter((other) => says(entry, other)).length === 1;

	/** How surely an entry was made from an original with the state of a record; 0 if it was not. */
	function likeness(original: OriginalEntry, record: EntryRecord, isInPlace: boolean): number {
		const sameFacts = original.facts === record.facts;
		if (original.texts.length > 0 && hasTexts(original, record)) return sameFacts ? 1100 : 1000;
		// A text that several entries share, such as "None", tells nothing.
		const shared = original.texts.filter((text) => record.texts.includes(text) && count(allTexts, text) === 1);
		return shared.length * 10 + (sameFacts && isUnique(original) ? 500 : 0) + (sameFacts && isInPlace ? 1 : 0);
	}
	const candidates = translations.flatMap((entry, at) =>
		originals.flatMap((original, index) => {
			if (says(entry, original) === false) return [];
			const own = records.filter(({ translation }) => translation === entry.hash);
			const isInPlace = at === index && originals.length === translations.length;
			const likenesses = own.map((record) => likeness(original, record, isInPlace));
			const score = Math.max(0, ...likenesses) + (saysOne(entry, original) ? 500 : 0);
			return score > 0 ? [{ at, index, score }] : [];
		}),
	);
	const found: (number | undefined)[] = translations.map(() => undefined);
	const isFree = (index: number) => !found.includes(index);
	for (const { at, index } of candidates.sort((one, other) => other.score - one.score)) {
		if (found[at] === undefined && isFree(index)) found[at] = index;
	}

	const recorded = new Set(records.map(({ translation }) => translation));
	const unknown = translations.flatMap(({ hash }, at) => (found[at] === undefined && !recorded.has(hash) ? [at] : []));
	const left = originals.flatMap(({ texts }, index) => (texts.length > 0 && isFree(index) ? [index] : []));
	// Records whose translation is gone are of entries that were edited.
	const gone = records.filter(({ translation }) => !known.has(translation));
	const edited = left.filter((index) => gone.some((record) => hasTexts(originals[index] as OriginalEntry, record)));
	const rest = edited.length === unknown.length ? edited : left.length === unknown.length ? left : [];
	for (const [position, index] of rest.entries()) {
		const at = unknown[position] as number;
		if (says(translations[at] as TranslatedEntry, originals[index] as OriginalEntry) !== false) found[at] = index;
	}
	return found;
}
