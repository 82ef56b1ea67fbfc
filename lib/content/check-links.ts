import { existsSync } from "node:fs";
import { join } from "node:path";
import { LICENCES } from "../site/licences";
import { menuPath, normalisePath, routeTable, treatmentPath } from "../site/routes";
import { namePlace, treatmentPlace } from "./place";
import type { Problem } from "./problem";
import type { Source } from "./source";
import { allSources, type Sources } from "./sources";

/** Links in Markdown to addresses of the site. */
const TEXT_LINKS = /\]\((\/[^)\s#?]*)/g;

/** Every link to a page of the site must lead to one: fields that are a path, menus, and links in texts. */
export function checkLinks(root: string, sources: Sources): Problem[] {
	const leadsNowhere = unknownPaths(root, sources);
	return [
		...allSources(sources).flatMap((source) => checkPaths(source, leadsNowhere)),
		...checkMenuTreatments(sources),
		...allSources(sources).flatMap((source) => checkTexts(source, leadsNowhere)),
	];
}

/** Tells whether a path is no page and no file of the site, as far as that can be told. */
function unknownPaths(root: string, sources: Sources): (path: string) => boolean {
	// A file that has mistakes of its own is a page all the same: its links are not mistakes too.
	const routes = routeTable({
		navigation: sources.navigation.data ?? { menus: [] },
		gallery: sources.gallery.problems.length > 0 ? { beforeAfter: true, videos: true } : sources.gallery.data,
		emergency: sources.emergency.problems.length > 0 || sources.emergency.data,
		doctors: sources.doctors.map(({ file }) => namePlace(file)),
		treatments: sources.treatments.map(({ file, data }) => ({ ...treatmentPlace(file), aliases: data?.aliases ?? [] })),
	});
	const known = new Set(routes.map((route) => route.path));
	// The aliases of a file with mistakes are not known, nor the menus of a navigation with mistakes.
	const unsure = sources.treatments.filter(({ data }) => !data).map(({ file }) => menuPath(treatmentPlace(file).menu));
	return (path) =>
		sources.navigation.data !== undefined &&
		!known.has(normalisePath(path)) &&
		!unsure.some((menu) => path.startsWith(menu)) &&
		path !== LICENCES &&
		!(/\.\w+$/.test(path) && existsSync(join(root, "public", path)));
}

/** The fields of a file that hold the path of a page. */
function checkPaths(source: Source<unknown>, leadsNowhere: (path: string) => boolean): Problem[] {
	return source
		.fields("page")
		.filter(({ value }) => leadsNowhere(String(value)))
		.map(({ path, value }) => source.problemAt(path, `no page has the path ${value}`));
}

/** The treatments that a menu names by their slugs. */
function checkMenuTreatments({ navigation, treatments }: Sources): Problem[] {
	const files = new Set(treatments.map(({ file }) => treatmentPath(treatmentPlace(file))));
	return (navigation.data?.menus ?? []).flatMap(({ slug: menu, items }, m) =>
		items.flatMap((slug, i) => {
			if (typeof slug !== "string" || files.has(treatmentPath({ menu, slug }))) return [];
			const message = `there is no file content/treatments/${menu}/${slug}.yaml`;
			return [navigation.problemAt(["menus", m, "items", i], message)];
		}),
	);
}

/** Links in running text, each at its line. */
function checkTexts(source: Source<unknown>, leadsNowhere: (path: string) => boolean): Problem[] {
	return source.fields("markdown").flatMap(({ path }) =>
		source.linesOf(path).flatMap(({ text, line }) =>
			[...text.matchAll(TEXT_LINKS)]
				.map(([, target = ""]) => target)
				.filter(leadsNowhere)
				.map((target) => ({ ...source.problemAt(path, `no page has the path ${target}`), line })),
		),
	);
}
