import { existsSync } from "node:fs";
import { join } from "node:path";
import { emergencyNumbers } from "../../model/schema/emergency";
import type { ContentFiles } from "../content-files";
import { readText } from "../files";
import { fieldName } from "../position";
import type { Problem } from "../problem";
import { type Glossary, readGlossary } from "./glossary";
import { type MergedTranslation, type TextPair, writtenTexts } from "./merge-translation";
import type { TranslationPair } from "./translation-files";

const ONES =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ORDINALS = "third fourth fifth sixth seventh eighth ninth tenth".split(" ");

const ENGLISH = new Map<string, number>([
	...ONES.map((word, value) => [word, value] as const),
	...TENS.map((word, index) => [word, index * 10 + 20] as const),
	...TENS.flatMap((ten, index) =>
		ONES.slice(1, 10).map((one, unit) => [`${ten}-${one}`, index * 10 + 21 + unit] as const),
	),
	...ORDINALS.map((word, index) => [word, index + 3] as const),
	["twice", 2],
	["hundred", 100],
	["thousand", 1000],
]);

/** Digits of any script, except in names such as CO2. */
const DIGITS = /(?<![\p{Script=Latin}\p{Nd}])\p{Nd}+(?:[.,]\p{Nd}+)*/gu;
const WORD = /[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu;

/** Digits of any script as Latin digits: Unicode has the ten digits of each script in a row, zero first. */
const asLatinDigits = (text: string): string =>
	text.replace(/\p{Nd}/gu, (digit) => {
		let zero = digit.codePointAt(0) ?? 0;
		while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (digit.codePointAt(0) ?? 0) - zero < 9) zero--;
		return String((digit.codePointAt(0) ?? 0) - zero);
	});

/**
 * The numbers in a text, in digits or words, sorted by size. "One" counts only as a digit, because the word is often an
 * article.
 * @param words the words of the text's language that mean a number
 */
export function figuresIn(text: string, words: ReadonlyMap<string, number> = ENGLISH): number[] {
	const inDigits = (text.match(DIGITS) ?? []).map((digits) => Number(asLatinDigits(digits).replaceAll(",", "")));
	const inWords = (text.replace(/\btwo-wheeler/gi, "").match(WORD) ?? []).flatMap((word) => {
		const whole = words.get(word.toLowerCase());
		if (whole !== undefined) return whole;
		return word.split("-").flatMap((part) => words.get(part.toLowerCase()) ?? []);
	});
	return [...inDigits, ...inWords.filter((value) => value !== 1)].sort((one, other) => one - other);
}

/** Numbers in Latin digits, such as 108, that are not part of a word. */
export const latinDigitsIn = (text: string): string[] =>
	text.match(/(?<![\p{Script=Latin}\d+-])\d+(?![\d-]*\p{Script=Latin})/gu) ?? [];

/** A way in which a translation differs from its original; `structural` if a part of the text is missing or surplus. */
export type Difference = { path: TextPair["path"]; message: string; structural?: true };

const literally = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whether a text contains one of some words; with `beginning`, whether one of its words begins with one. */
function has(text: string, words: string[], beginning = false): boolean {
	const alternatives = words.map(literally).join("|");
	const end = beginning ? "" : "(?![\\p{L}\\p{M}])";
	return words.length > 0 && new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives})${end}`, "iu").test(text);
}

const without = (text: string, words: string[]): string =>
	words.length === 0 ? text : text.replace(new RegExp(`\\b(?:${words.map(literally).join("|")})\\b`, "gi"), " ");

/** Text without link targets, citations and tokens. */
const spoken = (text: string) => text.replace(/\]\([^)]*\)|\[\^[^\]]*\]|\{[^{}]*\}/g, " ");

const blocksOf = (text: string): string[] =>
	text.split(/\n[ \t]*\n|\n(?=[ \t]*(?:-|\d+\.) )/).flatMap((block) => block.trim().replace(NUMBERED, "") || []);

const sorted = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).sort().join(" ");

/** The number of a list entry, which Markdown recognises only in Latin digits. */
const NUMBERED = /^[ \t]*\d+\. /gm;

/** Markup that original and translation must have in common. */
const MARKS = [
	{ what: "tokens", pattern: /\{[^{}]*\}/g },
	{ what: "links", pattern: /\]\([^)]*\)/g },
	{ what: "marks of sources", pattern: /\[\^[^\]]*\]/g },
];

/** Three or more English words in a row. */
const ENGLISH_LEFT = /\b[A-Za-z'’-]+(?:,? [A-Za-z'’-]+){2,}/g;

/**
 * The rules of one language: its glossary, its BCP 47 tag, the telephone numbers, which keep Latin digits, and the names
 * of people and places in both languages, in which the glossary's words mean nothing.
 */
export type Rules = { glossary: Glossary; tag: string; numbers: string[]; names: string[] };

/** "Hour" and "second" have other meanings too: a unit follows an amount, or is in the plural. */
function hasUnit(text: string, [one = "", ...others]: string[]): boolean {
	const amount = new RegExp(`(?:\\d|\\b(?:an?|one|half an|per|each|every))[ -]${literally(one)}\\b`, "i");
	return amount.test(text) || has(text, others);
}

function inBlock(original: string, translation: string, { glossary }: Rules): string[] {
	const found: string[] = [];
	const asked = figuresIn(original);
	let given = figuresIn(translation, glossary.figures);
	for (const value of figuresIn(translation.replace(DIGITS, ""), glossary.ambiguous)) {
		const occursIn = (figures: number[]) => figures.filter((figure) => figure === value).length;
		if (occursIn(asked) > occursIn(given)) given = [...given, value].sort((one, other) => one - other);
	}
	if (asked.join() !== given.join())
		found.push(`figures ${given.join(", ") || "none"}, expected ${asked.join(", ") || "none"}`);
	for (const { english, words } of glossary.units) {
		if (hasUnit(original, english) && !has(translation, words, true)) found.push(`the unit ${english[0]} is missing`);
	}
	const { english, words } = glossary.negations;
	const negated = original.split(/(?<=[.!?:;])\s/).filter((sentence) => has(sentence, english)).length;
	const negations = translation.split(/[\s,.;:!?।()*"“”]+/).filter((word) => words.includes(word)).length;
	if (negations < Math.ceil(negated / 2)) found.push(`${negations} negations, expected ${negated}`);
	return found;
}

function inText({ path, original, translation }: TextPair, rules: Rules): Difference[] {
	const found: string[] = [];
	const structural: string[] = [];
	// An address is as on the house: its digits, and the MG of MG Road, which is no unit.
	const isAddress = path.includes("address");
	const within = isAddress ? { ...rules, glossary: { ...rules.glossary, units: [] } } : rules;
	for (const { what, pattern } of MARKS) {
		const [asked, given] = [sorted(original, pattern), sorted(translation, pattern)];
		if (asked !== given) structural.push(`${what} ${given || "none"}, expected ${asked || "none"}`);
	}
	const [asked, given] = [blocksOf(original).map(spoken), blocksOf(translation).map(spoken)];
	if (asked.length !== given.length) {
		structural.push(`${given.length} paragraphs and entries of lists, expected ${asked.length}`);
	} else {
		for (const [index, block] of asked.entries()) {
			const words = block.slice(0, 40);
			found.push(...inBlock(block, given[index] ?? "", within).map((message) => `${message} (${words})`));
		}
	}
	const left = (spoken(translation).match(ENGLISH_LEFT) ?? []).filter(
		(run) => run.split(" ").filter((word) => /^[a-z]{2}/.test(word)).length > 1,
	);
	found.push(...left.map((run) => `English is left: ${run}`));
	if (!isAddress && new Intl.NumberFormat(rules.tag).resolvedOptions().numberingSystem !== "latn") {
		const latin = latinDigitsIn(spoken(translation).replace(NUMBERED, "")).filter(
			(digits) => !rules.numbers.includes(digits),
		);
		if (latin.length > 0) found.push(`digits are not those of ${rules.tag}: ${latin.join(", ")}`);
	}
	return [
		...structural.map((message) => ({ path, message, structural: true as const })),
		...found.map((message) => ({ path, message })),
	];
}

function inPart(pairs: TextPair[], { glossary: { words }, names }: Rules): Difference[] {
	// A name in a translation may have an ending, so it need not be a whole word.
	const named = new RegExp(names.map(literally).join("|") || "(?!)", "giu");
	const nameless = pairs.map(({ path, original, translation }) => ({
		path,
		original: spoken(original.replace(named, " ")),
		translation: translation.replace(named, " "),
	}));
	const whole = pairs.map((pair) => pair.translation).join("\n");
	const said = nameless.map((pair) => pair.translation).join("\n");
	return words.flatMap(({ english, within, accepted, never }) => {
		const found: Difference[] = [];
		const at = nameless.find(({ original }) => has(without(original, within), english));
		if (at && !has(whole, accepted, true)) {
			found.push({
				path: at.path,
				message: `"${english[0]}" is "${accepted[0]}" in the glossary, found nowhere in this part`,
			});
		}
		for (const word of never.filter((one) => has(said, [one]))) {
			const at = nameless.find((pair) => has(pair.translation, [word])) ?? nameless[0];
			if (at) found.push({ path: at.path, message: `the glossary excludes "${word}": say "${accepted[0]}"` });
		}
		return found;
	});
}

/**
 * Compares translations with their originals: figures, units and negations by paragraph and list entry; tokens, links and
 * citations by text; glossary words by part of the file.
 */
export function differencesIn(pairs: TextPair[], rules: Rules): Difference[] {
	const parts = new Map<string, TextPair[]>();
	for (const pair of pairs) parts.set(pair.part, [...(parts.get(pair.part) ?? []), pair]);
	return [
		...pairs.flatMap((pair) => inText(pair, rules)),
		...[...parts.values()].flatMap((within) => inPart(within, rules)),
	];
}

export const describeDifference = ({ path, message }: Difference): string => `${fieldName(path)}: ${message}`;

/** The telephone numbers of the content, which have Latin digits in every language. */
const numbersOf = ({ clinic, emergency }: ContentFiles): string[] => {
	const long = [clinic.data?.whatsapp, ...(clinic.data?.phones ?? [])].flatMap(
		(phone) => phone?.number.match(/\d+/g) ?? [],
	);
	return [...emergencyNumbers(emergency.data), ...long];
};

/** The fields with names of people and places, in clinic.yaml and in the files of doctors. */
const NAMES =
	/^(?:name|wordmark|place|(?:branches|hospitals)\[\d+\]\.name|grievanceOfficer\.name|timings\.places\[\d+\]\.hospital)$|(?:^|\.)address\b/;

/** The names of people and places in a language's files, in both languages, the longest first. */
const namesIn = (translationPairs: TranslationPair[]): string[] =>
	translationPairs
		.filter(({ original: { name } }) => name === "clinic" || name === "doctors")
		.flatMap(({ original: { source, schema }, translated }) => [
			...writtenTexts({ source, schema }).map(({ text, path }) => ({ text, path })),
			...(translated?.pairs ?? []).map(({ translation, path }) => ({ text: translation, path })),
		])
		.flatMap(({ text, path }) => (NAMES.test(fieldName(path)) && text.length > 2 ? [text] : []))
		.sort((one, other) => other.length - one.length);

/** A translated file with its differences from the original. */
export type ComparedTranslation = { translated: MergedTranslation; differences: Difference[] };

/** Compares the parts of a language's files that are up to date; finds nothing if the language has no glossary. */
export function comparedWithOriginals(
	root: string,
	sources: ContentFiles,
	language: string,
	translationPairs: TranslationPair[],
): ComparedTranslation[] {
	const glossary = `docs/glossary.${language}.md`;
	const rules = existsSync(join(root, glossary)) && {
		glossary: readGlossary(readText(root, glossary)),
		tag: `${language}-IN`,
		numbers: numbersOf(sources),
		names: namesIn(translationPairs),
	};
	return translationPairs.flatMap(({ translated }) => {
		if (!translated) return [];
		const old = new Set(translated.pairs.flatMap(({ isOlder, part }) => (isOlder ? [part] : [])));
		const current = translated.pairs.filter(({ part }) => !old.has(part));
		return [{ translated, differences: rules ? differencesIn(current, rules) : [] }];
	});
}

/** The differences of a translation that a person may accept, in the form of its `agreed` field. */
export const agreeable = ({ differences }: ComparedTranslation): string[] =>
	differences.filter(({ structural }) => !structural).map(describeDifference);

/**
 * The differences of a translation that its `agreed` field does not list or that nobody can accept, and entries of that
 * field without a difference.
 */
export function openDifferences(compared: ComparedTranslation): Problem[] {
	const { differences, translated } = compared;
	const agreed = new Set(translated.agreed);
	const accepted = new Set(agreeable(compared).filter((one) => agreed.has(one)));
	return [
		...differences
			.filter((difference) => !accepted.has(describeDifference(difference)))
			.map(({ path, message }) => translated.problemAt(path, message)),
		...translated.agreed
			.filter((one) => !accepted.has(one))
			.map((one) => translated.problemAt(["translation", "agreed"], `there is no such difference: ${one}`)),
	];
}
