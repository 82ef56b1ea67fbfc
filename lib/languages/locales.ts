import { linkChecker } from "../content/check-links";
import { type Content, type ContentFiles, originalContent, type TranslatedName } from "../content/content";
import { loadContentFiles } from "../content/load";
import { ContentError, fileProblem, type Problem } from "../content/problem";
import { valueAt } from "../content/walk-schema";
import type { PageState } from "../model/locales";
import { isRouteContent, paths, routeTable } from "../model/routes";
import { placeNames } from "../model/schema/clinic";
import type { Guide } from "../model/schema/guide";
import { CHECKED, isOlder, readTranslations, type Translation } from "./translate";

/** The files that every page needs: a language without one of them is left out. */
const FRAME: TranslatedName[] = ["labels", "navigation", "clinic"];

/** Files whose texts pages use as far as they are translated; those of other files, only when all are. */
const PARTIAL: TranslatedName[] = [...FRAME, "emergency", "brand", "notices"];

/** Whether a language can be shown: it has the files that every page needs, and its name. */
function isReady(translations: Translation[]): boolean {
	const named = (name: TranslatedName) => translations.find(({ original }) => original.name === name);
	const has = (name: TranslatedName, field: string) =>
		named(name)?.texts.some((text) => text.field === field && text.translation) ?? false;
	const labels = ["name", "short", "offer"].map((label) => `languages.${label}`);
	return (
		FRAME.every((name) => named(name)?.isBegun) &&
		labels.every((label) => has("labels", label)) &&
		has("clinic", "language")
	);
}

const isComplete = ({ missing }: Translation): boolean => missing.length === 0;

/** The guides that a treatment names and that are not translated yet, by their files. */
function awaitedGuides({ original }: Translation, translations: Translation[]): string[] {
	const named = new Set(original.file.fields("guide").map(({ value }) => value));
	return translations
		.filter((guide) => guide.original.name === "guides" && !isComplete(guide))
		.filter(({ original: { file } }) => (file.data as Guide).sections.some(({ id }) => named.has(id)))
		.map(({ path }) => path);
}

/** Whether the page of a translation can be shown: it is complete, and so are the guides that it names. */
const isPublished = (translation: Translation, translations: Translation[]): boolean =>
	isComplete(translation) && awaitedGuides(translation, translations).length === 0;

/** The pages in a language by their paths in the original, including aliases, with their states. */
function pagesIn(content: Content, translations: Translation[]): Record<string, PageState> {
	const pages = routeTable(content).flatMap(({ path, content: rendered }) => {
		const translation = translations.find(
			({ original: { name, file } }) => name === rendered.name && isRouteContent(rendered, file.data),
		);
		if (!translation) return [];
		// Lists and the search are made of labels and menus, which are shown in part.
		const isList = rendered.name === "labels" || rendered.name === "navigation";
		if (!isList && !isPublished(translation, translations)) return [];
		const { checked } = translation;
		return [[path, { ...(checked && { checked }), older: translation.texts.some(isOlder) }] as const];
	});
	const hasTranslatedPage = (isWanted: (path: string) => boolean) => pages.some(([path]) => isWanted(path));
	const hasArticles = hasTranslatedPage((path) => path.startsWith(paths.articles) && path !== paths.articles);
	const hasFees = !content.clinicPage.charges || hasTranslatedPage((path) => path === paths.clinic);
	return Object.fromEntries(
		pages.filter(([path]) => (path !== paths.articles || hasArticles) && (path !== paths.fees || hasFees)),
	);
}

/** The translated names of places and hospitals by those of the original, by which other fields refer to them. */
function placesIn(translations: Translation[]): Map<string, string> {
	type Place = { hospital: string };
	const placesOf = ({ name }: Translation["original"], data: unknown): string[] => {
		if (name === "clinic") return placeNames(data as Content["clinic"]);
		const { timings } = data as { timings?: { places: Place[] } };
		return name === "doctors" ? (timings?.places ?? []).map(({ hospital }) => hospital) : [];
	};
	return new Map(
		translations.flatMap(({ original, data }) => {
			const translated = placesOf(original, data);
			return placesOf(original, original.file.data).map((name, index) => [name, translated[index] ?? name] as const);
		}),
	);
}

/** The data of a file with the translated names of the places and hospitals to which it refers. */
function withPlaces(data: unknown, { file }: Translation["original"], places: Map<string, string>): unknown {
	const copy: unknown = structuredClone(data);
	for (const { path, value } of [...file.fields("hospital"), ...file.fields("location")]) {
		const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
		parent[path.at(-1) ?? ""] = places.get(String(value)) ?? value;
	}
	return copy;
}

/** The content in a language: texts from the translations, everything else from the original. */
function translatedContent(original: Content, translations: Translation[]): Content {
	const places = placesIn(translations);
	const dataOf = (translation: Translation): unknown => {
		const { name, file } = translation.original;
		const isPartial = PARTIAL.includes(name) && translation.isBegun;
		const isTranslated = isPartial || isPublished(translation, translations);
		// Testimonials are shown on pages of other files: leave them out rather than mix languages.
		if (name === "testimonials" && !isTranslated) return undefined;
		return withPlaces(isTranslated ? translation.data : file.data, translation.original, places);
	};
	const names = [...new Set(translations.map(({ original: { name } }) => name))];
	const translated = names.map((name) => {
		const data = translations.filter((translation) => translation.original.name === name).map(dataOf);
		return [name, Array.isArray(original[name]) ? data : data[0]] as const;
	});
	return { ...original, ...(Object.fromEntries(translated) as Partial<Content>) };
}

/** The content of all languages, and the state of the translations. */
export type SiteLocales = {
	/** The content in each language, the original first. */
	contents: [Content, ...Content[]];
	problems: Problem[];
	/** Translations that are missing, incomplete or older than their original. */
	incomplete: Problem[];
	/** The translations by the code of their language. */
	translations: Map<string, Translation[]>;
};

/** What is missing in a language, older than its original, or waiting for another file. */
export const incompleteIn = (translations: Translation[]): Problem[] =>
	translations.flatMap((translation) => {
		const { path, texts, missing, isBegun, problemAt } = translation;
		if (!isBegun) return fileProblem(path, "missing: links lead to the original");
		const [first] = missing;
		const others = missing.length > 1 ? `, and ${missing.length - 1} more` : "";
		const awaited = isComplete(translation) ? awaitedGuides(translation, translations) : [];
		return [
			...(first ? [problemAt(first, `not translated${others}`)] : []),
			...texts.filter(isOlder).map((text) => problemAt(text, "older than its original")),
			...awaited.map((guide) => fileProblem(path, `no page until the guide that it names is translated, ${guide}`)),
		];
	});

/**
 * Reads the translations into the languages that content/clinic.yaml names.
 * @param files the originals, without mistakes
 */
export function readLocales(root: string, files: ContentFiles): SiteLocales {
	const original = originalContent(files);
	const problemsOfLinks = linkChecker(root, files);
	const translations = new Map(
		original.clinic.translations.map((code) => [code, readTranslations(root, files, code)] as const),
	);
	const allTranslations = [...translations.values()].flat();
	const translated = [...translations].flatMap(([code, fileTranslations]) => {
		if (!isReady(fileTranslations)) return [];
		const content = translatedContent(original, fileTranslations);
		const { name, short, offer } = content.labels.languages;
		const { language: tag } = content.clinic;
		const locale = { code, tag, name, short, offer, root: `/${code}`, pages: pagesIn(original, fileTranslations) };
		return { ...content, locale };
	});
	const locales = [original, ...translated].map(({ locale }) => locale);
	return {
		contents: [{ ...original, locales }, ...translated.map((content) => ({ ...content, locales }))],
		problems: allTranslations.flatMap(({ problems, texts, checked, problemAt }) => [
			...problems,
			...(checked && !original.doctors.some(({ slug }) => slug === checked.by)
				? [problemAt(undefined, `${CHECKED}: there is no doctor ${checked.by}`)]
				: []),
			...texts.flatMap((text) =>
				problemsOfLinks({ problemAt: (_, message) => problemAt(text, message) }, text.path, text.translation),
			),
		]),
		incomplete: [...translations.values()].flatMap(incompleteIn),
		translations,
	};
}

/**
 * The content in each of its languages, the original first.
 * @throws {ContentError} listing the problems of all files; those of translations only if the originals have none
 */
export function loadLocales(root: string): Content[] {
	const { contents, problems } = readLocales(root, loadContentFiles(root));
	if (problems.length > 0) throw new ContentError(problems);
	return contents;
}
