import { type PageDates, writePageDates } from "@/lib/content/page-dates";
import type { Sources } from "@/lib/content/sources";
import type { Editions } from "@/lib/content/translation/editions";
import { todayInIndia } from "@/lib/hours/india";
import { hasPage, localPath } from "@/lib/site/editions";
import { routeTable, treatmentPath } from "@/lib/site/routes";
import { type History, historyOf } from "./history";
import { pageFiles } from "./page-files";

/** Where the files stand from which pages are made. */
const FOLDERS = ["content", "public"];

/**
 * The date on which the newest of files was changed; undefined where that of one of them is not known, or lies in the
 * future by a clock that was wrong.
 */
function newest(files: readonly string[], { commits, changed }: History, today: string): string | undefined {
	if (files.some((file) => changed.has(file))) return today;
	const dates = files.map((file) => commits.get(file));
	if (!dates.every((date) => date !== undefined)) return undefined;
	const last = dates
		.map((date) => todayInIndia(date))
		.sort()
		.at(-1);
	return last !== undefined && last <= today ? last : undefined;
}

/**
 * Notes when each page was changed last: when its files were, or else when a doctor reviewed it last.
 * @param root the project's root
 * @param sources the files of the original
 * @param today the calendar date in India, that of pages with changes not committed
 * @returns a line for whoever builds the site, where the history does not tell the date of every page
 */
export function notePageDates(
	root: string,
	sources: Sources,
	{ contents, pairings }: Pick<Editions, "contents" | "pairings">,
	today: string,
): string | undefined {
	const history = historyOf(root, FOLDERS);
	const [content, ...translated] = contents;
	const reviews = new Map(content.treatments.map((treatment) => [treatmentPath(treatment), treatment.review?.on]));
	const files = pageFiles(sources);
	const dates: PageDates = {};
	const uncertain: string[] = [];
	const fresh: string[] = [];
	for (const { path, canonical } of routeTable(content)) {
		const own = files.get(path);
		if (path !== canonical || !own) continue;
		const known = history && newest(own, history, today);
		if (!known) uncertain.push(path);
		else if (own.some((file) => history.changed.has(file))) fresh.push(path);
		const date = known ?? reviews.get(path);
		if (date) dates[path] = date;
	}
	for (const { edition } of translated) {
		const own = new Map(
			(pairings.get(edition.code) ?? []).map(({ original, file }) => [original.source.file, file] as const),
		);
		for (const [path, names] of files) {
			const known =
				hasPage(edition, path) &&
				history &&
				newest(
					names.map((name) => own.get(name) ?? name),
					history,
					today,
				);
			if (known) dates[localPath(edition, path)] = known;
		}
	}
	writePageDates(root, dates);
	const without = "the sitemap dates treatments by their review, and other pages not at all";
	if (!history) return `The git history is missing or not whole (docs/publishing.md): ${without}.`;
	if (uncertain.length > 0) return `Git does not know every file of ${uncertain.length} pages: of these, ${without}.`;
	if (fresh.length > 0) return `The sitemap dates ${fresh.length} pages today: their files have changes not committed.`;
	return undefined;
}
