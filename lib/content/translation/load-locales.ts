import { type PageState, scriptOf } from "../../model/locales";
import {
	aftercarePath,
	doctorPath,
	guidePath,
	menuPath,
	ownPagePath,
	paths,
	routeTable,
	treatmentPath,
} from "../../model/routes";
import { placeNames } from "../../model/schema/clinic";
import type { Guide } from "../../model/schema/guide";
import { linkChecker } from "../check-links";
import { type Content, originalContent } from "../content";
import type { ContentFiles } from "../content-files";
import { fieldName } from "../position";
import { fileProblem, type Problem } from "../problem";
import { readTranslations, type TranslatableName, type TranslationPair } from "./translation-files";

/** The files that every page needs: a language without one of them is left out. */
const FRAME = ["labels", "navigation", "clinic"] as const satisfies TranslatableName[];

/** Whether a language can be shown: it has the files that every page needs, and says its own name. */
function isBegun(translationPairs: TranslationPair[]): boolean {
	const translated = (name: TranslatableName) =>
		translationPairs.find(({ original }) => original.name === name)?.translated;
	const has = (name: TranslatableName, field: string) =>
		translated(name)?.pairs.some(({ path }) => fieldName(path) === field) ?? false;
	const isNamed = ["name", "short", "offer"].every((field) => has("labels", `languages.${field}`));
	return FRAME.every(translated) && isNamed && has("clinic", "language");
}

/** The pages that are rendered from one file each. */
const pageOf: Partial<Record<TranslatableName, string[]>> = {
	home: [paths.home],
	booking: [paths.booking],
	clinicPage: [paths.clinic],
	emergency: [paths.emergency],
	gallery: [paths.beforeAfter, paths.videos],
	privacy: [paths.privacy],
	terms: [paths.terms],
};

/** Whether a translation has every text of its original. */
const isWhole = ({ translated }: TranslationPair): boolean =>
	translated !== undefined && translated.mismatches.length === 0;

/** The guides that a treatment names and that are not translated yet, by their files. */
function awaitedGuides({ original }: TranslationPair, translationPairs: TranslationPair[]): string[] {
	const named = new Set(original.source.fields("guide").map(({ value }) => value));
	return translationPairs
		.filter((pairing) => pairing.original.name === "guides" && !isWhole(pairing))
		.filter(({ original: { source } }) => (source.data as Guide).sections.some(({ id }) => named.has(id)))
		.map(({ file }) => file);
}

/** Whether a translation can be shown: it is whole, and so are the guides that it names. */
const isShown = (pairing: TranslationPair, translationPairs: TranslationPair[]): boolean =>
	isWhole(pairing) && awaitedGuides(pairing, translationPairs).length === 0;

const stateOf = ({ translated }: TranslationPair): PageState => ({
	...(translated?.checked && { checked: translated.checked }),
	older: (translated?.older.length ?? 0) > 0,
});

type Entry = { slug: string; menu?: string; published?: string };

/** The paths of the pages that are rendered from a file. */
function pathsOf({ original: { name, source } }: TranslationPair): string[] {
	const data = source.data as Entry;
	const treatment = { menu: data.menu ?? "", slug: data.slug };
	if (name === "treatments") return [treatmentPath(treatment), aftercarePath(treatment)];
	if (name === "guides") return [guidePath(data.slug)];
	if (name === "ownPages") return [ownPagePath(data)];
	return name === "doctors" ? [doctorPath(data.slug)] : (pageOf[name] ?? []);
}

/** The pages in a language, including aliases, with their states. */
function pagesOf(content: Content, translationPairs: TranslationPair[]): Record<string, PageState> {
	const named = (name: TranslatableName) => translationPairs.find(({ original }) => original.name === name);
	const labels = named("labels");
	const navigation = named("navigation");
	const states = new Map<string, PageState>();
	if (labels) states.set(paths.search, stateOf(labels));
	for (const { slug } of navigation ? content.navigation.menus : []) {
		states.set(menuPath(slug), stateOf(navigation as TranslationPair));
	}
	for (const pairing of translationPairs) {
		if (!isShown(pairing, translationPairs)) continue;
		for (const path of pathsOf(pairing)) states.set(path, stateOf(pairing));
	}
	// The list of articles, once it has one, and that of fees are made of labels and of other pages.
	if (labels && [...states.keys()].some((path) => path.startsWith(paths.articles))) {
		states.set(paths.articles, stateOf(labels));
	}
	const feesAreWhole = !content.clinicPage.charges || states.has(paths.clinic);
	if (labels && feesAreWhole) states.set(paths.fees, stateOf(labels));
	return Object.fromEntries(
		routeTable(content).flatMap(({ path, canonical }) => {
			const state = states.get(canonical);
			return state ? [[path, state]] : [];
		}),
	);
}

/** The translated names of hospitals, by their original names, which treatments refer to. */
export function hospitalNames(translationPairs: TranslationPair[]): Map<string, string> {
	type Timings = { timings?: { places: { hospital: string }[] } };
	return new Map(
		translationPairs.flatMap(({ original, translated }) => {
			if (original.name !== "doctors") return [];
			const [from, to] = [original.source.data as Timings, (translated?.data ?? original.source.data) as Timings];
			return (from.timings?.places ?? []).map(({ hospital }, index): [string, string] => [
				hospital,
				to.timings?.places[index]?.hospital ?? hospital,
			]);
		}),
	);
}

/** Closings that name the clinic's places as the language does. */
function closingsIn(original: Content["clinic"], translated: Content["clinic"]): Content["clinic"]["closings"] {
	const names = placeNames(translated);
	const nameOf = (name: string) => names[placeNames(original).indexOf(name)] ?? name;
	return translated.closings.map((closing) =>
		closing.places ? { ...closing, places: closing.places.map(nameOf) } : closing,
	);
}

/** A file's data in the language: frame files as far as they are translated, other files only if complete. */
function dataIn(pairing: TranslationPair, translationPairs: TranslationPair[]): unknown {
	const { original, translated } = pairing;
	const frame = ["clinic", "emergency", "brand", "labels", "navigation", "notices"].includes(original.name);
	if (translated && (frame || isShown(pairing, translationPairs))) return translated.data;
	// Testimonials are shown on pages of other files: leave them out rather than mix languages.
	return original.name === "testimonials" ? undefined : original.source.data;
}

/** The content in a language: texts from the translation, everything else from the original. */
function contentIn(original: Content, translationPairs: TranslationPair[]): Omit<Content, "locale" | "locales"> {
	const data = translationPairs.map((pair) => [pair.original.name, dataIn(pair, translationPairs)] as const);
	const all = (name: TranslatableName) => data.flatMap(([other, one]) => (other === name ? [one] : []));
	const hospitals = hospitalNames(translationPairs);
	const treatments = (all("treatments") as Content["treatments"]).map((treatment) => ({
		...treatment,
		details: {
			...treatment.details,
			sections: treatment.details.sections.map((section) =>
				section.topic === "procedure" && section.place
					? { ...section, place: { ...section.place, at: section.place.at.map((at) => hospitals.get(at) ?? at) } }
					: section,
			),
		},
	}));
	const whole = { ...original, ...(Object.fromEntries(data) as Partial<Content>) };
	return {
		...whole,
		clinic: { ...whole.clinic, closings: closingsIn(original.clinic, whole.clinic) },
		doctors: all("doctors") as Content["doctors"],
		guides: all("guides") as Content["guides"],
		ownPages: all("ownPages") as Content["ownPages"],
		treatments,
	};
}

/** The content of all languages, and the state of the translations. */
export type SiteLocales = {
	/** The content in each language, the original first. */
	contents: [Content, ...Content[]];
	problems: Problem[];
	/** Translations that are missing, incomplete or outdated. */
	incomplete: Problem[];
	translationPairs: Map<string, TranslationPair[]>;
};

/** As many missing texts of a file are one line of the report. */
const MANY = 4;

/** What is missing, outdated, or waiting for another file in a language. */
const wantingIn = (translationPairs: TranslationPair[]): Problem[] =>
	translationPairs.flatMap((pairing) => {
		const { file, translated } = pairing;
		if (!translated) return [fileProblem(file, "missing: links lead to the original")];
		const [first, ...others] = translated.mismatches;
		const missing =
			first && others.length >= MANY
				? [{ ...first, message: `${first.message}; so are ${others.length} others (npm run translate lists them)` }]
				: translated.mismatches;
		const awaited = isWhole(pairing) ? awaitedGuides(pairing, translationPairs) : [];
		return [
			...missing,
			...translated.surplus,
			...translated.older,
			...awaited.map((guide) => fileProblem(file, `no page until the guide that it names is translated, ${guide}`)),
		];
	});

/** A problem if a language's script has no typefaces. */
function withoutTypefaces(language: string, { brand, clinic }: ContentFiles): Problem[] {
	const script = scriptOf(language);
	if (script === "latin" || brand.data?.typefaces.scripts[script]) return [];
	const message = `the script of ${language} has no typefaces: name them under typefaces.scripts.${script} of ${brand.file}`;
	return [clinic.problemAt(["translations"], message, language)];
}

/**
 * Reads the translations of the languages that content/clinic.yaml names.
 * @param sources the originals, without mistakes
 */
export function readLocales(root: string, sources: ContentFiles): SiteLocales {
	const original = originalContent(sources);
	const translationPairs = new Map(
		original.clinic.translations.map((code) => [code, readTranslations(root, sources, code)] as const),
	);
	const problems: Problem[] = [];
	const incomplete: Problem[] = [];
	const translated: Content[] = [];
	const problemsOfLinks = linkChecker(root, sources);
	for (const [code, read] of translationPairs) {
		for (const { translated: file } of read) {
			if (!file) continue;
			problems.push(...file.problems);
			for (const { path, translation } of file.pairs) problems.push(...problemsOfLinks(file, path, translation));
		}
		incomplete.push(...wantingIn(read));
		incomplete.push(...withoutTypefaces(code, sources));
		if (!isBegun(read)) continue;
		const content = contentIn(original, read);
		const { clinic, labels } = content;
		translated.push({
			...content,
			locale: {
				code,
				tag: clinic.language,
				name: labels.languages.name,
				short: labels.languages.short,
				offer: labels.languages.offer,
				root: `/${code}`,
				pages: pagesOf(original, read),
			},
			locales: [],
		});
	}
	const locales = [original, ...translated].map(({ locale }) => locale);
	return {
		contents: [{ ...original, locales }, ...translated.map((content) => ({ ...content, locales }))],
		problems,
		incomplete,
		translationPairs,
	};
}
