import MiniSearch from "minisearch";
import { key, wordsIn } from "./fold";
import type { Meanings } from "./meanings";

/** How much of what is typed is read: nobody asks more, and what is pasted by mistake holds nobody up. */
const LETTERS = 200;
const WORDS = 12;

/**
 * How much a term counts that is found for a word without its ending, one spelt nearly so, or one only begun; and one
 * that most words mean which begin so.
 */
const BARE = 0.95;
const ENDED = 0.9;
const NEAR = [1, 0.8, 0.65];
const BEGUN = 0.7;
const BEGUN_LIKELY = 0.8;

/** An a of a word of Devanagari that is not spoken any more once the word goes on: bhajal and bhajla. */
const LAST_A = /(?<=[aeiou][^aeiou]{1,2})a(?=[^aeiou]$)/;

/** From how many letters on one term is likely to be meant by a beginning, and how much of what begins so it has to be. */
const LIKELY = 3;
const MOST = 0.66;

/** Endings of cases in Marathi, as keys have them: botala, hatavar, payacha, bhajlyache, hatatun. */
const CASE = /^(?:[iy]?a?)(?:l|ç|çy|çya|v?ar|mad|mady|[tsn]|ni|sati|t?un|hun|kad)?$/;

/** How many letters such an ending has at most, and a stem at least. */
const ENDING = 6;
const STEM = 3;

/** From how many letters on a key may be that of a word with another first letter. */
const LONG = 6;

/** A term of the index to look for, and how much it counts. */
export type Way = { term: string; weight: number };

/** One thing that a query asks for, a word or a few: any of these terms says it. Without terms, no page says it. */
export type Unit = { ways: Way[] };

/** The terms of a query, each with how much it counts. */
export type Said = Map<string, number>;

/** All terms of what a query asks for; one that comes more than once counts as where it counts most. */
export function saidIn(units: Unit[]): Said {
	const said: Said = new Map();
	for (const { term, weight } of units.flatMap(({ ways }) => ways))
		said.set(term, Math.max(weight, said.get(term) ?? 0));
	return said;
}

/** How terms are spelt nearly: with how many letters wrong, or by how they begin. */
type Likeness = { fuzzy?: number; prefix?: boolean };

/** What the pages know. */
export type Vocabulary = {
	/** Whether pages have this term: as a word that is theirs, or only somewhere in what they tell. */
	knows: (term: string) => "well" | "little" | undefined;
	/** Whether a term is a word of a page's name, or by itself what patients say for one. */
	standsAlone: (term: string) => boolean;
	/** Whether a page has all of these terms in its name. */
	isNamed: (terms: string[]) => boolean;
	/** The terms of pages that are like this one. */
	near: (term: string, how: Likeness) => string[];
};

type Found = { key: string; weight: number };

/**
 * Reads queries.
 * @returns what a query asks for, in its order
 */
export function queryReader(pages: Vocabulary, meanings: Meanings): (query: string) => Unit[] {
	const spelt = new MiniSearch<{ id: string }>({
		fields: ["id"],
		tokenize: (text) => [text],
		processTerm: (term) => term,
	});
	spelt.addAll([...meanings.keys].map((id) => ({ id })));

	const known = (typed: string) =>
		meanings.keys.has(typed) || pages.knows(typed) === "well" ? "well" : pages.knows(typed);
	const alike = (typed: string, how: Likeness): string[] => {
		const found = new Set([...pages.near(typed, how), ...spelt.search(typed, how).map(({ id }): string => id)]);
		found.delete(typed);
		return [...found];
	};

	/** The keys that are spelt nearly so, with the fewest letters wrong; the first letter is seldom one of them. */
	const misspelt = (typed: string): Found[] => {
		const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
		for (let fuzzy = 1; fuzzy <= most; fuzzy++) {
			const near = alike(typed, { fuzzy }).filter((other) => known(other) === "well");
			const likely = near.filter((other) => other[0] === typed[0]);
			const nearest = likely.length > 0 || typed.length < LONG ? likely : near;
			if (nearest.length > 0) return nearest.map((other) => ({ key: other, weight: NEAR[fuzzy] ?? 0 }));
		}
		return [];
	};

	/** The longest known key to which a typed one adds the ending of a case. */
	const stem = (typed: string): string | undefined => {
		for (let length = typed.length - 1; length >= Math.max(STEM, typed.length - ENDING); length--) {
			const bare = typed.slice(0, length);
			// One letter more or less makes another word of a short one.
			const short = bare.length === STEM && typed.length === STEM + 1;
			if (!short && CASE.test(typed.slice(length)) && known(bare) === "well") return bare;
		}
		return undefined;
	};

	/** Whether a key by itself is what a page is called or what patients say, and not only beside others. */
	const isOne = (typed: string) => meanings.isOne(typed) || pages.standsAlone(meanings.termOf(typed));

	/** The keys that a typed one begins. */
	const begunBy = (typed: string): Found[] => {
		const goesOn = typed.replace(LAST_A, "");
		const same = goesOn !== typed && known(goesOn) === "well" ? [goesOn] : [];
		const begun = [...new Set([...same, ...[typed, goesOn].flatMap((start) => alike(start, { prefix: true }))])];
		const terms = begun.filter((other) => known(other) === "well").map(meanings.termOf);
		const isLikely = (term: string) =>
			typed.length >= LIKELY && terms.filter((other) => other === term).length >= MOST * terms.length;
		return begun.map((other) => ({
			key: other,
			weight: isLikely(meanings.termOf(other)) ? BEGUN_LIKELY : BEGUN,
		}));
	};

	/** What a typed key may stand for: itself, else its stem, else what is spelt nearly so. */
	const understood = (typed: string, open: boolean): Found[] => {
		const itself = { key: typed, weight: 1 };
		const how = known(typed);
		if (how === "well" && (isOne(typed) || !open || typed.length < LIKELY)) return [itself];
		const further = open && typed.length > 1 ? begunBy(typed) : [];
		// A word that pages have only beside others, such as baje in "kitne baje", may be another that is only begun.
		if (how === "well") return [itself, ...further];
		const bare = stem(typed);
		const stemmed = bare && (isOne(bare) || further.length === 0) ? [{ key: bare, weight: BARE }] : [];
		if (how === "little") {
			const asEnded = { key: typed, weight: stemmed.length > 0 ? ENDED : 1 };
			return [...stemmed, asEnded, ...further, ...misspelt(typed)];
		}
		if (stemmed.length > 0) return [...stemmed, ...further];
		return further.length > 0 ? further : misspelt(typed);
	};

	/** Two words that pages write as one, such as ear lobe. */
	const asOne = (one: string, other: string | undefined): Unit[] => {
		const both = other === undefined ? "" : key(one + other);
		return pages.knows(both) === "well" ? [{ ways: [{ term: both, weight: 1 }] }] : [];
	};

	/** A word that is two of a page's name, such as bedsore. */
	const asTwo = (typed: string): Unit[] => {
		for (let at = 3; at <= typed.length - 3; at++) {
			const both = [typed.slice(0, at), typed.slice(at)].map(meanings.termOf);
			if (pages.isNamed(both)) return both.map((term) => ({ ways: [{ term, weight: BARE }] }));
		}
		return [];
	};

	/** Whether a word is a number that says nothing by itself, such as an age; 108 is a name. */
	const isOnlyNumber = (word: string) => /^\d+$/.test(word) && known(word) !== "well";

	return (query) => {
		const words = wordsIn(query.slice(0, LETTERS)).slice(0, WORDS);
		const typing = !/\s$/.test(query);
		const read = words.map((word, at) => {
			const found = understood(key(word), typing && at === words.length - 1);
			return { found, keys: found.map((one) => one.key), small: meanings.isSmall(word) || isOnlyNumber(word) };
		});
		const asked = meanings.read(read);
		const units: Unit[] = [];
		for (let at = 0; at < asked.length; at++) {
			const meaning = asked[at];
			const word = words[meaning?.at ?? 0];
			const found = read[meaning?.at ?? 0]?.found ?? [];
			if (!meaning || word === undefined) break;
			const { length, terms } = meaning;
			const next = asked[at + 1]?.at === meaning.at + 1 ? words[meaning.at + 1] : undefined;
			const joined = length === 1 ? asOne(word, next) : [];
			if (length > 1) units.push({ ways: terms.map((term) => ({ term, weight: 1 })) });
			else if (joined.length > 0) {
				units.push(...joined);
				at++;
			} else {
				const halves = terms.length === 0 ? asTwo(key(word)) : [];
				const ways = terms.map((term, index) => ({ term, weight: found[index]?.weight ?? 0 }));
				units.push(...(halves.length > 0 ? halves : [{ ways }]));
			}
		}
		return units;
	};
}
