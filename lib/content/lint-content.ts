import { slugFromFile, treatmentId, treatmentRefFromFile } from "../model/content-path";
import { scriptOf } from "../model/locales";
import { ownPagePath, paths } from "../model/routes";
import { emergencyNumbers } from "../model/schema/emergency";
import { sectionOn } from "../model/schema/sections";
import { citationsIn, paragraphs, replaceCitations, sentences } from "../text/markdown";
import { type TextAtPath, textsOf } from "../text/nested-texts";
import { linkedPaths } from "./check-links";
import { allContentFiles, type ContentFiles, referencedFiles } from "./content";
import { type ContentFile, problemsAt } from "./content-file";
import { filesIn } from "./files";
import { describeProblem, fileProblem, type Problem } from "./problem";
import { fileIn, webmOf } from "./resolve-media";
import { unreadFiles } from "./unread-files";

/**
 * Warnings: content that is valid but needs an editor's attention.
 * @param files content without mistakes
 * @param today in the clinic's time zone, as `2026-11-21`
 */
export const lintContent = (root: string, files: ContentFiles, today: string): Problem[] => [
	...expired(files, today),
	...reviewsDue(files, today),
	...factsMissing(files),
	...figuresWithoutSource(files),
	...sourcesWithoutFigure(files),
	...treatmentsUnrelated(files),
	...chargesTwice(files),
	...numbersUnknown(files),
	...firstAidTimes(files),
	...longTitles(files),
	...repeatedDescriptions(files),
	...questionsWithoutMark(files),
	...hardSentences(files),
	...idleAlternatives(files),
	...pagesUnlinked(files),
	...scriptsWithoutTypefaces(files),
	...unusedFiles(root, files),
	...unreadFiles(root, files),
];

/** `no warnings`, `1 warning`, `3 warnings`. */
export const countOfWarnings = ({ length }: Problem[]): string =>
	length === 0 ? "no warnings" : length === 1 ? "1 warning" : `${length} warnings`;

export const describeWarnings = (warnings: Problem[]): string =>
	`${countOfWarnings(warnings)}, which ${warnings.length === 1 ? "stops" : "stop"} nothing:\n${warnings.map(describeProblem).join("\n")}`;

/** Every text of some files, and a problem at it. */
export const textsIn = (files: ContentFile<unknown>[]) =>
	files.flatMap((file) =>
		textsOf(file.data).map(({ text, path }) => ({
			...{ file: file.path, text, path },
			warn: (message: string, words?: string) => file.problemAt(path, message, words),
		})),
	);

/** Closings, notices and leave that are over. */
function expired({ clinic, notices, doctors }: ContentFiles, today: string): Problem[] {
	const dated: [file: ContentFile<unknown>, list: string, lastDays: string[]][] = [
		[clinic, "closings", (clinic.data?.closings ?? []).map(({ from, to = from }) => to)],
		[notices, "items", (notices.data?.items ?? []).map(({ until }) => until)],
		...doctors.map((file): (typeof dated)[number] => {
			return [file, "leave", (file.data?.leave ?? []).map(({ until }) => until)];
		}),
	];
	return dated.flatMap(([file, list, lastDays]) =>
		lastDays.flatMap((on, index) =>
			problemsAt(file, [list, index], on < today && `expired on ${on}; it can be removed`),
		),
	);
}

export function reviewsDue({ treatments, guides, ownPages }: ContentFiles, today: string): Problem[] {
	return [...treatments, ...guides, ...ownPages].flatMap((file) => {
		const due = file.data?.review?.due;
		return problemsAt(file, ["review", "due"], due && due < today && `was due to be reviewed on ${due}`);
	});
}

/** Patients ask first how much it hurts and what scar stays. */
function factsMissing({ treatments }: ContentFiles): Problem[] {
	return treatments.flatMap((file) => {
		const missing = (["pain", "scar"] as const).filter((fact) => file.data && !file.data.facts[fact]);
		if (missing.length === 0) return [];
		return [file.problemAt(["facts"], `lacks ${missing.join(" and ")}, which patients ask about first`)];
	});
}

/** A number in digits or English words. */
const NUMBER =
	"(?:\\d+(?:\\.\\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty)";

/**
 * A share of people or operations: "2 to 6 of 100", "one in ten", "21%", "a fifth of", "two thirds". It is sought in
 * English texts because a share that needs a source stands in no field of its own.
 */
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
function unsourcedShares(text: string): string[] {
	return paragraphs(text).flatMap((paragraph) => {
		const share = SHARE.exec(paragraph.replace(STRENGTH, ""))?.[0];
		return share && citationsIn(paragraph).length === 0 ? [share] : [];
	});
}

/** First aid and prices need no references. */
const NO_OUTCOME = /^emergency\.|\.(?:price|includes|raises)\b/;

function figuresWithoutSource({ treatments, guides, ownPages }: ContentFiles): Problem[] {
	// Without a review, an own page is not medical.
	const medical = ownPages.filter(({ data }) => data?.review);
	return [...treatments, ...guides, ...medical].flatMap((file) =>
		file
			.fields("markdown")
			.filter(({ path }) => !NO_OUTCOME.test(path.join(".")))
			.flatMap(({ path, value }) =>
				unsourcedShares(String(value)).map((share) =>
					file.problemAt(path, `"${share}" has no source; cite one with [^name of a file in content/references]`),
				),
			),
	);
}

function sourcesWithoutFigure({ treatments, guides, ownPages, references }: ContentFiles): Problem[] {
	const named = new Set(textsIn([...treatments, ...guides, ...ownPages]).flatMap(({ text }) => citationsIn(text)));
	return references
		.filter(({ path }) => !named.has(slugFromFile(path).slug))
		.map((file) => file.problemAt([], "no text cites this source; it can be removed"));
}

function treatmentsUnrelated({ treatments }: ContentFiles): Problem[] {
	const named = new Set(treatments.flatMap(({ data }) => data?.related ?? []));
	// The clinic uses no related treatments.
	if (named.size === 0) return [];
	return treatments
		.filter(({ path }) => !named.has(treatmentId(treatmentRefFromFile(path))))
		.map((file) => file.problemAt([], "no other treatment names this one as related; add it where readers come from"));
}

/** Charges of the clinic's page that have the name of a treatment with a price, or of one of its prices. */
function chargesTwice({ clinicPage, treatments }: ContentFiles): Problem[] {
	const priced = treatments.flatMap(({ data }) => {
		const price = data && sectionOn(data, "cost")?.price;
		if (!price) return [];
		const names = [data.link, data.heading, ...(price.items ?? []).map(({ what }) => what)];
		return names.map((name) => [name.toLowerCase(), treatmentId(data)] as const);
	});
	const ids = new Map(priced);
	return (clinicPage.data?.charges?.items ?? []).flatMap(({ service = "" }, index) => {
		const id = ids.get(service.toLowerCase());
		const message = `is a price of ${id}, too: instead of service and price, write treatment: ${id}`;
		return problemsAt(clinicPage, ["charges", "items", index, "service"], id && message);
	});
}

/**
 * A short number that an English text tells readers to call. Texts have tokens for such numbers; one typed by hand may be
 * wrong, and only the words before it tell it from other figures.
 */
const CALLED = /\b(?:call|dial|ring|helpline(?: is)?|ambulance(?: on)?),? \**(\d{3,5})\b(?![ -]?\d)/gi;

function numbersUnknown({ treatments, guides, ownPages, emergency }: ContentFiles): Problem[] {
	if (!emergency.data) return [];
	const numbers = emergencyNumbers(emergency.data);
	return textsIn([...treatments, ...guides, ...ownPages]).flatMap(({ text, warn }) =>
		[...text.matchAll(CALLED)]
			.filter(([, number = ""]) => !numbers.includes(number))
			.map(([words]) => warn(`says "${words}", which is not in ${emergency.path}`)),
	);
}

/**
 * First-aid measures with one figure for the whole site, as English texts mention them. Texts have tokens for the figures;
 * minutes typed by hand may be wrong, which harms a patient.
 */
const MEASURES = { pressing: /\bpress(?:ing)?\b/i, cooling: /\bcool(?:ing)?\b/i };

/** Minutes of a measure that differ from its figure. */
function firstAidTimes({ treatments, guides, ownPages, emergency }: ContentFiles): Problem[] {
	const texts = textsIn([...treatments, ...guides, ...ownPages]);
	return Object.entries(MEASURES).flatMap(([name, measure]) => {
		const expected = emergency.data?.figures[name];
		if (!expected?.minutes) return [];
		return texts.flatMap(({ text, warn }) =>
			// Most texts do not match: skip splitting them into sentences.
			(measure.test(text) ? sentences(text) : [])
				.filter((sentence) => measure.test(sentence))
				.flatMap((sentence) => sentence.match(/\d+[ -]minutes?\b/gi) ?? [])
				.filter((minutes) => Number.parseInt(minutes, 10) !== expected.minutes)
				.map((minutes) => warn(`says "${minutes}", but figures.${name} says "${expected.words}"`)),
		);
	});
}

/**
 * The most words in a sentence. Plain-language guides ask for 15 to 20 on average and 25 at most; beyond 35, even a list
 * is hard to follow.
 */
const LONGEST_SENTENCE = 35;

/** The most characters of a title that search results show. */
const LONGEST_TITLE = 60;

function longTitles({ treatments, guides, ownPages }: ContentFiles): Problem[] {
	return [...treatments, ...guides, ...ownPages].flatMap((file) => {
		const { title, heading = "" } = file.data ?? {};
		if (title || heading.length <= LONGEST_TITLE) return [];
		const message = `search results show ${LONGEST_TITLE} characters, found ${heading.length}: add a shorter title`;
		return [file.problemAt(["heading"], message)];
	});
}

/** Whether a field is a page's description for search engines. */
const isDescription = (path: TextAtPath["path"]) =>
	(path.length === 1 && (path[0] === "description" || path[0] === "summary")) ||
	["beforeAfter.description", "videos.description"].includes(path.join("."));

function repeatedDescriptions(files: ContentFiles): Problem[] {
	const first = new Map<string, string>();
	const descriptions = textsIn(allContentFiles(files)).filter(({ path }) => isDescription(path));
	return descriptions.flatMap(({ file, text, warn }) => {
		const owner = first.get(text);
		if (!owner) first.set(text, file);
		return owner ? [warn(`the same description as in ${owner}: search results need a distinct one`)] : [];
	});
}

const questionsWithoutMark = ({ treatments }: ContentFiles): Problem[] =>
	textsIn(treatments)
		.filter(({ path }) => path.at(-1) === "question" || path.at(-2) === "ask")
		.filter(({ text }) => !/[?？][)"'”’]*$/.test(text.trim()))
		.map(({ warn }) => warn("a question ends with a question mark"));

/** Fields that are not sentences: addresses, and descriptions of pictures. */
const NO_PROSE = new Set(["alt", "src", "url", "embed", "directions", "place", "poster", "captions", "path", "to"]);

const wordsOfSentence = (sentence: string) => replaceCitations(sentence).match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];

function hardSentences(files: ContentFiles): Problem[] {
	// Legal pages repeat the wording of laws, and testimonials are quoted.
	const { labels: _labels, brand: _brand, testimonials: _theirs, privacy: _p, terms: _t, ...others } = files;
	const prose = textsIn(allContentFiles(others)).filter(({ path }) => !NO_PROSE.has(String(path.at(-1))));
	return prose.flatMap(({ text, warn }) =>
		sentences(text).flatMap((sentence) => {
			const count = wordsOfSentence(sentence).length;
			if (count <= LONGEST_SENTENCE) return [];
			const begin = sentence.trim().split(/\s+/).slice(0, 4).join(" ");
			const message = `the sentence "${begin} …" has ${count} words; split sentences of more than ${LONGEST_SENTENCE}`;
			return [warn(message, begin)];
		}),
	);
}

/** English openings that only say that there is a picture, which screen readers announce themselves. */
const IDLE = /^(?:an? |the )?(?:picture|photo(?:graph)?|image|screenshot) (?:of|showing)\b/i;

/** A name given by a camera or a program, or any file name. */
const FILE_NAME =
	/^(?:img|dsc|dscn|pxl|image|photo|screenshot|whatsapp image)?[\s_-]*\d[\d\s_-]*$|\.(?:jpe?g|png|svg)$/i;

function idleAlternatives(files: ContentFiles): Problem[] {
	const bare = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, "-");
	const names = new Set(referencedFiles(files, "picture").map(({ name }) => bare(name.replace(/^.*\/|\.\w+$/g, ""))));
	const alternatives = textsIn(allContentFiles(files)).filter(({ path }) => path.at(-1) === "alt");
	return alternatives.flatMap(({ text, warn }) => {
		if (FILE_NAME.test(text.trim()) || (names.has(bare(text)) && /[-_]|^\S+$/.test(text))) {
			return [warn("this is a file name: describe what the picture shows")];
		}
		const [begin] = IDLE.exec(text) ?? [];
		const message = `begins with "${begin}", which screen readers say anyway: begin with what the picture shows`;
		return begin ? [warn(message)] : [];
	});
}

/** Own pages to which nothing leads, which visitors find by the search alone. An article is in the list of articles. */
function pagesUnlinked(files: ContentFiles): Problem[] {
	const { search: _words, searches: _tests, ...others } = files;
	const links = allContentFiles(others).map((file) => ({ file, linked: new Set(linkedPaths(file)) }));
	const isLinked = (path: string, from: ContentFile<unknown>) =>
		links.some(({ file, linked }) => file !== from && linked.has(path));
	return files.ownPages.flatMap((file) => {
		if (!file.data) return [];
		const path = file.data.published ? paths.articles : ownPagePath(file.data);
		if (isLinked(path, file)) return [];
		return [file.problemAt([], `nothing leads to ${path}: link it in a menu or the footer`)];
	});
}

/** What pictures, posters, films and captions end in. */
const MEDIA = /\.(?:svg|jpe?g|png|webp|avif|mp4|webm|vtt)$/;

/** Drawings refer to shared parts; the content does not. */
const PARTS = "content/illustrations/parts/";

/** Languages for whose script the brand names no typefaces. */
export const scriptsWithoutTypefaces = ({ brand, clinic }: ContentFiles): Problem[] =>
	(clinic.data?.translations ?? []).flatMap((language) => {
		const script = scriptOf(language);
		if (script === "latin" || brand.data?.typefaces.scripts[script]) return [];
		const message = `the script of ${language} has no typefaces: name them under typefaces.scripts.${script} of ${brand.path}`;
		return clinic.problemAt(["translations"], message, language);
	});

/** Pictures and film files that the content does not name. */
function unusedFiles(root: string, files: ContentFiles): Problem[] {
	const films = referencedFiles(files, "film").map(({ path }) => path);
	const captions = referencedFiles(files, "captions").map(({ path }) => path);
	const translations = files.clinic.data?.translations ?? [];
	const named = new Set([
		...captions,
		...referencedFiles(files, "picture", "poster").map(({ path }) => path),
		...films,
		...films.map(webmOf),
		...captions.flatMap((path) => translations.map((language) => fileIn(path, language))),
	]);
	const there = [
		...filesIn(root, "content/illustrations"),
		...filesIn(root, "content/photos"),
		...filesIn(root, "public/films"),
	];
	return there
		.filter((path) => !named.has(path) && !path.startsWith(PARTS) && !/(?:^|\/)\.|\.md$/.test(path))
		.map((path) =>
			MEDIA.test(path)
				? fileProblem(path, "no content uses this file; it can be removed")
				: fileProblem(path, "is not read: pictures end in .svg, .jpg, .png or .webp, films in .mp4, captions in .vtt"),
		);
}
