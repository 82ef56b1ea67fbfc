import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ContentFiles } from "../content/content";
import { readText } from "../content/files";
import type { Problem } from "../content/problem";
import { emergencyNumbers } from "../model/schema/emergency";
import { DIGITS, figuresIn, latinDigitsIn } from "../text/figures";
import { agreedIn } from "./catalogue";
import { isOlder, type TranslatedText, type Translation } from "./translate";

/** A row of a glossary: an English word, its accepted translations, and excluded ones. */
type Term = {
	english: string[];
	/** Words of other rows that contain one of these, as "deep vein" contains "vein"; where they occur, their rows apply. */
	within: string[];
	accepted: string[];
	never: string[];
};

/** The glossary of a language, `docs/glossary.mr.md`. */
type Glossary = {
	words: Term[];
	/** Number words with their values. */
	figures: Map<string, number>;
	/** Words that mean a number or something else, with the number: second, other. */
	ambiguous: Map<string, number>;
	/** Units in English, and the beginnings of their words in the language. */
	units: { english: string[]; words: string[] }[];
	/** Negations in English and in the language. */
	negations: { english: string[]; words: string[] };
};

const cells = (row: string): string[][] =>
	row
		.replace(/^\||\|\s*$/g, "")
		.split("|")
		.map((cell) => cell.split(",").flatMap((word) => word.trim() || []));

/** The body rows of the table below a heading. */
function tableUnder(heading: string, markdown: string): string[][][] {
	const [, below = ""] = markdown.split(new RegExp(`^## ${heading}$`, "m"));
	const [section = ""] = below.split(/^## /m);
	return section
		.split("\n")
		.filter((line) => line.startsWith("|"))
		.slice(2)
		.map(cells);
}

/** Reads the tables of a glossary (`docs/glossary.mr.md`). */
export function readGlossary(markdown: string): Glossary {
	const pairs = (heading: string) =>
		tableUnder(heading, markdown).map(([english = [], words = []]) => ({ english, words }));
	const negations = pairs("Negations");
	const rows = tableUnder("Words", markdown);
	const englishWords = rows.flatMap(([words = []]) => words);
	const figures = (column: 1 | 2) =>
		new Map(
			tableUnder("Figures", markdown).flatMap((row) =>
				(row[column] ?? []).map((word) => [word, Number(row[0]?.[0])] as const),
			),
		);
	return {
		words: rows.map(([english = [], say = [], also = [], never = []]) => ({
			english,
			within: englishWords.filter((phrase) =>
				english.some((word) => phrase.length > word.length && ` ${phrase} `.includes(` ${word} `)),
			),
			accepted: [...say, ...also],
			never,
		})),
		figures: figures(1),
		ambiguous: figures(2),
		units: pairs("Units"),
		negations: {
			english: negations.flatMap(({ english }) => english),
			words: negations.flatMap(({ words }) => words),
		},
	};
}

/** A way in which a translation differs from its original; `structural` if a part of the text is missing or surplus. */
export type Difference = { text: TranslatedText; message: string; structural?: true };

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
const plainText = (text: string) => text.replace(/\]\([^)]*\)|\[\^[^\]]*\]|\{[^{}]*\}/g, " ");

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
function hasUnit(text: string, [singular = "", ...plurals]: string[]): boolean {
	const amount = new RegExp(`(?:\\d|\\b(?:an?|one|half an|per|each|every))[ -]${literally(singular)}\\b`, "i");
	return amount.test(text) || has(text, plurals);
}

function inBlock(original: string, translation: string, { glossary }: Rules): string[] {
	const found: string[] = [];
	const asked = figuresIn(original);
	let given = figuresIn(translation, glossary.figures);
	for (const value of figuresIn(translation.replace(DIGITS, ""), glossary.ambiguous)) {
		const occursIn = (figures: number[]) => figures.filter((figure) => figure === value).length;
		if (occursIn(asked) > occursIn(given)) given = [...given, value].sort((first, second) => first - second);
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

function inText(text: TranslatedText, rules: Rules): Difference[] {
	const { text: original, translation, path } = text;
	const found: string[] = [];
	const structural: string[] = [];
	// An address is as on the house: its digits, and the MG of MG Road, which is no unit.
	const isAddress = path.includes("address");
	const within = isAddress ? { ...rules, glossary: { ...rules.glossary, units: [] } } : rules;
	for (const { what, pattern } of MARKS) {
		const [asked, given] = [sorted(original, pattern), sorted(translation, pattern)];
		if (asked !== given) structural.push(`${what} ${given || "none"}, expected ${asked || "none"}`);
	}
	const [asked, given] = [blocksOf(original).map(plainText), blocksOf(translation).map(plainText)];
	if (asked.length !== given.length) {
		structural.push(`${given.length} paragraphs and entries of lists, expected ${asked.length}`);
	} else {
		for (const [index, block] of asked.entries()) {
			const words = block.slice(0, 40);
			found.push(...inBlock(block, given[index] ?? "", within).map((message) => `${message} (${words})`));
		}
	}
	const left = (plainText(translation).match(ENGLISH_LEFT) ?? []).filter(
		(run) => run.split(" ").filter((word) => /^[a-z]{2}/.test(word)).length > 1,
	);
	found.push(...left.map((run) => `English is left: ${run}`));
	if (!isAddress && new Intl.NumberFormat(rules.tag).resolvedOptions().numberingSystem !== "latn") {
		const latin = latinDigitsIn(plainText(translation).replace(NUMBERED, "")).filter(
			(digits) => !rules.numbers.includes(digits),
		);
		if (latin.length > 0) found.push(`digits are not those of ${rules.tag}: ${latin.join(", ")}`);
	}
	return [
		...structural.map((message) => ({ text, message, structural: true as const })),
		...found.map((message) => ({ text, message })),
	];
}

/** The part of its file that a text belongs to: a section, such as `details.sections[risks]`, or else a top-level field. */
const partOf = ({ field }: TranslatedText): string => /^[^\]]*\]|^[^.]*/.exec(field)?.[0] ?? "";

function inPart(texts: TranslatedText[], { glossary: { words }, names }: Rules): Difference[] {
	// A name in a translation may have an ending, so it need not be a whole word.
	const named = new RegExp(names.map(literally).join("|") || "(?!)", "giu");
	const nameless = texts.map((text) => ({
		text,
		original: plainText(text.text.replace(named, " ")),
		translation: text.translation.replace(named, " "),
	}));
	const whole = texts.map(({ translation }) => translation).join("\n");
	return words.flatMap(({ english, within, accepted, never }) => {
		const found: Difference[] = [];
		const asked = nameless.find(({ original }) => has(without(original, within), english));
		if (asked && !has(whole, accepted, true)) {
			const message = `"${english[0]}" is "${accepted[0]}" in the glossary, found nowhere in this part`;
			found.push({ text: asked.text, message });
		}
		for (const word of never) {
			const excluded = nameless.find(({ translation }) => has(translation, [word]));
			if (excluded)
				found.push({ text: excluded.text, message: `the glossary excludes "${word}": say "${accepted[0]}"` });
		}
		return found;
	});
}

/**
 * Compares translated texts with their originals: figures, units and negations by paragraph and list entry; tokens, links
 * and citations by paragraph; glossary words by part of the file.
 */
export function differencesIn(texts: TranslatedText[], rules: Rules): Difference[] {
	const parts = new Map<string, TranslatedText[]>();
	for (const text of texts) parts.set(partOf(text), [...(parts.get(partOf(text)) ?? []), text]);
	return [
		...texts.flatMap((text) => inText(text, rules)),
		...[...parts.values()].flatMap((part) => inPart(part, rules)),
	];
}

/** The telephone numbers of the content, which have Latin digits in every language. */
const numbersOf = ({ clinic, emergency }: ContentFiles): string[] => {
	const long = [clinic.data?.whatsapp, ...(clinic.data?.phones ?? [])].flatMap(
		(phone) => phone?.number.match(/\d+/g) ?? [],
	);
	return [...emergencyNumbers(emergency.data), ...long];
};

/** The fields with names of people and places, in clinic.yaml and in the files of doctors. */
const NAMES =
	/^(?:name|wordmark|place|branches\.name|hospitals\[[\w-]+\]\.name|grievanceOfficer\.name|timings\.places\.hospital)$|(?:^|\.)address\b/;

/** The names of people and places in a language's files, in both languages, the longest first. */
const properNames = (translations: Translation[]): string[] =>
	translations
		.filter(({ original: { name } }) => name === "clinic" || name === "doctors")
		.flatMap(({ texts }) => texts)
		.flatMap(({ field, text, translation }) => (NAMES.test(field) ? [text, translation] : []))
		.filter((name) => name.length > 2)
		.sort((first, second) => second.length - first.length);

/**
 * Compares the translations into a language with their originals, in parts of files that are up to date.
 * @returns the differences that no person has accepted, or that nobody can accept, and accepted ones that are not there;
 *   none if the language has no glossary
 */
export function openDifferences(
	root: string,
	files: ContentFiles,
	language: string,
	translations: Translation[],
): Problem[] {
	const glossary = `docs/glossary.${language}.md`;
	if (!existsSync(join(root, glossary))) return [];
	const rules = {
		glossary: readGlossary(readText(root, glossary)),
		tag: `${language}-IN`,
		numbers: numbersOf(files),
		names: properNames(translations),
	};
	return translations.flatMap(({ texts, problemAt }) => {
		const translated = texts.filter(({ translation }) => translation);
		const older = new Set(translated.filter(isOlder).map(partOf));
		const current = translated.filter((text) => !older.has(partOf(text)));
		const differences = differencesIn(current, rules);
		const isAgreed = ({ text, message, structural }: Difference) =>
			!structural && agreedIn(text.message).includes(message);
		const found = new Set(differences.map(({ text, message }) => `${text.text}\0${message}`));
		return [
			...differences.filter((difference) => !isAgreed(difference)).map(({ text, message }) => problemAt(text, message)),
			...current.flatMap((text) =>
				agreedIn(text.message)
					.filter((message) => !found.has(`${text.text}\0${message}`))
					.map((message) => problemAt(text, `there is no such difference: ${message}`)),
			),
		];
	});
}
