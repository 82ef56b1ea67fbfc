import { readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod";
import { originalContent } from "@/lib/content/content";
import type { ContentFiles } from "@/lib/content/content-files";
import { filesIn } from "@/lib/content/files";
import { slugFromFile, treatmentId, treatmentRefFromFile } from "@/lib/model/content-path";
import { normalisePath, routeTable } from "@/lib/model/routes";
import { treatment as treatmentSchema } from "@/lib/model/schema/treatment";
import { PARTS } from "../build/pictures/illustrations";
import { editYaml, type Files } from "./templates";

/** Replaces the names of the sample's hospitals. */
export const SAMPLE_HOSPITAL = "Sample Hospital";

type TreatmentData = z.input<typeof treatmentSchema>;

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** Matches a name in a text, across line breaks. */
const nameInText = (name: string) =>
	new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+"), "g");

/** A treatment that no doctor of the new clinic has reviewed, without the sample's doctors and hospitals. */
function adapt(data: TreatmentData, keptIds: string[], doctor: string, city: string): TreatmentData {
	const { doctors, title, review, related, emergency, details, ...rest } = data;
	const longTitle = title?.replaceAll("{city}", city);
	const keptRelated = related?.filter((id) => keptIds.includes(id));
	const sections = details.sections.map((section) => {
		if (section.topic !== "procedure" || !section.place) return section;
		// Two hospitals of the sample have the same name now.
		return { ...section, place: { ...section.place, at: [...new Set(section.place.at)] } };
	});
	return {
		...rest,
		// Without it, the heading is the title.
		title: treatmentSchema.shape.title.safeParse(longTitle).success ? title : undefined,
		review: review && { ...review, by: doctor, sample: true },
		related: keptRelated?.length ? keptRelated : undefined,
		emergency: emergency?.map(({ hospitals, ...firstAid }) => firstAid),
		details: { ...details, sections },
	};
}

/**
 * The sample's treatments that a new clinic keeps, with their advice, sources and drawings. Links to other pages become
 * text, reviews are marked as sample, and hospitals are renamed.
 * @param root the repository's root, whose content is the sample
 * @param menus the slugs of the menus whose treatments are kept
 * @param doctor the slug of the doctor who has to review them
 */
export function copyTreatments(
	root: string,
	sources: ContentFiles,
	menus: string[],
	doctor: string,
	city: string,
): Files {
	const content = originalContent(sources);
	const files = sources.treatments.filter(({ file }) => menus.includes(treatmentRefFromFile(file).menu));
	if (files.length === 0) return {};
	const treatments = content.treatments.filter(({ menu }) => menus.includes(menu));
	const navigation = { menus: menus.map((slug) => ({ slug })) };
	const routes = routeTable({ navigation, emergency: content.emergency, doctors: [], treatments });
	const paths = routes.map(({ path }) => path);
	const hospitals = content.doctors.flatMap(({ timings }) => timings?.places.map(({ hospital }) => hospital) ?? []);
	const ownNames = hospitals.filter((name) => name !== content.clinic.name);
	const read = (file: string) => readFileSync(join(root, file));
	const adapted = files.map(({ file }): [string, string] => {
		const linked = read(file)
			.toString()
			.replace(LINK, (link, label: string, path: string) => (paths.includes(normalisePath(path)) ? link : label));
		const renamed = ownNames.reduce((text, name) => text.replace(nameInText(name), SAMPLE_HOSPITAL), linked);
		const ids = treatments.map(treatmentId);
		return [file, editYaml<TreatmentData>(renamed, (data) => adapt(data, ids, doctor, city))];
	});
	const advice = content.advice ? [sources.advice.file] : [];
	const texts = [...adapted.map(([, text]) => text), ...advice.map((file) => read(file).toString())].join("\n");
	const cited = sources.references
		.map(({ file }) => file)
		.filter((file) => texts.includes(`[^${slugFromFile(file).slug}]`));
	const drawings = files.flatMap((source) => source.fields("picture").map(({ value }) => `content/${value}`));
	const others = [...advice, ...cited, ...drawings, ...filesIn(root, PARTS)];
	return Object.fromEntries([...adapted, ...others.map((file): [string, Buffer] => [file, read(file)])]);
}
