import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Content } from "@/lib/content/content-of";
import { contentOf } from "@/lib/content/content-of";
import { filesIn } from "@/lib/content/files";
import { namePlace, treatmentPlace } from "@/lib/content/place";
import { treatment as treatmentSchema } from "@/lib/content/schema/treatment";
import type { Sources } from "@/lib/content/sources";
import { normalisePath, routeTable } from "@/lib/site/routes";
import { treatmentId } from "@/lib/site/treatments";
import { textsOf } from "@/lib/text/deep";
import { marksIn } from "@/lib/text/marks";
import { PARTS } from "../../build/pictures/illustrations";
import { withoutField, withValue } from "./yaml-text";

/** The hospital that stands where the sample names those of its doctors. */
export const HOSPITAL = "Sample Hospital";

/** Files by their paths, as they are to be written. */
export type Files = Record<string, string | Buffer>;

/** What of the sample's treatments a new clinic keeps. */
export type Kept = {
	/** Treatments, advice, sources, plates and emergency numbers. */
	files: Files;
	/** The kept menus, with the entries that lead to kept pages. */
	menus: Content["navigation"]["menus"];
	/** The sample's lists in the footer that lead to kept treatments. */
	footer: Content["navigation"]["footer"];
	treatments: Content["treatments"];
	/** Whether one of them begins with first aid. */
	firstAid: boolean;
	/** Whether a kept page names a hospital. */
	hospital: boolean;
};

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** A name as it may stand in a text whose lines are broken. */
const anywhere = (name: string) =>
	new RegExp(
		name
			.split(" ")
			.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
			.join("\\s+"),
		"g",
	);

/** The slugs of the menus that hold treatments. */
export const treatmentMenus = (content: Content): string[] =>
	content.navigation.menus
		.map(({ slug }) => slug)
		.filter((slug) => content.treatments.some(({ menu }) => menu === slug));

/** What changes in the file of a treatment that a clinic keeps. */
type Changes = {
	doctor: string;
	city: string;
	hospitals: string[];
	treatments: Set<string>;
	leads: (path: string) => boolean;
};

/** A page's title without the city where the city's name makes it longer than the schema lets it be. */
function fittingTitle(text: string, city: string): string {
	const { title } = parse(text) as { title?: string };
	const fits = (words: string) => treatmentSchema.shape.title.safeParse(words.replaceAll("{city}", city)).success;
	if (title === undefined || fits(title)) return text;
	const without = title.replace(/,? in \{city\}/, "");
	return fits(without) ? withValue(text, ["title"], without) : withoutField(text, ["title"]);
}

/** The text of a treatment as the new clinic has it: its own doctor, no hospital of the sample's, no link to a page that is gone. */
function adapted(written: string, treatment: Content["treatments"][number], changes: Changes): string {
	const { hospitals, treatments, leads } = changes;
	const linked = written.replace(LINK, (link, label: string, path: string) => (leads(path) ? link : label));
	let text = fittingTitle(linked, changes.city);
	for (const hospital of hospitals) text = text.replace(anywhere(hospital), HOSPITAL);
	if (treatment.review) {
		// Nobody has read the page for this clinic.
		text = withValue(text, ["review"], { ...treatment.review, by: changes.doctor, sample: true });
	}
	// Whether the new doctor gives it is for the clinic to say.
	if (treatment.doctors.length > 0) text = withoutField(text, ["doctors"]);
	const related = treatment.related.filter((id) => treatments.has(id));
	if (related.length === 0 && treatment.related.length > 0) text = withoutField(text, ["related"]);
	else if (related.length < treatment.related.length) text = withValue(text, ["related"], related);
	treatment.emergency.forEach(({ hospitals: sentTo }, index) => {
		if (sentTo.length > 0) text = withoutField(text, ["emergency", index, "hospitals"]);
	});
	return treatment.details.sections.reduce((edited, section, index) => {
		if (section.topic !== "procedure" || !section.place) return edited;
		const at = section.place.at.map((where) => (hospitals.includes(where) ? HOSPITAL : where));
		return withValue(edited, ["details", "sections", index, "place", "at"], [...new Set(at)]);
	}, text);
}

/**
 * The sample's treatments that a new clinic keeps, as files of that clinic, with the advice, sources and plates that they
 * need.
 * @param root the repository's root, whose content is the sample
 * @param sources the sample
 * @param menus the slugs of the menus whose treatments are kept
 * @param clinic the slug of the new clinic's doctor, who is to review them, and its city
 */
export function keptTreatments(
	root: string,
	sources: Sources,
	menus: string[],
	clinic: { doctor: string; city: string },
): Kept {
	const content = contentOf(sources);
	const read = (file: string) => readFileSync(join(root, file));
	const kept = sources.treatments.filter(({ file }) => menus.includes(treatmentPlace(file).menu));
	const treatments = content.treatments.filter(({ menu }) => menus.includes(menu));
	const routes = routeTable({
		navigation: { menus: menus.map((slug) => ({ slug })) },
		emergency: true,
		doctors: [],
		treatments,
	});
	const known = new Set(routes.map(({ path }) => path));
	const leads = (path: string) => known.has(normalisePath(path)) || path.startsWith("/licences");
	const places = content.doctors.flatMap(({ timings }) => timings?.places ?? []);
	const hospitals = [...new Set(places.map(({ hospital }) => hospital))].filter((name) => name !== content.clinic.name);
	const changes = { ...clinic, hospitals, treatments: new Set(treatments.map(treatmentId)), leads };
	const texts = kept.map(({ file, data }) => {
		const text = read(file).toString();
		return [file, data ? adapted(text, data, changes) : text] as const;
	});
	const advice = kept.length > 0 && content.advice ? [sources.advice.file] : [];
	const marks = [treatments, advice.length > 0 ? content.advice : []].flatMap((data) =>
		textsOf(data).flatMap(({ text }) => marksIn(text)),
	);
	const cited = sources.references.filter(({ file }) => marks.includes(namePlace(file).slug));
	const plates = new Set(kept.flatMap((source) => source.fields("picture").map(({ value }) => `content/${value}`)));
	// Parts that plates share, and what is said of all plates.
	const shared = [
		...filesIn(root, PARTS),
		...filesIn(root, "content/plates").filter((file) => /\/plates\/[^/]+\.(ya?ml|json)$/.test(file)),
	];
	return {
		files: Object.fromEntries([
			...texts,
			...[...advice, ...cited.map(({ file }) => file), ...plates, ...(kept.length > 0 ? shared : [])].map(
				(file) => [file, read(file)] as const,
			),
		]),
		menus: content.navigation.menus.filter(({ slug }) => menus.includes(slug)),
		footer: content.navigation.footer.flatMap(({ heading, links }) => {
			const own = links.filter(({ path }) => menus.some((menu) => path.startsWith(`/${menu}/`)) && leads(path));
			return own.length > 0 ? [{ heading, links: own }] : [];
		}),
		treatments: texts.map(([file, text]) => ({ ...treatmentSchema.parse(parse(text)), ...treatmentPlace(file) })),
		firstAid: treatments.some(({ emergency }) => emergency.length > 0),
		hospital: texts.some(([, text]) => text.includes(HOSPITAL)),
	};
}
