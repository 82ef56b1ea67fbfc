import { phoneticKey, wordsIn } from "./phonetic-key";
import type { QueryTerm, SearchIndex } from "./search-index";
import type { KeyedWord, Synonyms } from "./synonyms";

/** The maximum length of a query, to not block the page with pasted text. */
const MOST_LETTERS = 200;
const MOST_WORDS = 24;

/** Weights of a word as typed without a case ending, … */
const STEM = 0.95;
/** … with one or two letters corrected, … */
const CORRECTED = [1, 0.8, 0.65];
/** … and completed; more if most completions mean the same. */
const COMPLETED = 0.7;
const LIKELY_COMPLETED = 0.8;

/** A word shorter than this has no likely completion; and the share of completions that have to mean the same. */
const LIKELY_LENGTH = 3;
const LIKELY_SHARE = 0.66;

/** An inherent vowel that is silent in a longer form of the word: bhajal, bhajla. */
const SILENT_A = /(?<=[aeiou][^aeiou]{1,2})a(?=[^aeiou]$)/;

/** Marathi case endings, as in keys: botala, hatavar, payacha, bhajlyache, hatatun. */
const CASE_ENDING = /^(?:[iy]?a?)(?:l|ç|çy|çya|v?ar|mad|mady|[tsn]|ni|sati|t?un|hun|kad)?$/;
const LONGEST_ENDING = 6;
const SHORTEST_STEM = 3;

/** In words of at least this length the first letter may be wrong, too. */
const FIRST_LETTER_LENGTH = 6;

type Candidate = KeyedWord["candidates"][number];

/** Creates the parser of queries: it returns what a query asks for, in its order. */
export function createQueryParser(index: SearchIndex, synonyms: Synonyms): (query: string) => QueryTerm[] {
	const known = (key: string) => (synonyms.keys.has(key) ? "well" : index.knows(key));
	const isKnownWell = (key: string) => known(key) === "well";

	/** Whether a key means something by itself, and not only within a phrase. */
	const isSelfContained = (key: string) => synonyms.hasSynonym(key) || index.isSelfContained(synonyms.termOf(key));

	/** The keys with the fewest letters different, those with the same first letter before others. */
	const corrections = (typed: string): Candidate[] => {
		const mostErrors = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
		for (let errors = 1; errors <= mostErrors; errors++) {
			const near = index.wordsNear(typed, errors).filter(isKnownWell);
			const likely = near.filter((other) => other[0] === typed[0]);
			const nearest = likely.length > 0 || typed.length < FIRST_LETTER_LENGTH ? likely : near;
			if (nearest.length > 0) return nearest.map((key) => ({ key, weight: CORRECTED[errors] ?? 0 }));
		}
		return [];
	};

	/** The longest known key that a typed one extends by a case ending. */
	const stemOf = (typed: string): string | undefined => {
		for (let length = typed.length - 1; length >= Math.max(SHORTEST_STEM, typed.length - LONGEST_ENDING); length--) {
			const stem = typed.slice(0, length);
			// One letter more makes another word of a short one.
			const isTooShort = stem.length === SHORTEST_STEM && typed.length === SHORTEST_STEM + 1;
			if (!isTooShort && CASE_ENDING.test(typed.slice(length)) && isKnownWell(stem)) return stem;
		}
		return undefined;
	};

	/** The known keys that begin with a typed one. */
	const completions = (typed: string): Candidate[] => {
		const spoken = typed.replace(SILENT_A, "");
		const same = spoken !== typed && isKnownWell(spoken) ? [spoken] : [];
		const found = [...new Set([...same, ...index.wordsBeginning(typed), ...index.wordsBeginning(spoken)])];
		const terms = found.filter(isKnownWell).map(synonyms.termOf);
		const isLikely = (term: string) =>
			typed.length >= LIKELY_LENGTH && terms.filter((other) => other === term).length >= LIKELY_SHARE * terms.length;
		return found.map((key) => ({ key, weight: isLikely(synonyms.termOf(key)) ? LIKELY_COMPLETED : COMPLETED }));
	};

	/** The keys that a typed one may mean: itself, else its stem, else corrections; completions while it is typed. */
	const candidates = (typed: string, isUnfinished: boolean): Candidate[] => {
		const asTyped = { key: typed, weight: 1 };
		const how = known(typed);
		if (how === "well" && (isSelfContained(typed) || !isUnfinished || typed.length < LIKELY_LENGTH)) return [asTyped];
		const completed = isUnfinished && typed.length > 1 ? completions(typed) : [];
		// A word known only from phrases, such as baje in "kitne baje", may be the beginning of another.
		if (how === "well") return [asTyped, ...completed];
		const stem = stemOf(typed);
		const stemmed = stem && (isSelfContained(stem) || completed.length === 0) ? [{ key: stem, weight: STEM }] : [];
		if (how === "little") return [...stemmed, asTyped, ...completed, ...corrections(typed)];
		if (stemmed.length > 0) return [...stemmed, ...completed];
		return completed.length > 0 ? completed : corrections(typed);
	};

	/** Whether a word is a number without a meaning, such as an age; 108 has one. */
	const isPlainNumber = (word: string) => /^\d+$/.test(word) && !isKnownWell(word);

	return (query) => {
		const words = wordsIn(query.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS);
		const isTyping = !/\s$/.test(query);
		const spans = synonyms.spans(
			words.map((word, at) => ({
				candidates: candidates(phoneticKey(word), isTyping && at === words.length - 1),
				stopWord: synonyms.isStopWord(word) || isPlainNumber(word),
			})),
		);
		const queryTerms: QueryTerm[] = [];
		for (let at = 0; at < spans.length; at++) {
			const { start = 0, length = 0, alternatives = [] } = spans[at] ?? {};
			// Two words that the site writes as one, such as ear lobe.
			const isPair = length === 1 && spans[at + 1]?.start === start + 1;
			const joined = isPair ? phoneticKey(words.slice(start, start + 2).join("")) : "";
			const isOneWord = index.knows(joined) === "well";
			queryTerms.push({ alternatives: isOneWord ? [{ term: joined, weight: 1 }] : alternatives });
			if (isOneWord) at++;
		}
		return queryTerms;
	};
}
