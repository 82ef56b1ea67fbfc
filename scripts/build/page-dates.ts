import { execFileSync } from "node:child_process";
import type { ContentFiles } from "@/lib/content/content-files";
import { type PageDates, writePageDates } from "@/lib/content/page-dates";
import type { SiteLocales } from "@/lib/content/translation/load-locales";
import { localDate } from "@/lib/hours/calendar";
import { hasPage, localPath } from "@/lib/model/locales";
import {
	aftercarePath,
	doctorPath,
	guidePath,
	menuPath,
	ownPagePath,
	paths,
	routeTable,
	treatmentPath,
} from "@/lib/model/routes";

/** Precedes the date of a commit in git's log. */
const COMMIT = "\u0001";

/**
 * Reads from git when each content file last changed; today for uncommitted changes. Returns undefined without git, or
 * with incomplete history, in which every file seems as new as its oldest commit.
 */
function fileDates(root: string, today: string): Map<string, string> | undefined {
	const git = (...args: string[]) =>
		execFileSync("git", args, {
			cwd: root,
			encoding: "utf8",
			maxBuffer: 256 * 1024 * 1024,
			stdio: ["ignore", "pipe", "ignore"],
		})
			.split("\0")
			.map((entry) => entry.trim());
	try {
		if (git("rev-parse", "--is-shallow-repository")[0] !== "false") return undefined;
		const dates = new Map<string, string>();
		let date = "";
		// To detect renames, git needs the text of every file, which some hosts fetch one by one.
		const format = ["-z", "--name-only", "--no-renames", "--relative"];
		for (const entry of git("log", ...format, `--format=${COMMIT}%cI`, "--", "content")) {
			if (entry.startsWith(COMMIT)) date = localDate(new Date(entry.slice(COMMIT.length)));
			else if (!dates.has(entry)) dates.set(entry, date);
		}
		const changed = git("diff", ...format, "HEAD", "--", "content");
		const untracked = git("ls-files", "-z", "--others", "--exclude-standard", "--", "content");
		for (const file of [...changed, ...untracked]) dates.set(file, today);
		return dates;
	} catch {
		return undefined;
	}
}

/** The content file of each canonical page, by path. */
function pageFiles(sources: ContentFiles): Map<string, string> {
	const { booking, clinicPage, emergency, gallery, home, navigation, privacy, terms } = sources;
	return new Map([
		[paths.home, home.file],
		[paths.clinic, clinicPage.file],
		[paths.booking, booking.file],
		[paths.emergency, emergency.file],
		[paths.beforeAfter, gallery.file],
		[paths.videos, gallery.file],
		[paths.privacy, privacy.file],
		[paths.terms, terms.file],
		...(navigation.data?.menus ?? []).map(({ slug }) => [menuPath(slug), navigation.file] as const),
		...sources.doctors.flatMap(({ data, file }) => (data ? [[doctorPath(data.slug), file] as const] : [])),
		...sources.guides.flatMap(({ data, file }) => (data ? [[guidePath(data.slug), file] as const] : [])),
		...sources.ownPages.flatMap(({ data, file }) => (data ? [[ownPagePath(data), file] as const] : [])),
		...sources.treatments.flatMap(({ data, file }) =>
			data ? [treatmentPath(data), aftercarePath(data)].map((path) => [path, file] as const) : [],
		),
	]);
}

/**
 * Writes the date on which each page's content file last changed; treatments without one get that of their last review.
 * Returns a message if some dates are unknown, or are those of uncommitted changes.
 */
export function datePages(
	root: string,
	sources: ContentFiles,
	{ contents, translationPairs }: Pick<SiteLocales, "contents" | "translationPairs">,
	today: string,
): string | undefined {
	const changed = fileDates(root, today);
	// A commit's clock may have been wrong.
	const dateOf = (file: string) => [changed?.get(file)].find((date) => date !== undefined && date <= today);
	const [content, ...translated] = contents;
	const reviews = new Map(content.treatments.map((treatment) => [treatmentPath(treatment), treatment.review?.on]));
	const files = pageFiles(sources);
	const own = routeTable(content).flatMap(({ path, canonical }) => {
		const file = path === canonical ? files.get(path) : undefined;
		return file ? { path, file, date: dateOf(file) } : [];
	});
	const dates: PageDates = {};
	for (const { path, date = reviews.get(path) } of own) if (date) dates[path] = date;
	for (const { locale } of translated) {
		const pairs = translationPairs.get(locale.code) ?? [];
		const translations = new Map(pairs.map(({ original, file }) => [original.source.file, file]));
		for (const [path, file] of files) {
			const date = dateOf(translations.get(file) ?? file);
			if (date && hasPage(locale, path)) dates[localPath(locale, path)] = date;
		}
	}
	writePageDates(root, dates);
	const otherwise = "in the sitemap, treatments have the date of their review, and other pages have no date";
	if (!changed) return `The git history is missing or incomplete (docs/publishing.md): ${otherwise}.`;
	const unknown = own.filter(({ date }) => !date).length;
	if (unknown > 0) return `The git history has no date for ${unknown} pages: ${otherwise}.`;
	const uncommitted = own.filter(({ date }) => date === today).length;
	return uncommitted > 0 ? `${uncommitted} pages changed today or have uncommitted changes.` : undefined;
}
