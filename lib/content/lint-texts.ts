import { citationsIn, paragraphs, replaceCitations, sentences } from "../text/markdown";
import { textsOf } from "../text/nested-texts";
import { NUMBER } from "../text/numbers";
import type { ContentFile } from "./content-file";
import { allContentFiles, type ContentFiles } from "./content-files";
import type { Problem } from "./problem";
import { referencedFiles } from "./referenced-files";

/**
 * The most words in a sentence. Plain-language guides ask for 15 to 20 on average and 25 at most; beyond 35, even a list
 * is hard to follow.
 */
const LONGEST_SENTENCE = 35;

/** The most characters of a title that search results show. */
const LONGEST_TITLE = 60;

/** Texts that are valid but hard to read, for people or for search engines. */
export function textWarnings(sources: ContentFiles): Problem[] {
	return [
		...longTitles(sources),
		...repeatedDescriptions(sources),
		...questionsWithoutMark(sources),
		...hardSentences(sources),
		...idleAlternatives(sources),
	];
}

function longTitles({ treatments, guides, ownPages }: ContentFiles): Problem[] {
	return [...treatments, ...guides, ...ownPages].flatMap((source) => {
		const { title, heading = "" } = source.data ?? {};
		if (title || heading.length <= LONGEST_TITLE) return [];
		const message = `search results show ${LONGEST_TITLE} characters, found ${heading.length}: add a shorter title`;
		return [source.problemAt(["heading"], message)];
	});
}

/** Whether a field is a page's description for search engines. */
const isDescription = (path: (string | number)[]) =>
	(path.length === 1 && (path[0] === "description" || path[0] === "summary")) ||
	["beforeAfter.description", "videos.description"].includes(path.join("."));

function repeatedDescriptions(sources: ContentFiles): Problem[] {
	const first = new Map<string, string>();
	return allContentFiles(sources).flatMap((source) =>
		textsOf(source.data)
			.filter(({ path }) => isDescription(path))
			.flatMap(({ text, path }) => {
				const owner = first.get(text);
				if (!owner) first.set(text, source.problemAt(path, "").file);
				return owner
					? [source.problemAt(path, `the same description as in ${owner}: search results need a distinct one`)]
					: [];
			}),
	);
}

function questionsWithoutMark({ treatments }: ContentFiles): Problem[] {
	return treatments.flatMap((source) =>
		textsOf(source.data)
			.filter(({ path }) => path.at(-1) === "question" || path.at(-2) === "ask")
			.filter(({ text }) => !/[?？][)"'”’]*$/.test(text.trim()))
			.map(({ path }) => source.problemAt(path, "a question ends with a question mark")),
	);
}

/** Fields that are not sentences: addresses, and descriptions of pictures. */
const NO_PROSE = new Set(["alt", "src", "url", "embed", "directions", "place", "poster", "captions", "path", "to"]);

const words = (sentence: string) => replaceCitations(sentence).match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];

function hardSentences(sources: ContentFiles): Problem[] {
	// Legal pages repeat the wording of laws, and testimonials are quoted.
	const { labels: _labels, brand: _brand, testimonials: _theirs, privacy: _p, terms: _t, ...others } = sources;
	const read: ContentFile<unknown>[] = Object.values<ContentFile<unknown> | ContentFile<unknown>[]>(others).flat();
	return read.flatMap((source) =>
		textsOf(source.data)
			.filter(({ path }) => !NO_PROSE.has(String(path.at(-1))))
			.flatMap(({ text, path }) =>
				sentences(text).flatMap((sentence) => {
					const count = words(sentence).length;
					if (count <= LONGEST_SENTENCE) return [];
					const begin = sentence.trim().split(/\s+/).slice(0, 4).join(" ");
					const message = `the sentence "${begin} …" has ${count} words; split sentences of more than ${LONGEST_SENTENCE}`;
					return [source.problemAt(path, message, begin)];
				}),
			),
	);
}

/** Openings that only say that there is a picture, which screen readers announce themselves. */
const IDLE = /^(?:an? |the )?(?:picture|photo(?:graph)?|image|screenshot) (?:of|showing)\b/i;

/** A name given by a camera or a program, or any file name. */
const FILE_NAME =
	/^(?:img|dsc|dscn|pxl|image|photo|screenshot|whatsapp image)?[\s_-]*\d[\d\s_-]*$|\.(?:jpe?g|png|svg)$/i;

function idleAlternatives(sources: ContentFiles): Problem[] {
	const names = new Set(referencedFiles(sources, "picture").map(({ name }) => bare(name.replace(/^.*\/|\.\w+$/g, ""))));
	return allContentFiles(sources).flatMap((source) =>
		textsOf(source.data)
			.filter(({ path }) => path.at(-1) === "alt")
			.flatMap(({ text, path }) => {
				if (FILE_NAME.test(text.trim()) || (names.has(bare(text)) && /[-_]|^\S+$/.test(text))) {
					return [source.problemAt(path, "this is a file name: describe what the picture shows")];
				}
				const [begin] = IDLE.exec(text) ?? [];
				if (!begin) return [];
				return [
					source.problemAt(
						path,
						`begins with "${begin}", which screen readers say anyway: begin with what the picture shows`,
					),
				];
			}),
	);
}

const bare = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, "-");

/** A share of people or operations: "2 to 6 of 100", "one in ten", "21%", "a fifth of", "two thirds". */
const SHARE = new RegExp(
	[
		`\\b${NUMBER} (?:in|of|out of) (?:a |every )?(?:\\d[\\d,]*|ten|hundred|thousand)\\b`,
		"\\b\\d+(?:\\.\\d+)?(?: ?%| per cent)",
		`\\b${NUMBER}[ -](?:third|quarter|fifth|tenth)s?\\b`,
		"\\b(?:about|around|nearly|over|roughly) half\\b|\\bhalf of\\b",
	].join("|"),
	"i",
);

/** Percentages that are not outcomes: the strength of a substance, a part of the body. */
const STRENGTH = /\d+(?:\.\d+)?(?: ?%| per cent)(?: of the body| \w+ acid| acid| glycolic)|\bacid of \d+ per cent/gi;

/** The shares in paragraphs of a text that cite no reference. */
export function unsourcedShares(text: string): string[] {
	return paragraphs(text).flatMap((paragraph) => {
		const share = SHARE.exec(paragraph.replace(STRENGTH, ""))?.[0];
		return share && citationsIn(paragraph).length === 0 ? [share] : [];
	});
}
