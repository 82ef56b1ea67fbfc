import { textsOf } from "../text/deep";
import { replaceMarks } from "../text/marks";
import { sentences } from "../text/sentences";
import { namedFiles } from "./named-files";
import type { Problem } from "./problem";
import type { Source } from "./source";
import { allSources, type Sources } from "./sources";

/**
 * Words that a sentence for patients may have. Guides to plain language ask for 15 to 20 on average and 25 at most;
 * above this, also a list of things that belong together is hard to follow.
 */
const LONGEST_SENTENCE = 35;

/** Characters of a title that search results show on a phone and on a wide screen alike. */
const LONGEST_TITLE = 60;

/** What is no mistake of form in texts, but reads badly, to people or to search engines. */
export function textWarnings(sources: Sources): Problem[] {
	return [
		...longTitles(sources),
		...repeatedDescriptions(sources),
		...questionsWithoutMark(sources),
		...hardSentences(sources),
		...idleAlternatives(sources),
	];
}

function longTitles({ treatments }: Sources): Problem[] {
	return treatments.flatMap((source) => {
		const { title, heading = "" } = source.data ?? {};
		if (title || heading.length <= LONGEST_TITLE) return [];
		const message = `search results show ${LONGEST_TITLE} characters, found ${heading.length}: give the page a title of its own`;
		return [source.problemAt(["heading"], message)];
	});
}

/** The fields with which a page describes itself to search engines. */
const isDescription = (path: (string | number)[]) =>
	(path.length === 1 && (path[0] === "description" || path[0] === "summary")) ||
	["beforeAfter.description", "videos.description"].includes(path.join("."));

function repeatedDescriptions(sources: Sources): Problem[] {
	const first = new Map<string, string>();
	return allSources(sources).flatMap((source) =>
		textsOf(source.data)
			.filter(({ path }) => isDescription(path))
			.flatMap(({ text, path }) => {
				const owner = first.get(text);
				if (!owner) first.set(text, source.problemAt(path, "").file);
				return owner
					? [source.problemAt(path, `the same description as in ${owner}: search results want another`)]
					: [];
			}),
	);
}

function questionsWithoutMark({ treatments }: Sources): Problem[] {
	return treatments.flatMap((source) =>
		textsOf(source.data)
			.filter(({ path }) => path.at(-1) === "question" || path.at(-2) === "ask")
			.filter(({ text }) => !/[?？][)"'”’]*$/.test(text.trim()))
			.map(({ path }) => source.problemAt(path, "a question ends with a question mark")),
	);
}

/** Fields that are no sentences of a page: addresses, and what is read aloud in place of a picture. */
const NO_PROSE = new Set(["alt", "src", "url", "embed", "directions", "place", "poster", "captions", "path", "to"]);

const words = (sentence: string) => replaceMarks(sentence).match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];

function hardSentences(sources: Sources): Problem[] {
	// Laws ask for some of what legal pages say, and patients' words are their own.
	const { words: _labels, brand: _brand, testimonials: _theirs, privacy: _p, terms: _t, ...others } = sources;
	const read: Source<unknown>[] = Object.values<Source<unknown> | Source<unknown>[]>(others).flat();
	return read.flatMap((source) =>
		textsOf(source.data)
			.filter(({ path }) => !NO_PROSE.has(String(path.at(-1))))
			.flatMap(({ text, path }) =>
				sentences(text).flatMap((sentence) => {
					const count = words(sentence).length;
					if (count <= LONGEST_SENTENCE) return [];
					const begin = sentence.trim().split(/\s+/).slice(0, 4).join(" ");
					const message = `the sentence "${begin} …" has ${count} words; more than ${LONGEST_SENTENCE} are hard to follow: make two of it`;
					return [source.problemAt(path, message, begin)];
				}),
			),
	);
}

/** How texts begin that tell that there is a picture, which whoever hears them knows. */
const IDLE = /^(?:an? |the )?(?:picture|photo(?:graph)?|image|screenshot) (?:of|showing)\b/i;

/** A name that a camera or a program gives, or any name of a file. */
const FILE_NAME =
	/^(?:img|dsc|dscn|pxl|image|photo|screenshot|whatsapp image)?[\s_-]*\d[\d\s_-]*$|\.(?:jpe?g|png|svg)$/i;

function idleAlternatives(sources: Sources): Problem[] {
	const names = new Set(namedFiles(sources, "picture").map(({ name }) => bare(name.replace(/^.*\/|\.\w+$/g, ""))));
	return allSources(sources).flatMap((source) =>
		textsOf(source.data)
			.filter(({ path }) => path.at(-1) === "alt")
			.flatMap(({ text, path }) => {
				if (FILE_NAME.test(text.trim()) || (names.has(bare(text)) && /[-_]|^\S+$/.test(text))) {
					return [source.problemAt(path, "this is the name of a file: say what the picture shows")];
				}
				const [begin] = IDLE.exec(text) ?? [];
				if (!begin) return [];
				return [source.problemAt(path, `begins with "${begin}", which is known: begin with what is to be seen`)];
			}),
	);
}

const bare = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, "-");
