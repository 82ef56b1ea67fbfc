import { filesNamedIn } from "@/lib/content/named-files";
import type { Source } from "@/lib/content/source";
import type { Sources } from "@/lib/content/sources";
import { doctorPath, menuPath, paths, treatmentPath } from "@/lib/site/routes";
import { textsOf } from "@/lib/text/deep";
import { marksIn } from "@/lib/text/marks";

/** A file of the content, with the drawings, photographs and films that it names. */
const withPictures = (source: Source<unknown>): string[] => [
	source.file,
	...filesNamedIn(source, "picture", "film", "poster", "captions").map(({ file }) => file),
];

/** What a treatment's page is made from: its file, the sources that it marks, and where its advice and figures stand. */
function treatmentFiles(sources: Sources, source: Sources["treatments"][number]): string[] {
	const { data } = source;
	if (!data) return [];
	const ids = new Set(data.details.sections.flatMap(({ advice }) => advice ?? []));
	const advice = sources.advice.data?.items.filter(({ id }) => ids.has(id)) ?? [];
	const marks = new Set(textsOf([data, advice]).flatMap(({ text }) => marksIn(text)));
	const marked = sources.references.filter(({ data: reference }) => reference && marks.has(reference.slug));
	return [
		...withPictures(source),
		...marked.map(({ file }) => file),
		...(advice.length > 0 ? [sources.advice.file] : []),
		...(data.emergency ? [sources.emergency.file] : []),
	];
}

/**
 * The files of the content from which the main part of each canonical page is made, by its path: when one of them
 * changes, the page has changed. What stands on many pages (header, footer, form, what patients say) does not count.
 * Pages that are not here have no content of their own.
 */
export function pageFiles(sources: Sources): Map<string, readonly string[]> {
	const { booking, clinic, clinicPage, emergency, gallery, home, navigation, privacy, terms } = sources;
	const pairs = sources.treatments.flatMap((source) =>
		filesNamedIn(source, "picture").filter(({ name }) => namesOfPairs(source).has(name)),
	);
	return new Map<string, readonly string[]>([
		[paths.home, [...withPictures(home), clinic.file]],
		[paths.clinic, [...withPictures(clinicPage), clinic.file]],
		[paths.booking, [booking.file]],
		[paths.emergency, [emergency.file]],
		[paths.beforeAfter, [gallery.file, ...pairs.map(({ file }) => file)]],
		[paths.videos, withPictures(gallery)],
		[paths.privacy, [privacy.file]],
		[paths.terms, [terms.file]],
		...(navigation.data?.menus ?? []).map(({ slug }) => [menuPath(slug), [navigation.file]] as const),
		...sources.doctors.flatMap((source) =>
			source.data ? [[doctorPath(source.data.slug), withPictures(source)] as const] : [],
		),
		...sources.treatments.flatMap((source) =>
			source.data ? [[treatmentPath(source.data), treatmentFiles(sources, source)] as const] : [],
		),
	]);
}

/** The pictures of a treatment's pairs, as the content names them. */
function namesOfPairs({ data }: Sources["treatments"][number]): Set<string | undefined> {
	const sections = data?.details.sections ?? [];
	const pairs = sections.flatMap((section) => (section.topic === "results" ? (section.pairs ?? []) : []));
	return new Set(pairs.flatMap(({ before, after }) => [before.src, after.src]));
}
