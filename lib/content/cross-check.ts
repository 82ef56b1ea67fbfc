import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isSlug, slugFromFile, treatmentId, treatmentRefFromFile } from "../model/content-path";
import { diskMistake } from "../model/file-names";
import { languageOf } from "../model/locales";
import { priceOf } from "../model/prices";
import {
	doctorPath,
	guidePath,
	menuPath,
	notFoundPage,
	ownPagePath,
	pageFolders,
	paths,
	treatmentPath,
} from "../model/routes";
import { placeNames } from "../model/schema/clinic";
import { checkLinks } from "./check-links";
import { checkMedical, unknownNames } from "./check-medical";
import type { ContentFile } from "./content-file";
import { allContentFiles, type ContentFiles } from "./content-files";
import { filesIn } from "./files";
import { fileProblem, type Problem } from "./problem";
import { referencedFiles } from "./referenced-files";
import { didYouMean, nearest } from "./zod-messages";

/** Mistakes that involve more than one file. */
export function crossCheck(root: string, sources: ContentFiles): Problem[] {
	return [
		...checkFiles(root, sources),
		...checkNames(root),
		...checkPlaces(sources),
		...checkClosings(sources),
		...checkPaths(sources),
		...checkLinks(root, sources),
		...checkReferences(sources),
		...checkFilmPlaces(sources),
		...checkCharges(sources),
		...checkMedical(sources),
		...checkEnough(sources),
	];
}

/** Every picture, film, poster and captions file that the content names must exist. */
function checkFiles(root: string, sources: ContentFiles): Problem[] {
	const missing = referencedFiles(sources, "picture", "film", "poster", "captions").filter(
		({ file }) => !existsSync(join(root, file)),
	);
	if (missing.length === 0) return [];
	const existing = ["content/illustrations", "content/photos", "public"].flatMap((folder) => filesIn(root, folder));
	return missing.map(({ name, file, problemAt }) => {
		const found = nearest(file, existing);
		const near = found ? `; did you mean ${found.slice(file.length - name.length)}?` : "";
		return problemAt(`there is no file ${file}${near}`);
	});
}

/** Every file and folder needs a name that a colleague's disk can store, beside those of others. */
function checkNames(root: string): Problem[] {
	const files = ["content", "public"].flatMap((folder) => filesIn(root, folder));
	const paths = files.flatMap((file) => [...file.matchAll(/\/|$/g)].map(({ index }) => file.slice(0, index)));
	const seen = new Map<string, string>();
	return [...new Set(paths)].flatMap((path) => {
		const key = join(dirname(path), basename(path).toLowerCase());
		const twin = seen.get(key);
		seen.set(key, path);
		const alike = twin && `differs from ${twin} in capitals alone: on many computers they are one`;
		const mistake = diskMistake(basename(path)) ?? alike;
		return mistake ? [fileProblem(path, mistake)] : [];
	});
}

/** A treatment's file must be in the folder of its menu; names of files and folders become path segments. */
function checkPlaces({ treatments, doctors, guides, ownPages, references, navigation }: ContentFiles): Problem[] {
	const menus = navigation.data?.menus.map(({ slug }) => slug);
	const misnamed = (source: ContentFile<unknown>, name: string) =>
		isSlug(name) || diskMistake(source.file)
			? []
			: [source.problemAt([], `"${name}" is no valid name: use small letters a to z, digits and hyphens`)];
	return [
		...[...doctors, ...guides, ...ownPages, ...references].flatMap((source) =>
			misnamed(source, slugFromFile(source.file).slug),
		),
		...treatments.flatMap((source) => {
			const { menu, slug } = treatmentRefFromFile(source.file);
			if (menus && !menus.includes(menu)) {
				const folders = menus.map((known) => `content/treatments/${known}/`).join(", ");
				const message = `this file must be in the folder of a menu: ${folders}${didYouMean(menu, menus)}`;
				return [source.problemAt([], message)];
			}
			if (pageFolders.some((folder) => folder === menu)) {
				return [source.problemAt([], `the menu ${menu} cannot contain treatments: its pages are of another kind`)];
			}
			return misnamed(source, slug);
		}),
	];
}

/** No two pages may have the same path, ignoring case: some file systems would merge their folders. */
function checkPaths({ clinic, treatments, doctors, guides, ownPages, navigation }: ContentFiles): Problem[] {
	const { language = "", translations = [] } = clinic.data ?? {};
	const languages = [languageOf(language), ...translations].map((code) => menuPath(code));
	const single = [...Object.values(paths), notFoundPage.path, ...languages];
	const owners = new Map<string, string>(single.map((path) => [path.toLowerCase(), "a fixed page"]));
	const claim = (
		source: ContentFile<unknown>,
		field: (string | number)[],
		path: string,
		owner = source.file,
	): Problem[] => {
		const other = owners.get(path.toLowerCase());
		if (other) return [source.problemAt(field, `the path ${path} is already taken by ${other}`)];
		owners.set(path.toLowerCase(), owner);
		return [];
	};
	return [
		...(navigation.data?.menus ?? []).flatMap(({ slug, label }, index) =>
			claim(navigation, ["menus", index, "slug"], menuPath(slug), `the menu "${label}"`),
		),
		...doctors.flatMap((source) => claim(source, [], doctorPath(slugFromFile(source.file).slug))),
		...guides.flatMap((source) => claim(source, [], guidePath(slugFromFile(source.file).slug))),
		...ownPages.flatMap((source) => (source.data ? claim(source, [], ownPagePath(source.data)) : [])),
		...treatments.flatMap((source) => {
			const place = treatmentRefFromFile(source.file);
			return place.menu ? claim(source, [], treatmentPath(place)) : [];
		}),
		...treatments.flatMap((source) =>
			(source.data?.aliases ?? []).flatMap((alias, index) =>
				claim(source, ["aliases", index], treatmentPath({ ...treatmentRefFromFile(source.file), slug: alias })),
			),
		),
	];
}

/** Doctors, menus and treatments that the content names must exist. */
function checkReferences(sources: ContentFiles): Problem[] {
	const known = {
		treatment: new Set(sources.treatments.map(({ file }) => treatmentId(treatmentRefFromFile(file)))),
		doctor: new Set(sources.doctors.map(({ file }) => slugFromFile(file).slug)),
		menu: new Set(sources.navigation.data?.menus.map((menu) => menu.slug)),
	};
	return allContentFiles(sources).flatMap((source) =>
		(["treatment", "doctor", "menu"] as const).flatMap((what) =>
			unknownNames(source, what, known[what], (name) => `there is no ${what} ${name}`),
		),
	);
}

/** A film's section must exist in the treatment that shows it. */
function checkFilmPlaces({ gallery, treatments }: ContentFiles): Problem[] {
	const sectionsOf = new Map(
		treatments.flatMap(({ file, data }) =>
			data ? [[treatmentId(treatmentRefFromFile(file)), data.details.sections.map(({ topic }) => topic)]] : [],
		),
	);
	return (gallery.data?.videos?.items ?? []).flatMap(({ alsoIn = [] }, film) =>
		alsoIn.flatMap(({ treatment, topic }, index) => {
			const given = sectionsOf.get(treatment);
			if (!given || given.includes(topic)) return [];
			const message = `${treatment} has no section on ${topic}: ${given.join(", ")}`;
			return [gallery.problemAt(["videos", "items", film, "alsoIn", index, "topic"], message)];
		}),
	);
}

/** Closings must name places of the clinic. */
function checkClosings({ clinic }: ContentFiles): Problem[] {
	const known = new Set(clinic.data ? placeNames(clinic.data) : []);
	const places = [...known].join(", ");
	return unknownNames(clinic, "location", known, (name) =>
		places ? `the clinic has no place ${name}: ${places}` : "the clinic has one place; leave this out",
	);
}

/** A treatment among the charges of the clinic's page must have a price. */
function checkCharges({ clinicPage, treatments }: ContentFiles): Problem[] {
	const unpriced = new Set(
		treatments.flatMap(({ file, data }) => (data && !priceOf(data) ? [treatmentId(treatmentRefFromFile(file))] : [])),
	);
	return (clinicPage.data?.charges?.items ?? []).flatMap(({ treatment = "" }, index) =>
		unpriced.has(treatment)
			? [clinicPage.problemAt(["charges", "items", index, "treatment"], `${treatment} has no price`)]
			: [],
	);
}

/** A site needs a doctor and a treatment; a page of before and after pictures needs pairs of pictures. */
function checkEnough({ doctors, treatments, gallery, clinic, clinicPage }: ContentFiles): Problem[] {
	const problems: Problem[] = [];
	const missing = (file: string, message: string) => problems.push(fileProblem(file, message));
	if (doctors.length === 0) missing("content/doctors", "required: the file of at least one doctor");
	if (treatments.length === 0) missing("content/treatments", "required: the file of at least one treatment");
	const pairs = treatments.some(
		({ data }) =>
			!data || data.details.sections.some((section) => section.topic === "results" && section.pairs?.length),
	);
	if (gallery.data?.beforeAfter && !pairs) {
		problems.push(gallery.problemAt(["beforeAfter"], "no treatment has pairs to show: leave this part out"));
	}
	if (clinic.data?.services?.payment && clinicPage.data && !clinicPage.data.charges) {
		const message = "needs charges in content/about-clinic.yaml: the link to it is below them";
		problems.push(clinic.problemAt(["services", "payment"], message));
	}
	return problems;
}
