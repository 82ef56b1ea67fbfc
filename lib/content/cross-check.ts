import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isSlug, slugFromFile, treatmentId, treatmentRefFromFile } from "../model/content-path";
import { diskMistake } from "../model/file-names";
import { languageOf } from "../model/locales";
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
import type { FieldRole } from "../model/schema/field-roles";
import { sectionOn } from "../model/schema/sections";
import { citationsIn } from "../text/markdown";
import { textsOf } from "../text/nested-texts";
import { checkLinks, pageCheck, type ReferenceCheck } from "./check-links";
import { allContentFiles, type ContentFiles, referencedFiles } from "./content";
import { type ContentFile, problemsAt } from "./content-file";
import { filesIn } from "./files";
import { type FieldPath, fileProblem, type Problem } from "./problem";
import { didYouMean, nearest } from "./zod-messages";

/** Mistakes that involve more than one file. */
export function crossCheck(root: string, files: ContentFiles): Problem[] {
	const checkPage = pageCheck(root, files);
	return [
		...checkFiles(root, files),
		...checkNames(root),
		...checkPlaces(files),
		...checkPaths(files),
		...checkReferences(files, referenceChecks(files, checkPage)),
		...checkMenus(files),
		...checkLinks(root, files, checkPage),
		...checkFilmPlaces(files),
		...checkCharges(files),
		...checkGuides(files),
		...checkNights(files),
		...checkTimings(files),
		...checkCitations(files),
		...checkFirstAid(files),
		...checkOrder(files),
		...checkEnough(files),
	];
}

const fileSlug = ({ path }: ContentFile<unknown>): string => slugFromFile(path).slug;
const treatmentIdOf = ({ path }: ContentFile<unknown>): string => treatmentId(treatmentRefFromFile(path));

/** Accepts the known names, or any name if those are unknown because a file that defines them has mistakes. */
const nameCheck = (known: Iterable<string> | false | undefined, unknown: (name: string) => string): ReferenceCheck => {
	const names = known && new Set(known);
	return (name) => (!names || names.has(name) ? undefined : unknown(name) + didYouMean(name, names));
};

/** What fields may contain or refer to, by role. */
function referenceChecks(files: ContentFiles, checkPage: ReferenceCheck): Partial<Record<FieldRole, ReferenceCheck>> {
	const { clinic, doctors, emergency, guides, navigation, treatments } = files;
	const areRead = (files: ContentFile<unknown>[]) => files.every(({ data }) => data);
	const places = clinic.data ? placeNames(clinic.data) : [];
	const practices = doctors.flatMap(({ data }) => data?.timings?.places.map(({ hospital }) => hospital) ?? []);
	const hospitals = ["clinic", ...places, ...practices];
	const referrals = clinic.data?.hospitals.map(({ id }) => id);
	const { ambulance, helplines = {}, figures = {} } = emergency.data ?? {};
	const calls = ["ambulance", ...(ambulance?.other ? ["police"] : []), ...Object.keys(helplines), ...(referrals ?? [])];
	const timed = Object.keys(figures).filter((name) => figures[name]?.minutes);
	const parts = guides.flatMap(({ data }) => data?.sections.map(({ id }) => id) ?? []);
	return {
		treatment: nameCheck(treatments.map(treatmentIdOf), (id) => `there is no treatment ${id}`),
		doctor: nameCheck(doctors.map(fileSlug), (slug) => `there is no doctor ${slug}`),
		menu: nameCheck(navigation.data?.menus.map(({ slug }) => slug) ?? [], (slug) => `there is no menu ${slug}`),
		location: nameCheck(places, (name) =>
			places.length > 0
				? `the clinic has no place ${name}: ${places.join(", ")}`
				: "the clinic has one place; leave this out",
		),
		guide: nameCheck(areRead(guides) && parts, (id) => `no file in content/guides has a section ${id}`),
		hospital: nameCheck(
			areRead(doctors) && hospitals,
			(name) => `${name} is in no doctor's timings: ${[...new Set(hospitals)].join(", ")}`,
		),
		figure: nameCheck(
			emergency.data && timed,
			(name) => `${emergency.path} has no figure ${name} with a number of minutes`,
		),
		referral: nameCheck(referrals, (id) => `there is no hospital ${id} in ${clinic.path}`),
		call: nameCheck(
			referrals && calls,
			(name) => `${name} is neither a helpline nor a hospital of ${clinic.path}: ${calls.join(", ")}`,
		),
		page: checkPage,
		taxed: () =>
			clinic.data && !clinic.data.tax
				? `needs the rate of the tax: a line such as tax: 18 in ${clinic.path}`
				: undefined,
	};
}

/** What a field refers to must exist, and what its role needs. */
const checkReferences = (files: ContentFiles, checks: Partial<Record<FieldRole, ReferenceCheck>>): Problem[] =>
	allContentFiles(files).flatMap((file) =>
		Object.entries(checks).flatMap(([role, check]) =>
			file.fields(role as FieldRole).flatMap(({ path, value }) => problemsAt(file, path, check(String(value)))),
		),
	);

/** The treatments that a menu names by their slugs must exist. */
function checkMenus({ navigation, treatments }: ContentFiles): Problem[] {
	const refs = treatments.map(({ path }) => treatmentRefFromFile(path));
	return (navigation.data?.menus ?? []).flatMap(({ slug: menu, items }, m) => {
		const slugs = refs.filter((ref) => ref.menu === menu).map(({ slug }) => slug);
		const checkSlug = nameCheck(slugs, (slug) => `there is no file content/treatments/${menu}/${slug}.yaml`);
		return items.flatMap((item, i) =>
			problemsAt(navigation, ["menus", m, "items", i], typeof item === "string" && checkSlug(item)),
		);
	});
}

/** Every picture, film, poster and captions file that the content names must exist. */
function checkFiles(root: string, files: ContentFiles): Problem[] {
	const missing = referencedFiles(files, "picture", "film", "poster", "captions").filter(
		({ path }) => !existsSync(join(root, path)),
	);
	if (missing.length === 0) return [];
	const existing = ["content/illustrations", "content/photos", "public"].flatMap((folder) => filesIn(root, folder));
	return missing.map(({ name, path, problemAt }) => {
		const similar = nearest(path, existing);
		const near = similar ? `; did you mean ${similar.slice(path.length - name.length)}?` : "";
		return problemAt(`there is no file ${path}${near}`);
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
	const misnamed = (file: ContentFile<unknown>, name: string) =>
		isSlug(name) || diskMistake(file.path)
			? []
			: [file.problemAt([], `"${name}" is no valid name: use small letters a to z, digits and hyphens`)];
	return [
		...[...doctors, ...guides, ...ownPages, ...references].flatMap((file) => misnamed(file, fileSlug(file))),
		...treatments.flatMap((file) => {
			const { menu, slug } = treatmentRefFromFile(file.path);
			if (menus && !menus.includes(menu)) {
				const folders = menus.map((known) => `content/treatments/${known}/`).join(", ");
				const message = `this file must be in the folder of a menu: ${folders}${didYouMean(menu, menus)}`;
				return [file.problemAt([], message)];
			}
			if (pageFolders.some((folder) => folder === menu)) {
				return [file.problemAt([], `the menu ${menu} cannot contain treatments: its pages are of another kind`)];
			}
			return misnamed(file, slug);
		}),
	];
}

/** No two pages may have the same path, ignoring case: some file systems would merge their folders. */
function checkPaths({ clinic, treatments, doctors, guides, ownPages, navigation }: ContentFiles): Problem[] {
	const { language = "", translations = [] } = clinic.data ?? {};
	const languages = [languageOf(language), ...translations].map((code) => menuPath(code));
	const single = [...Object.values(paths), notFoundPage.path, ...languages];
	const owners = new Map<string, string>(single.map((path) => [path.toLowerCase(), "a fixed page"]));
	const claim = (file: ContentFile<unknown>, path: string, field: FieldPath = [], owner = file.path): Problem[] => {
		const otherOwner = owners.get(path.toLowerCase());
		if (!otherOwner) owners.set(path.toLowerCase(), owner);
		return problemsAt(file, field, otherOwner && `the path ${path} is already taken by ${otherOwner}`);
	};
	return [
		...(navigation.data?.menus ?? []).flatMap(({ slug, label }, index) =>
			claim(navigation, menuPath(slug), ["menus", index, "slug"], `the menu "${label}"`),
		),
		...doctors.flatMap((file) => claim(file, doctorPath(fileSlug(file)))),
		...guides.flatMap((file) => claim(file, guidePath(fileSlug(file)))),
		...ownPages.flatMap((file) => (file.data ? claim(file, ownPagePath(file.data)) : [])),
		...treatments.flatMap((file) => {
			const ref = treatmentRefFromFile(file.path);
			return ref.menu ? claim(file, treatmentPath(ref)) : [];
		}),
		...treatments.flatMap((file) =>
			(file.data?.aliases ?? []).flatMap((alias, index) =>
				claim(file, treatmentPath({ ...treatmentRefFromFile(file.path), slug: alias }), ["aliases", index]),
			),
		),
	];
}

/** A film's section must exist in the treatment that shows it. */
const checkFilmPlaces = ({ gallery, treatments }: ContentFiles): Problem[] =>
	(gallery.data?.videos?.items ?? []).flatMap(({ alsoIn = [] }, film) =>
		alsoIn.flatMap(({ treatment, topic }, index) => {
			const sections = treatments.find((file) => treatmentIdOf(file) === treatment)?.data?.details.sections;
			const topics = sections?.map((section) => section.topic);
			const message =
				topics && !topics.includes(topic) && `${treatment} has no section on ${topic}: ${topics.join(", ")}`;
			return problemsAt(gallery, ["videos", "items", film, "alsoIn", index, "topic"], message);
		}),
	);

/** A treatment among the charges of the clinic's page must have a price. */
const checkCharges = ({ clinicPage, treatments }: ContentFiles): Problem[] =>
	(clinicPage.data?.charges?.items ?? []).flatMap(({ treatment }, index) => {
		const data = treatments.find((file) => treatmentIdOf(file) === treatment)?.data;
		const message = data && !sectionOn(data, "cost")?.price && `${treatment} has no price`;
		return problemsAt(clinicPage, ["charges", "items", index, "treatment"], message);
	});

/** The ids of parts must be unique among all guides. */
function checkGuides({ guides }: ContentFiles): Problem[] {
	const known = new Set<string>();
	return guides.flatMap((file) =>
		(file.data?.sections ?? []).flatMap(({ id }, index) => {
			const message = known.has(id) && `another part of a guide has the id ${id}`;
			known.add(id);
			return problemsAt(file, ["sections", index, "id"], message);
		}),
	);
}

/** A longer stay than the clinic's maximum needs a hospital. */
function checkNights({ clinic, treatments }: ContentFiles): Problem[] {
	const longest = clinic.data?.nights;
	if (!clinic.data || longest === undefined) return [];
	const ours = ["clinic", ...placeNames(clinic.data)];
	const message = `at most ${longest} at the clinic itself (content/clinic.yaml: nights); name a hospital in at`;
	return treatments.flatMap((file) =>
		(file.data?.details.sections ?? []).flatMap((section, index) => {
			if (section.topic !== "procedure" || !section.place) return [];
			const { at, nights } = section.place;
			if (nights[1] <= longest || !at.every((name) => ours.includes(name))) return [];
			return [file.problemAt(["details", "sections", index, "place", "nights"], message)];
		}),
	);
}

/** Places of a doctor's timings that are not the clinic's need an address. */
function checkTimings({ clinic, doctors }: ContentFiles): Problem[] {
	if (!clinic.data) return [];
	const { name, place, branches } = clinic.data;
	const ours = [name, ...(place ? [place] : []), ...branches.map((branch) => branch.name)];
	return doctors.flatMap((file) =>
		(file.data?.timings?.places ?? []).flatMap(({ hospital, address }, index) => {
			if (address || ours.includes(hospital)) return [];
			const message = `${hospital} is no place of the clinic (${ours.join(", ")}), so it needs an address`;
			return [file.problemAt(["timings", "places", index, "hospital"], message + didYouMean(hospital, ours))];
		}),
	);
}

/** Citations are allowed only in Markdown of pages that list references, and must name an existing reference. */
function checkCitations(files: ContentFiles): Problem[] {
	const checkCitation = nameCheck(files.references.map(fileSlug), (id) => `there is no content/references/${id}.yaml`);
	const listed = new Set<ContentFile<unknown>>([...files.treatments, ...files.guides, ...files.ownPages]);
	return allContentFiles(files).flatMap((file) => {
		const citable = new Set(listed.has(file) ? file.fields("markdown").map(({ path }) => path.join(".")) : []);
		return textsOf(file.data).flatMap(({ text, path }) =>
			citationsIn(text).flatMap((id) => {
				const message = citable.has(path.join(".")) ? checkCitation(id) : "a citation is not allowed here";
				return problemsAt(file, path, message, `[^${id}]`);
			}),
		);
	});
}

/** First aid needs the ambulance number. */
function checkFirstAid({ emergency, treatments }: ContentFiles): Problem[] {
	if (emergency.data || emergency.problems.length > 0) return [];
	return treatments
		.filter(({ data }) => data?.emergency.length)
		.map((file) => file.problemAt(["emergency"], `needs ${emergency.path}, which has the number to call`));
}

/** No step that calls for help follows one with a timer: nobody waits for a clock to call. */
function checkOrder({ emergency, treatments }: ContentFiles): Problem[] {
	const { number = "", other = number } = emergency.data?.ambulance ?? {};
	if (!number) return [];
	return treatments.flatMap((file) =>
		(file.data?.emergency ?? []).flatMap(({ steps }, index) => {
			const timed = steps.findIndex(({ timer }) => timer);
			return steps.flatMap((step, at) =>
				(["do", "how"] as const).flatMap((field) => {
					if (timed < 0 || at <= timed || ![number, other].some((call) => step[field]?.includes(call))) return [];
					const message = `calls ${number} after the step with a timer: move it before that step`;
					return [file.problemAt(["emergency", index, "steps", at, field], message)];
				}),
			);
		}),
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
