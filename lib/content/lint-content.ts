import { slugFromFile, treatmentId, treatmentRefFromFile } from "../model/content-path";
import { ownPagePath, paths } from "../model/routes";
import { citationsIn } from "../text/markdown";
import { textsOf } from "../text/nested-texts";
import { linkedPaths } from "./check-links";
import type { ContentFile } from "./content-file";
import type { ContentFiles } from "./content-files";
import { againstEmergency, againstPrices, contradictionsOf } from "./contradictions";
import { filesIn } from "./files";
import { fileIn, webmOf } from "./film-files";
import { textWarnings, unsourcedShares } from "./lint-texts";
import { describeProblem, fileProblem, type Problem } from "./problem";
import { referencedFiles } from "./referenced-files";
import { unreadFiles } from "./unread-files";

/**
 * Warnings: content that is valid but needs an editor's attention.
 * @param sources content without mistakes
 * @param today in the clinic's time zone, as `2026-11-21`
 */
export const lintContent = (root: string, sources: ContentFiles, today: string): Problem[] => [
	...factWarnings(sources, today),
	...textWarnings(sources),
	...pagesUnlinked(sources),
	...unusedFiles(root, sources),
	...unreadFiles(root, sources),
];

/** `no warnings`, `1 warning`, `3 warnings`. */
export const countOfWarnings = ({ length }: Problem[]): string =>
	length === 0 ? "no warnings" : length === 1 ? "1 warning" : `${length} warnings`;

export const describeWarnings = (warnings: Problem[]): string =>
	`${countOfWarnings(warnings)}, which ${warnings.length === 1 ? "stops" : "stop"} nothing:\n${warnings.map(describeProblem).join("\n")}`;

/** Own pages to which nothing leads, which visitors find by the search alone. An article is in the list of articles. */
function pagesUnlinked(sources: ContentFiles): Problem[] {
	const { search: _words, searches: _tests, ...others } = sources;
	const links = Object.values<ContentFile<unknown> | ContentFile<unknown>[]>(others)
		.flat()
		.map((source) => ({ source, linked: new Set(linkedPaths(source)) }));
	const isLinked = (path: string, from: ContentFile<unknown>) =>
		links.some(({ source, linked }) => source !== from && linked.has(path));
	return sources.ownPages.flatMap((source) => {
		if (!source.data) return [];
		const path = source.data.published ? paths.articles : ownPagePath(source.data);
		return isLinked(path, source)
			? []
			: [source.problemAt([], `nothing leads to ${path}: link it in a menu or the footer`)];
	});
}

/** What pictures, posters, films and captions end in. */
const MEDIA = /\.(?:svg|jpe?g|png|webp|avif|mp4|webm|vtt)$/;

/** Drawings refer to shared parts; the content does not. */
const PARTS = "content/illustrations/parts/";

/** Pictures and film files that the content does not name. */
function unusedFiles(root: string, sources: ContentFiles): Problem[] {
	const films = referencedFiles(sources, "film").map(({ file }) => file);
	const captions = referencedFiles(sources, "captions").map(({ file }) => file);
	const translations = sources.clinic.data?.translations ?? [];
	const named = new Set([
		...captions,
		...referencedFiles(sources, "picture", "poster").map(({ file }) => file),
		...films,
		...films.map(webmOf),
		...captions.flatMap((file) => translations.map((language) => fileIn(file, language))),
	]);
	const there = [
		...filesIn(root, "content/illustrations"),
		...filesIn(root, "content/photos"),
		...filesIn(root, "public/films"),
	];
	return there
		.filter((file) => !named.has(file) && !file.startsWith(PARTS) && !/(?:^|\/)\.|\.md$/.test(file))
		.map((file) =>
			MEDIA.test(file)
				? fileProblem(file, "no content uses this file; it can be removed")
				: fileProblem(file, "is not read: pictures end in .svg, .jpg, .png or .webp, films in .mp4, captions in .vtt"),
		);
}

type CheckedFiles = Pick<
	ContentFiles,
	"clinic" | "doctors" | "notices" | "treatments" | "guides" | "ownPages" | "clinicPage" | "emergency" | "references"
>;

/**
 * Content that needs attention: expired notices, closings and leave, overdue reviews, treatments without the facts that
 * patients ask about first, figures without a reference, unused references, treatments that no other names as related,
 * charges that differ from a treatment's price, and contradictions.
 * @param today in the clinic's time zone, as `2026-11-21`
 */
export function factWarnings(sources: CheckedFiles, today: string): Problem[] {
	return [
		...closingsOver(sources, today),
		...noticesOver(sources, today),
		...leaveOver(sources, today),
		...reviewsDue(sources, today),
		...factsMissing(sources),
		...figuresWithoutSource(sources),
		...sourcesWithoutFigure(sources),
		...treatmentsUnrelated(sources),
		...chargesDiffering(sources),
		...contradictions(sources),
	];
}

const over = (on: string) => `expired on ${on}; it can be removed`;

function closingsOver({ clinic }: CheckedFiles, today: string): Problem[] {
	return (clinic.data?.closings ?? []).flatMap(({ from, to = from }, index) =>
		to < today ? [clinic.problemAt(["closings", index], over(to))] : [],
	);
}

function noticesOver({ notices }: CheckedFiles, today: string): Problem[] {
	return (notices.data?.items ?? []).flatMap(({ until }, index) =>
		until < today ? [notices.problemAt(["items", index], over(until))] : [],
	);
}

function leaveOver({ doctors }: CheckedFiles, today: string): Problem[] {
	return doctors.flatMap((source) =>
		(source.data?.leave ?? []).flatMap(({ until }, index) =>
			until < today ? [source.problemAt(["leave", index], over(until))] : [],
		),
	);
}

function reviewsDue({ treatments, guides, ownPages }: CheckedFiles, today: string): Problem[] {
	return [...treatments, ...guides, ...ownPages].flatMap((source) => {
		const due = source.data?.review?.due;
		return due && due < today ? [source.problemAt(["review", "due"], `was due to be reviewed on ${due}`)] : [];
	});
}

/** Patients ask first how much it hurts and what scar stays. */
function factsMissing({ treatments }: CheckedFiles): Problem[] {
	return treatments.flatMap((source) => {
		const missing = (["pain", "scar"] as const).filter((fact) => source.data && !source.data.facts[fact]);
		if (missing.length === 0) return [];
		return [source.problemAt(["facts"], `lacks ${missing.join(" and ")}, which patients ask about first`)];
	});
}

/** First aid and prices need no references. */
const NO_OUTCOME = /^emergency\.|\.(?:price|includes|raises)\b/;

function figuresWithoutSource({ treatments, guides, ownPages }: CheckedFiles): Problem[] {
	// Without a review, an own page is not medical.
	const medical = ownPages.filter(({ data }) => data?.review);
	return [...treatments, ...guides, ...medical].flatMap((source) =>
		source
			.fields("markdown")
			.filter(({ path }) => !NO_OUTCOME.test(path.join(".")))
			.flatMap(({ path, value }) =>
				unsourcedShares(String(value)).map((share) =>
					source.problemAt(path, `"${share}" has no source; cite one with [^name of a file in content/references]`),
				),
			),
	);
}

function sourcesWithoutFigure({ treatments, guides, ownPages, references }: CheckedFiles): Problem[] {
	const texts = [...treatments, ...guides, ...ownPages].flatMap(({ data }) => textsOf(data));
	const named = new Set(texts.flatMap(({ text }) => citationsIn(text)));
	return references
		.filter(({ file }) => !named.has(slugFromFile(file).slug))
		.map((source) => source.problemAt([], "no text cites this source; it can be removed"));
}

function treatmentsUnrelated({ treatments }: CheckedFiles): Problem[] {
	const named = new Set(treatments.flatMap(({ data }) => data?.related ?? []));
	// The clinic uses no related treatments.
	if (named.size === 0) return [];
	return treatments
		.filter(({ file }) => !named.has(treatmentId(treatmentRefFromFile(file))))
		.map((source) =>
			source.problemAt([], "no other treatment names this one as related; add it where readers come from"),
		);
}

/** Charges of the clinic's page that differ from the prices of treatments. */
function chargesDiffering({ clinicPage, treatments }: CheckedFiles): Problem[] {
	const priced = treatments.flatMap(({ file, data }) =>
		data ? [{ ...data, id: treatmentId(treatmentRefFromFile(file)) }] : [],
	);
	return againstPrices(clinicPage.data?.charges?.items ?? [], priced).map(({ path, message }) =>
		clinicPage.problemAt(["charges", "items", ...path], message),
	);
}

function contradictions({ treatments, guides, ownPages, emergency }: CheckedFiles): Problem[] {
	const within = treatments.flatMap((source) =>
		source.data ? contradictionsOf(source.data).map(({ path, message }) => source.problemAt(path, message)) : [],
	);
	const numbers = emergency.data;
	if (!numbers) return within;
	const against = [...treatments, ...guides, ...ownPages].flatMap((source) =>
		againstEmergency(textsOf(source.data), numbers).map(({ path, message }) => source.problemAt(path, message)),
	);
	return [...within, ...against];
}
