import { execFileSync } from "node:child_process";
import { type PageDates, writePageDates } from "@/lib/content/build-cache";
import type { Content, ContentFiles } from "@/lib/content/content";
import type { ContentFile } from "@/lib/content/content-file";
import { localDate } from "@/lib/hours/calendar";
import type { SiteLocales } from "@/lib/languages/locales";
import { hasPage, localPath } from "@/lib/model/locales";
import { isRouteContent, routeTable, treatmentPath } from "@/lib/model/routes";

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

/** The content file of each canonical page, by path. Lists of other pages have none. */
const pageFiles = (files: ContentFiles, content: Content): Map<string, string> =>
	new Map(
		routeTable(content).flatMap(({ path, canonical, content: rendered }) => {
			if (path !== canonical || rendered.name === "labels") return [];
			const candidates: ContentFile<unknown>[] = [files[rendered.name]].flat();
			const file = candidates.find(({ data }) => isRouteContent(rendered, data));
			return file ? [[path, file.path] as const] : [];
		}),
	);

/**
 * Writes the date on which each page's content file last changed; treatments without one get that of their last review.
 * Returns a message if some dates are unknown, or are those of uncommitted changes.
 */
export function datePages(
	root: string,
	files: ContentFiles,
	{ contents, translations }: Pick<SiteLocales, "contents" | "translations">,
	today: string,
): string | undefined {
	const changed = fileDates(root, today);
	// A commit's clock may have been wrong.
	const dateOf = (filePath: string) => [changed?.get(filePath)].find((date) => date !== undefined && date <= today);
	const [content, ...translated] = contents;
	const reviews = new Map(content.treatments.map((treatment) => [treatmentPath(treatment), treatment.review?.on]));
	const fileOfPage = pageFiles(files, content);
	const pages = [...fileOfPage].map(([path, filePath]) => ({ path, date: dateOf(filePath) }));
	const dates: PageDates = {};
	for (const { path, date = reviews.get(path) } of pages) if (date) dates[path] = date;
	for (const { locale } of translated) {
		const translated = translations.get(locale.code) ?? [];
		const filesInLocale = new Map(translated.map(({ original, path }) => [original.file.path, path]));
		for (const [path, filePath] of fileOfPage) {
			const date = dateOf(filesInLocale.get(filePath) ?? filePath);
			if (date && hasPage(locale, path)) dates[localPath(locale, path)] = date;
		}
	}
	writePageDates(root, dates);
	const otherwise = "in the sitemap, treatments have the date of their review, and other pages have no date";
	if (!changed) return `The git history is missing or incomplete (docs/publishing.md): ${otherwise}.`;
	const unknown = pages.filter(({ date }) => !date).length;
	if (unknown > 0) return `The git history has no date for ${unknown} pages: ${otherwise}.`;
	const uncommitted = pages.filter(({ date }) => date === today).length;
	return uncommitted > 0 ? `${uncommitted} pages changed today or have uncommitted changes.` : undefined;
}
