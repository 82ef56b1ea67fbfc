import { existsSync } from "node:fs";
import { join } from "node:path";
import { slugFromFile, treatmentRefFromFile } from "../model/content-path";
import { LICENCES, menuPath, normalisePath, routeTable, treatmentPath } from "../model/routes";
import type { ContentFile } from "./content-file";
import { allContentFiles, type ContentFiles } from "./content-files";
import type { Problem } from "./problem";
import { didYouMean } from "./zod-messages";

/** Markdown links to pages of the site. */
const TEXT_LINKS = /\]\((\/[^)\s#?]*)/g;

/** Markdown links that would be relative to the page, or that the page would show without their address. */
const BAD_LINKS = /\]\((?![/#<]|https?:|mailto:)([^)\s]+)/gi;

/** Pictures in Markdown, which the build would not process. */
const PICTURES = /!\[/g;

/** Every link to a page of the site must lead to an existing page: path fields, menus, and links in texts. */
export function checkLinks(root: string, sources: ContentFiles): Problem[] {
	const links = pagesOf(root, sources);
	return [
		...allContentFiles(sources).flatMap((source) => checkPaths(source, links)),
		...checkMenuTreatments(sources),
		...allContentFiles(sources).flatMap((source) => checkTexts(source, links)),
	];
}

/** The pages of the site to which a file links, in fields and in texts. */
export const linkedPaths = (source: ContentFile<unknown>): string[] => [
	...source.fields("page").map(({ value }) => normalisePath(String(value))),
	...source
		.fields("markdown")
		.flatMap(({ value }) => [...String(value).matchAll(TEXT_LINKS)].map(([, path = ""]) => normalisePath(path))),
];

/** The valid targets of links. */
type Pages = {
	/** Whether a path is neither a page nor a file of the site. */
	lacks(path: string): boolean;
	/** The message for such a path. */
	message(path: string): string;
};

function pagesOf(root: string, sources: ContentFiles): Pages {
	// A file with mistakes still counts as a page, so that links to it are not reported too.
	const routes = routeTable({
		navigation: sources.navigation.data ?? { menus: [] },
		gallery: sources.gallery.problems.length > 0 ? { beforeAfter: true, videos: true } : sources.gallery.data,
		emergency: sources.emergency.problems.length > 0 || sources.emergency.data,
		doctors: sources.doctors.map(({ file }) => slugFromFile(file)),
		clinicPage: sources.clinicPage.problems.length > 0 ? { charges: true } : sources.clinicPage.data,
		guides: sources.guides.map(({ file }) => slugFromFile(file)),
		// It is unknown whether a page with mistakes is an article.
		ownPages: sources.ownPages.flatMap(({ file, data }) =>
			data ? [data] : [slugFromFile(file), { ...slugFromFile(file), published: "unknown" }],
		),
		treatments: sources.treatments.map(({ file, data }) => ({
			...treatmentRefFromFile(file),
			aliases: data?.aliases ?? [],
			details: data?.details ?? { sections: [{ price: "unknown" }] },
		})),
	});
	const known = new Set(routes.map((route) => route.path));
	// The aliases of a file with mistakes are unknown.
	const unsure = sources.treatments
		.filter(({ data }) => !data)
		.map(({ file }) => menuPath(treatmentRefFromFile(file).menu));
	return {
		lacks: (path) =>
			sources.navigation.data !== undefined &&
			!known.has(normalisePath(path)) &&
			!unsure.some((menu) => path.startsWith(menu)) &&
			path !== LICENCES &&
			!(/\.\w+$/.test(path) && existsSync(join(root, "public", path))),
		message: (path) => `"${path}" is no page of the site${didYouMean(normalisePath(path), known)}`,
	};
}

/** Checks the fields of a file that hold a page's path. */
function checkPaths(source: ContentFile<unknown>, { lacks, message }: Pages): Problem[] {
	return source
		.fields("page")
		.filter(({ value }) => lacks(String(value)))
		.map(({ path, value }) => source.problemAt(path, message(String(value))));
}

/** Checks the treatments that a menu names by their slugs. */
function checkMenuTreatments({ navigation, treatments }: ContentFiles): Problem[] {
	const files = new Set(treatments.map(({ file }) => treatmentPath(treatmentRefFromFile(file))));
	return (navigation.data?.menus ?? []).flatMap(({ slug: menu, items }, m) =>
		items.flatMap((slug, i) => {
			if (typeof slug !== "string" || files.has(treatmentPath({ menu, slug }))) return [];
			const slugs = treatments.map(({ file }) => treatmentRefFromFile(file)).filter((place) => place.menu === menu);
			const near = didYouMean(
				slug,
				slugs.map((place) => place.slug),
			);
			const message = `there is no file content/treatments/${menu}/${slug}.yaml${near}`;
			return [navigation.problemAt(["menus", m, "items", i], message)];
		}),
	);
}

/** Checks the links in texts; each problem has the link's own position. */
function checkTexts(source: ContentFile<unknown>, { lacks, message }: Pages): Problem[] {
	return source.fields("markdown").flatMap(({ path }) =>
		source.linesOf(path).flatMap(({ text, line, column }) => {
			// The address follows the bracket and the parenthesis.
			const problem = (index: number, what: string) => ({
				...source.problemAt(path, what),
				line,
				column: column + index + 2,
			});
			return [
				...[...text.matchAll(TEXT_LINKS)].flatMap(({ index, 1: target = "" }) =>
					lacks(target) ? [problem(index, message(target))] : [],
				),
				...[...text.matchAll(BAD_LINKS)].map(({ index, 1: target }) =>
					problem(
						index,
						`"${target}" is no valid address: start with / for a page of this site, with https:// or mailto: for any other`,
					),
				),
				...[...text.matchAll(PICTURES)].map(({ index }) => problem(index - 2, "a text cannot contain a picture")),
			];
		}),
	);
}
