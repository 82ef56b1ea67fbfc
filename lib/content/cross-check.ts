import { existsSync } from "node:fs";
import { join } from "node:path";
import { entryPath } from "../menus";
import { menuPath, normalisePath, paths, routeTable, treatmentPath } from "../routes";
import { slugify } from "../slug";
import type { Sources } from "./load";
import type { Problem } from "./problem";
import type { Source } from "./source";
import { values } from "./walk";

/** Mistakes that show only when files are read together: see each check below. */
export function crossCheck(root: string, sources: Sources): Problem[] {
	return [
		...checkFiles(root, sources),
		...checkPlaces(sources),
		...checkPaths(sources),
		...checkNavigation(sources),
		...checkReferences(sources),
	];
}

/** A treatment's id, `menu-slug/link-slug`, as its file's place gives it (see `checkPlaces`). */
const treatmentId = ({ file }: Source<unknown>) => file.replace(/^content\/treatments\/|\.yaml$/g, "");

/**
 * Every picture must be a file under `content/`; every film, poster and captions file, whose paths
 * begin with a slash, one under `public/`.
 */
function checkFiles(root: string, sources: Sources): Problem[] {
	const fields = new Set(["src", "poster", "captions"]);
	const place = (value: unknown) => (String(value).startsWith("/") ? `public${value}` : `content/${value}`);
	return (Object.values(sources).flat() as Source<unknown>[]).flatMap((source) =>
		values(source.data)
			.filter(({ path, value }) => fields.has(String(path.at(-1))) && typeof value === "string")
			.filter(({ value }) => !existsSync(join(root, place(value))))
			.map(({ path, value }) => source.problemAt(path, `there is no file ${place(value)}`)),
	);
}

/** A treatment stands in the folder of its menu, under the name of its link; a doctor under its slug. */
function checkPlaces({ treatments, doctors }: Sources): Problem[] {
	const misplaced = (source: Source<unknown>, expected: string, field: string) =>
		source.file === expected ? [] : [source.problemAt([field], `this file must be ${expected}`)];
	return [
		...treatments.flatMap((source) =>
			source.data
				? misplaced(source, `content/treatments/${slugify(source.data.menu)}/${slugify(source.data.link)}.yaml`, "link")
				: [],
		),
		...doctors.flatMap((source) =>
			source.data ? misplaced(source, `content/doctors/${source.data.slug}.yaml`, "slug") : [],
		),
	];
}

/**
 * No two pages may share a path, not even in another capitalisation: on some file systems they
 * would be one folder.
 */
function checkPaths({ treatments, doctors }: Sources): Problem[] {
	const owners = new Map<string, string>(Object.values(paths).map((path) => [path.toLowerCase(), "a page of its own"]));
	const claim = (source: Source<unknown>, field: (string | number)[], path: string): Problem[] => {
		const owner = owners.get(path.toLowerCase());
		if (owner) return [source.problemAt(field, `the path ${path} is already taken by ${owner}`)];
		owners.set(path.toLowerCase(), source.file);
		return [];
	};
	return [
		...doctors.flatMap((source) => (source.data ? claim(source, ["slug"], `/about/${source.data.slug}/`) : [])),
		...treatments.flatMap((source) =>
			source.data ? claim(source, ["link"], treatmentPath(source.data.menu, source.data.link)) : [],
		),
		...treatments.flatMap((source) =>
			(source.data?.aliases ?? []).flatMap((alias, index) =>
				claim(source, ["aliases", index], `${menuPath(source.data?.menu ?? "")}${alias}/`),
			),
		),
	];
}

/** The path of every link in the content must exist, and every menu entry must lead somewhere. */
function checkNavigation(sources: Sources): Problem[] {
	const navigation = sources.navigation.data;
	if (!navigation) return [];
	const routes = routeTable({
		navigation,
		doctors: sources.doctors.flatMap((source) => source.data ?? []),
		treatments: sources.treatments.flatMap((source) => source.data ?? []),
	});
	// A file that has mistakes of its own still counts as a page: its links are not mistakes too.
	const broken = sources.treatments.filter((source) => !source.data).map((source) => `/${treatmentId(source)}/`);
	const known = new Set([...routes.map((route) => route.path), ...broken]);
	const links = [sources.navigation, sources.home].flatMap((source: Source<unknown>) =>
		values(source.data)
			.filter(({ path }) => path.at(-1) === "path" || path.at(-1) === "to")
			.filter(({ value }) => !known.has(normalisePath(String(value))))
			.map(({ path, value }) => source.problemAt(path, `no page has the path ${value}`)),
	);
	const items = navigation.menus.flatMap((menu, m) =>
		menu.items.flatMap((item, i) => {
			const path = entryPath(menu, item);
			if (known.has(path)) return [];
			return [sources.navigation.problemAt(["menus", m, "items", i, "label"], `no page has the path ${path}`)];
		}),
	);
	return [...links, ...items];
}

/** Menus, doctors and treatments that the content names must exist. */
function checkReferences({ treatments, doctors, navigation, testimonials }: Sources): Problem[] {
	const menus = navigation.data?.menus.map((menu) => menu.label);
	const ids = new Set(treatments.map(treatmentId));
	const unknown = (id: string) => `there is no treatment ${id}`;
	const doctorSlugs = new Set(doctors.map(({ file }) => file.replace(/^.*\/|\.yaml$/g, "")));
	const feedback = (testimonials.data?.items ?? []).flatMap(({ treatment }, index) =>
		treatment && !ids.has(treatment) ? [testimonials.problemAt(["items", index, "treatment"], unknown(treatment))] : [],
	);
	const entries = treatments.flatMap((source) => {
		const { data } = source;
		if (!data) return [];
		const problems = data.related
			.map((id, index) => ({ id, index }))
			.filter(({ id }) => !ids.has(id))
			.map(({ id, index }) => source.problemAt(["related", index], unknown(id)));
		if (menus && !menus.includes(data.menu)) {
			problems.push(source.problemAt(["menu"], `unknown menu "${data.menu}"; known are ${menus.join(", ")}`));
		}
		if (!doctorSlugs.has(data.review.by)) {
			problems.push(source.problemAt(["review", "by"], `there is no doctor ${data.review.by}`));
		}
		return problems;
	});
	return [...feedback, ...entries];
}
