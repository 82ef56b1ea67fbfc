import type { PageState } from "../../site/editions";
import { doctorPath, menuPath, paths, routeTable, treatmentPath } from "../../site/routes";
import { type Content, contentOf } from "../content-of";
import type { Problem } from "../problem";
import type { Sources } from "../sources";
import type { TranslatableName } from "./read-translations";
import { type Pairing, readTranslations } from "./read-translations";

/** The files that every page needs: a language without one of them is left out. */
const FRAME = ["words", "navigation", "clinic"] as const satisfies TranslatableName[];

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
const isWhole = ({ translated }: Pairing): boolean => translated !== undefined && translated.unlike.length === 0;

/** Whether a treatment names advice that is not translated yet. */
function waitsForAdvice({ original }: Pairing, pairings: Pairing[]): boolean {
	const advice = pairings.find(({ original: { name } }) => name === "advice");
	const names = original.name === "treatments" && original.source.fields("advice").length > 0;
	return names && advice !== undefined && !isWhole(advice);
}

const stateOf = ({ translated }: Pairing): PageState => ({
	...(translated?.checked && { checked: translated.checked }),
	older: (translated?.older.length ?? 0) > 0,
});

type Entry = { slug: string; menu?: string };

/** The paths of the pages that are rendered from a file. */
function pathsOf({ original: { name, source } }: Pairing): string[] {
	const data = source.data as Entry;
	if (name === "treatments") return [treatmentPath({ menu: data.menu ?? "", slug: data.slug })];
	return name === "doctors" ? [doctorPath(data.slug)] : (pageOf[name] ?? []);
}

/** The pages in a language, including aliases, with their states. */
function pagesOf(content: Content, pairings: Pairing[]): Record<string, PageState> {
	const named = (name: TranslatableName) => pairings.find(({ original }) => original.name === name);
	const words = named("words");
	const navigation = named("navigation");
	const states = new Map<string, PageState>();
	if (words) states.set(paths.search, stateOf(words));
	for (const { slug } of navigation ? content.navigation.menus : []) {
		states.set(menuPath(slug), stateOf(navigation as Pairing));
	}
	for (const pairing of pairings) {
		if (!isWhole(pairing) || waitsForAdvice(pairing, pairings)) continue;
		for (const path of pathsOf(pairing)) states.set(path, stateOf(pairing));
	}
	return Object.fromEntries(
		routeTable(content).flatMap(({ path, canonical }) => {
			const state = states.get(canonical);
			return state ? [[path, state]] : [];
		}),
	);
}

/** The translated names of hospitals, by their original names, which treatments refer to. */
function hospitalNames(pairings: Pairing[]): Map<string, string> {
	type Timings = { timings?: { places: { hospital: string }[] } };
	return new Map(
		pairings.flatMap(({ original, translated }) => {
			if (original.name !== "doctors") return [];
			const [from, to] = [original.source.data as Timings, (translated?.data ?? original.source.data) as Timings];
			return (from.timings?.places ?? []).map(({ hospital }, index): [string, string] => [
				hospital,
				to.timings?.places[index]?.hospital ?? hospital,
			]);
		}),
	);
}

/** A file's data in the language: frame files as far as they are translated, other files only if complete. */
function dataIn(pairing: Pairing, pairings: Pairing[]): unknown {
	const { original, translated } = pairing;
	const frame = ["clinic", "emergency", "brand", "words", "navigation", "notices"].includes(original.name);
	const whole = isWhole(pairing) && !waitsForAdvice(pairing, pairings);
	if (translated && (frame || whole)) return translated.data;
	// Testimonials are shown on pages of other files: leave them out rather than mix languages.
	return original.name === "testimonials" ? undefined : original.source.data;
}

/** The content in a language: texts from the translation, everything else from the original. */
function contentIn(original: Content, pairings: Pairing[]): Omit<Content, "edition" | "editions"> {
	const one = (name: TranslatableName) => {
		const pairing = pairings.find(({ original }) => original.name === name);
		return pairing && dataIn(pairing, pairings);
	};
	const all = (name: TranslatableName) =>
		pairings.filter(({ original }) => original.name === name).map((pairing) => dataIn(pairing, pairings));
	const single = Object.fromEntries(
		pairings.map(({ original }) => original.name).map((name) => [name, one(name)]),
	) as Partial<Content>;
	const hospitals = hospitalNames(pairings);
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
	return { ...original, ...single, doctors: all("doctors") as Content["doctors"], treatments };
}

/** The content of all languages, and the state of the translations. */
export type Editions = {
	/** The content in each language, the original first. */
	contents: [Content, ...Content[]];
	/** Mistakes in translations. */
	problems: Problem[];
	/** Translations that are missing, incomplete or outdated. */
	wanting: Problem[];
	pairings: Map<string, Pairing[]>;
};

const wholeFile = (file: string, message: string): Problem => ({ file, line: 1, column: 1, field: "", message });

/** What is missing, outdated, or waiting for another file in a language. */
const wantingIn = (pairings: Pairing[]): Problem[] =>
	pairings.flatMap((pairing) => {
		const { file, translated } = pairing;
		if (!translated) return [wholeFile(file, "missing: links lead to the original")];
		const waits = isWhole(pairing) && waitsForAdvice(pairing, pairings);
		return [
			...translated.unlike,
			...translated.older,
			...(waits ? [wholeFile(file, "no page until the advice that it names is translated, advice.yaml")] : []),
		];
	});

/**
 * Reads the translations of the languages that content/clinic.yaml names.
 * @param root the repository's root
 * @param sources the originals, without mistakes
 */
export function readEditions(root: string, sources: Sources): Editions {
	const original = contentOf(sources);
	const pairings = new Map(
		original.clinic.translations.map((code) => [code, readTranslations(root, sources, code)] as const),
	);
	const problems: Problem[] = [];
	const wanting: Problem[] = [];
	const translated: Content[] = [];
	for (const [code, read] of pairings) {
		problems.push(...read.flatMap((pairing) => pairing.translated?.problems ?? []));
		wanting.push(...wantingIn(read));
		if (FRAME.some((name) => !read.some((pairing) => pairing.original.name === name && pairing.translated))) continue;
		const content = contentIn(original, read);
		const { clinic, words } = content;
		translated.push({
			...content,
			edition: {
				code,
				tag: clinic.language,
				name: words.languages.name,
				offer: words.languages.offer,
				root: `/${code}`,
				pages: pagesOf(original, read),
			},
			editions: [],
		});
	}
	const editions = [original, ...translated].map(({ edition }) => edition);
	return {
		contents: [{ ...original, editions }, ...translated.map((content) => ({ ...content, editions }))],
		problems,
		wanting,
		pairings,
	};
}
