/** What a new clinic takes along from the sample: treatments, what they name, and translations of what both say. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod";
import { type Content, originalContent } from "@/lib/content/content";
import type { ContentFiles } from "@/lib/content/content-files";
import { contentFolders } from "@/lib/content/content-schemas";
import { filesIn, outputFile } from "@/lib/content/files";
import { agreeable, comparedWithOriginals } from "@/lib/content/translation/compare-translation";
import { withAgreed } from "@/lib/content/translation/lay-out-translation";
import { hospitalNames } from "@/lib/content/translation/load-locales";
import { writtenTexts } from "@/lib/content/translation/merge-translation";
import {
	originalsIn,
	readTranslations,
	translationFile,
	translationText,
} from "@/lib/content/translation/translation-files";
import { slugFromFile, treatmentId, treatmentRefFromFile } from "@/lib/model/content-path";
import { normalisePath, routeTable } from "@/lib/model/routes";
import type { guide } from "@/lib/model/schema/guide";
import { treatment as treatmentSchema } from "@/lib/model/schema/treatment";
import { PARTS } from "../build/pictures/illustrations";
import { editYaml, type Files } from "./templates";

/** Replaces the names of the sample's hospitals. */
export const SAMPLE_HOSPITAL = "Sample Hospital";

type TreatmentData = z.input<typeof treatmentSchema>;
type GuideData = z.input<typeof guide>;

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/g;

/** Matches a name in a text, across line breaks. */
const nameInText = (name: string) =>
	new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s+"), "g");

/** The review of a page that no doctor of the new clinic has reviewed. */
const assigned = (review: TreatmentData["review"], doctor: string): TreatmentData["review"] =>
	review && { ...review, by: doctor, sample: true };

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
		review: assigned(review, doctor),
		related: keptRelated?.length ? keptRelated : undefined,
		emergency: emergency?.map(({ hospitals, ...firstAid }) => firstAid),
		details: { ...details, sections },
	};
}

/** What is kept of the sample: its treatments in some menus, and the guides that they name. */
function keptFrom(sources: ContentFiles, menus: string[]) {
	const content = originalContent(sources);
	const files = sources.treatments.filter(({ file }) => menus.includes(treatmentRefFromFile(file).menu));
	const treatments = content.treatments.filter(({ menu }) => menus.includes(menu));
	const named = new Set(files.flatMap((source) => source.fields("guide").map(({ value }) => value)));
	const guides = content.guides.filter(({ sections }) => sections.some(({ id }) => named.has(id)));
	const navigation = { menus: menus.map((slug) => ({ slug })) };
	const routes = routeTable({
		navigation,
		emergency: content.emergency,
		doctors: [],
		guides,
		ownPages: [],
		treatments,
	});
	const paths = routes.map(({ path }) => path);
	return { files, treatments, guides, paths };
}

/** The names of the hospitals where the sample's doctors see patients. */
function hospitalsOf({ clinic, doctors }: Pick<Content, "clinic" | "doctors">): string[] {
	const hospitals = doctors.flatMap(({ timings }) => timings?.places.map(({ hospital }) => hospital) ?? []);
	return hospitals.filter((name) => name !== clinic.name);
}

/** A text of the sample for another clinic: links to pages that it lacks become text, and hospitals are renamed. */
function neutral(text: string, paths: string[], hospitals: string[]): string {
	const linked = text.replace(LINK, (link, label: string, path: string) =>
		paths.includes(normalisePath(path)) ? link : label,
	);
	const renamed = hospitals.reduce((one, name) => one.replace(nameInText(name), SAMPLE_HOSPITAL), linked);
	// Endings of other scripts stand apart from Latin letters.
	return renamed.replace(new RegExp(`${SAMPLE_HOSPITAL}(?=\\p{L})`, "gu"), `${SAMPLE_HOSPITAL} `);
}

/**
 * The sample's treatments in some menus, with the guides that they name, sources and drawings. Reviews are marked as
 * sample and assigned to `doctor` (a slug).
 */
export function copyTreatments(
	root: string,
	sources: ContentFiles,
	menus: string[],
	doctor: string,
	city: string,
): Files {
	const { files, treatments, guides, paths } = keptFrom(sources, menus);
	if (files.length === 0) return {};
	const read = (file: string) => readFileSync(join(root, file));
	const own = (file: string) => neutral(read(file).toString(), paths, hospitalsOf(originalContent(sources)));
	const ids = treatments.map(treatmentId);
	const adapted = [
		...files.map(({ file }): [string, string] => [
			file,
			editYaml<TreatmentData>(own(file), (data) => adapt(data, ids, doctor, city)),
		]),
		...guides.map(({ slug }): [string, string] => {
			const file = `${contentFolders.guides.folder}/${slug}.yaml`;
			return [file, editYaml<GuideData>(own(file), (data) => ({ ...data, review: assigned(data.review, doctor) }))];
		}),
	];
	const texts = adapted.map(([, text]) => text).join("\n");
	const cited = sources.references
		.map(({ file }) => file)
		.filter((file) => texts.includes(`[^${slugFromFile(file).slug}]`));
	const drawings = files.flatMap((source) => source.fields("picture").map(({ value }) => `content/${value}`));
	const others = [...cited, ...drawings, ...filesIn(root, PARTS)];
	return Object.fromEntries([...adapted, ...others.map((file): [string, Buffer] => [file, read(file)])]);
}

/** What the sample's translation of a text is, in a file of the new clinic. */
type SampleTranslations = (file: string) => (text: string, path: readonly (string | number)[]) => string | undefined;

/**
 * The sample's translations in a language of what the new clinic says in the same words: at the same place, else in the
 * same file, else anywhere.
 */
export function sampleTranslations(
	root: string,
	sources: ContentFiles,
	language: string,
	menus: string[],
): SampleTranslations {
	const translationPairs = readTranslations(root, sources, language);
	const { paths } = keptFrom(sources, menus);
	const hospitals = [...hospitalNames(translationPairs)].filter(([name]) => name !== sources.clinic.data?.name).flat();
	const known = new Map<string, string>();
	const keys = (file: string, path: readonly (string | number)[], text: string) =>
		[[file, ...path, text], [file, text], [text]].map((key) => JSON.stringify(key));
	for (const { original, translated } of translationPairs) {
		const isKept = original.name === "treatments" || original.name === "guides";
		const own = (text: string) => (isKept ? neutral(text, paths, hospitals) : text);
		for (const pair of translated?.pairs ?? []) {
			const text = own(pair.original);
			const translation = own(pair.translation);
			for (const key of keys(original.source.file, pair.path, text)) {
				if (!known.has(key)) known.set(key, translation);
			}
		}
	}
	return (file) => (text, path) => keys(file, path, text).flatMap((key) => known.get(key) ?? [])[0];
}

/**
 * Writes the translations of a new clinic's files as far as the sample has them. No doctor has checked them.
 * @param folder the folder with the new clinic's content, whose files are `sources`
 */
export function writeTranslations(
	root: string,
	folder: string,
	sources: ContentFiles,
	{ language, known }: { language: string; known: SampleTranslations },
): void {
	for (const original of originalsIn(sources)) {
		const { file } = original.source;
		const translate = known(file);
		if (!writtenTexts(original).some(({ text, path }) => translate(text, path) !== undefined)) continue;
		outputFile(join(folder, translationFile(file, language)), translationText(original, translate));
	}
	// What differs on purpose in the sample differs here, too.
	const pairs = readTranslations(folder, sources, language);
	for (const compared of comparedWithOriginals(root, sources, language, pairs)) {
		const agreed = agreeable(compared);
		const file = join(folder, compared.translated.file);
		if (agreed.length > 0) outputFile(file, withAgreed(readFileSync(file, "utf8"), agreed));
	}
}
