import MiniSearch from "minisearch";
import { key, spelling, wordsIn } from "./fold";

/** How much of what is typed is read: nobody asks more, and what is pasted by mistake holds nobody up. */
const LETTERS = 200;
const WORDS = 12;

/** How much a word counts that was found for another: one that means the same, and one that is spelt nearly the same. */
const SAME = 0.95;
const NEAR = [1, 0.8, 0.65];
const BEGUN = 0.7;

/** Case endings of Marathi, which stand at the end of a word, as keys have them: botala, hatavar, payacha. */
const CASES = /(?<=..)a?(?:l|ç|v?ar|mad|mady|t|sati|tun|hun|kad)$/;

/** A way to look for something: keys that have to be there together, and how much it counts. */
export type Way = { keys: string[]; weight: number };

/** One thing that a query asks for, a word or words that mean one, with the ways to look for it; none if unknown. */
export type Unit = { ways: Way[] /** The visitor may still be typing it. */; open: boolean };

/** What the pages know: whether a key is one of theirs, and which are like it. */
export type Vocabulary = {
	has: (key: string) => boolean;
	near: (key: string, how: { fuzzy?: number; prefix?: boolean }) => string[];
};

type Found = { key: string; weight: number };
type Typed = { word: string; key: string; small: boolean; found: Found[]; open: boolean };

/** The ways of looking for a key or a phrase of keys that mean the same as another. */
function synonymsOf(groups: string[][]) {
	const same = new Map<string, Set<string>>();
	for (const group of groups) {
		const phrases = group.map((phrase) => wordsIn(phrase).map(key).join(" "));
		for (const phrase of phrases) same.set(phrase, new Set([...(same.get(phrase) ?? []), ...phrases]));
	}
	return same;
}

/**
 * Reads queries.
 * @param pages what the pages know
 * @param synonyms words that mean the same
 * @param ignored words that count for nothing, unless a query has no others
 * @returns what a query asks for, in its order
 */
export function queryReader(pages: Vocabulary, synonyms: string[][], ignored: string[]): (query: string) => Unit[] {
	const small = new Set(ignored.flatMap(wordsIn).map(spelling));
	const same = synonymsOf(synonyms);
	const phrases = [...same.keys()].map((phrase) => phrase.split(" "));
	const longest = Math.max(1, ...phrases.map(({ length }) => length));
	const others = new Set(phrases.flat());
	const spelt = new MiniSearch<{ id: string }>({
		fields: ["id"],
		tokenize: (text) => [text],
		processTerm: (term) => term,
	});
	spelt.addAll([...others].map((id) => ({ id })));

	const known = (typed: string) => pages.has(typed) || others.has(typed);
	const alike = (typed: string, how: { fuzzy?: number; prefix?: boolean }): string[] => [
		...new Set([...pages.near(typed, how), ...spelt.search(typed, how).map(({ id }): string => id)]),
	];

	/** What a typed key may stand for: itself, else its stem, else what is spelt nearly so. */
	const understood = (typed: string, open: boolean): Found[] => {
		const begun = open && typed.length > 1 ? alike(typed, { prefix: true }).filter((other) => other !== typed) : [];
		const found = begun.map((other) => ({ key: other, weight: BEGUN }));
		if (known(typed)) return [{ key: typed, weight: 1 }, ...found];
		const bare = typed.replace(CASES, "");
		if (bare !== typed && known(bare)) return [{ key: bare, weight: SAME }, ...found];
		if (found.length > 0) return found;
		const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
		for (let fuzzy = 1; fuzzy <= most; fuzzy++) {
			const near = alike(typed, { fuzzy });
			// People seldom mistake the first letter.
			const likely = near.filter((other) => other[0] === typed[0]);
			const nearest = likely.length > 0 ? likely : near;
			if (nearest.length > 0) return nearest.map((other) => ({ key: other, weight: NEAR[fuzzy] ?? 0 }));
		}
		return [];
	};

	const waysOf = (phrase: string, weight: number): Way[] => [
		{ keys: phrase.split(" "), weight },
		...[...(same.get(phrase) ?? [])]
			.filter((other) => other !== phrase)
			.map((other) => ({ keys: other.split(" "), weight: weight * SAME })),
	];

	/** The longest phrase that means the same as another and begins with the first of these words. */
	const phraseFirst = (words: Typed[]): { ways: Way[]; length: number } | undefined => {
		for (let length = Math.min(longest, words.length); length > 1; length--) {
			const phrase = phrases.find(
				(keys) => keys.length === length && keys.every((one, at) => words[at]?.found.some(({ key }) => key === one)),
			);
			if (phrase) return { ways: waysOf(phrase.join(" "), 1), length };
		}
		return undefined;
	};

	/** Two words that pages write as one, such as ear lobe. */
	const asOne = ([one, other]: Typed[]): Way[] => {
		const both = one && other ? key(one.word + other.word) : "";
		return one && other && pages.has(both)
			? [
					{ keys: [both], weight: 1 },
					{ keys: [one.key, other.key], weight: 1 },
				]
			: [];
	};

	/** A word that is two of which pages know, such as earlobe. */
	const asTwo = ({ key: typed }: Typed): Way[] => {
		for (let at = 3; at <= typed.length - 3; at++) {
			const both = [typed.slice(0, at), typed.slice(at)];
			if (both.every(known)) return [{ keys: both, weight: SAME }];
		}
		return [];
	};

	return (query) => {
		const words = wordsIn(query.slice(0, LETTERS)).slice(0, WORDS);
		const typing = !/\s$/.test(query);
		const typed = words.map((word, at): Typed => {
			const open = typing && at === words.length - 1;
			return { word, key: key(word), small: small.has(spelling(word)), found: understood(key(word), open), open };
		});
		const telling = typed.some((word) => !word.small);
		const units: Unit[] = [];
		for (let at = 0; at < typed.length; at++) {
			const [first, ...rest] = typed.slice(at);
			if (!first) break;
			const phrase = phraseFirst([first, ...rest]);
			const joined = phrase ? [] : asOne([first, ...rest]);
			if (phrase) {
				units.push({ ways: phrase.ways, open: false });
				at += phrase.length - 1;
			} else if (joined.length > 0) {
				units.push({ ways: joined, open: false });
				at++;
			} else if (!first.small || !telling) {
				const ways = first.found.flatMap((found) => waysOf(found.key, found.weight));
				units.push({ ways: ways.length > 0 ? ways : asTwo(first), open: first.open });
			}
		}
		return units;
	};
}
