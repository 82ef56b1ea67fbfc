import { existsSync } from "node:fs";
import { join } from "node:path";
import { LICENCES } from "../site/licences";
import { menuPath, normalisePath, routeTable, treatmentPath } from "../site/routes";
import { doctorPlace, treatmentPlace } from "./place";
import type { Problem } from "./problem";
import type { Source } from "./source";
import type { Sources } from "./sources";
import { values } from "./walk";

/** Links in Markdown to addresses of the site. */
const TEXT_LINKS = /\]\((\/[^)\s#?]*)/g;

/** Every link to a page of the site must lead to one: of the menus, the footer, the home page, and in texts. */
export function checkLinks(root: string, sources: Sources): Problem[] {
	const leadsNowhere = unknownPaths(root, sources);
	return [
		...checkFields(sources, leadsNowhere),
		...checkMenuTreatments(sources),
		...(Object.values(sources).flat() as Source<unknown>[]).flatMap((source) => checkTexts(source, leadsNowhere)),
	];
}

/** Tells whether a path is no page and no file of the site, as far as that can be told. */
function unknownPaths(root: string, sources: Sources): (path: string) => boolean {
	// A file that has mistakes of its own is a page all the same: its links are not mistakes too.
	const routes = routeTable({
		navigation: sources.navigation.data ?? { menus: [] },
		doctors: sources.doctors.map(({ file }) => doctorPlace(file)),
		treatments: sources.treatments.map(({ file, data }) => ({ ...treatmentPlace(file), aliases: data?.aliases ?? [] })),
	});
	const known = new Set(routes.map((route) => route.path));
	// Nobody knows the aliases of a file with mistakes, nor the menus of a navigation with mistakes.
	const unsure = sources.treatments.filter(({ data }) => !data).map(({ file }) => menuPath(treatmentPlace(file).menu));
	return (path) =>
		sources.navigation.data !== undefined &&
		!known.has(normalisePath(path)) &&
		!unsure.some((menu) => path.startsWith(menu)) &&
		path !== LICENCES &&
		!(/\.\w+$/.test(path) && existsSync(join(root, "public", path)));
}

/** The fields of the navigation and the home page that hold a path. */
function checkFields(sources: Sources, leadsNowhere: (path: string) => boolean): Problem[] {
	return [sources.navigation, sources.home].flatMap((source: Source<unknown>) =>
		values(source.data)
			.filter(({ path }) => path.at(-1) === "path" || path.at(-1) === "to")
			.filter(({ value }) => leadsNowhere(String(value)))
			.map(({ path, value }) => source.problemAt(path, `no page has the path ${value}`)),
	);
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

/** Links in running text, each at its line: of a field, or of a file that is one text. */
function checkTexts(source: Source<unknown>, leadsNowhere: (path: string) => boolean): Problem[] {
	return values(source.data).flatMap(({ path, value }) =>
		String(value)
			.split("\n")
			.flatMap((line, index) =>
				[...line.matchAll(TEXT_LINKS)]
					.map(([, target = ""]) => target)
					.filter(leadsNowhere)
					.map((target) =>
						source.problemAt(path[0] === "body" ? [...path, index] : path, `no page has the path ${target}`),
					),
			),
	);
}
