import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import * as z from "zod";
import { type Content, originalContent } from "@/lib/content/content";
import type { ContentFiles } from "@/lib/content/content-files";
import { filesBelow, outputFiles } from "@/lib/content/files";
import { loadContentFiles, loadLocales } from "@/lib/content/load";
import { didYouMean } from "@/lib/content/zod-messages";
import { isSlug } from "@/lib/model/content-path";
import { doctorPath, treatmentPath } from "@/lib/model/routes";
import { phone } from "@/lib/model/schema/address-fields";
import { clinic } from "@/lib/model/schema/clinic";
import { doctor } from "@/lib/model/schema/doctor";
import type { Menu } from "@/lib/model/schema/navigation";
import type { search } from "@/lib/model/schema/search";
import { phoneticKey } from "@/lib/search/phonetic-key";
import { anchor } from "@/lib/text/markdown";
import { loadCheckedContent } from "../content/checked-content";
import { fillDoctor, fillMenu, fillTreatment } from "./parts";
import { type Answers, ask, type Questions, UserError } from "./questions";
import { copyTreatments, SAMPLE_HOSPITAL, sampleTranslations, writeTranslations } from "./sample-content";
import { editYaml, type Files, fillTemplate, TEMPLATES } from "./templates";

const FIRST_TREATMENT = { menu: "treatments", slug: "first-visit" };
const FOOTER_LINKS = 4;

/** A name as a segment of a path: `Dr. Asha Rao` as `dr-asha-rao`; empty without Latin letters. */
function slugOf(name: string): string {
	const slug = anchor(name.normalize("NFKD").replace(/\p{M}/gu, ""));
	return isSlug(slug) ? slug : "";
}

/** The first word of a clinic's name, if it is short enough. */
function shortName(name = ""): string {
	const [first = ""] = name.replace(/^(the|dr\.?)\s+/i, "").split(/\s+/);
	return clinic.shape.wordmark.safeParse(first).success ? first : "";
}

const codesIn = (answer = "") => answer.split(/[\s,]+/).filter(Boolean);

const treatmentMenus = ({ navigation, treatments }: Content) =>
	navigation.menus.map(({ slug }) => slug).filter((slug) => treatments.some(({ menu }) => menu === slug));

const chosenMenus = (answer: string, menus: string[]) =>
	answer === "all" ? menus : answer === "none" ? [] : answer.split(",").map((slug) => slug.trim());

/** The questions about a new clinic. `menus` are the slugs of the sample's menus of treatments. */
export function clinicQuestions(menus: string[]): Questions {
	const facts = clinic.shape;
	const address = facts.address.unwrap().shape;
	const whatsapp = facts.whatsapp.unwrap().shape.number.optional();
	const kinds = "MedicalClinic, Dentist, Hospital, Physician or MedicalBusiness";
	const doctorName = doctor.shape.name.refine(slugOf, "the address of the doctor's page needs Latin letters");
	const unknownMenu = (answer: unknown) => chosenMenus(String(answer), menus).find((slug) => !menus.includes(slug));
	const treatments = z.string().refine((answer) => unknownMenu(answer) === undefined, {
		error: ({ input }) => {
			const slug = unknownMenu(input) ?? "";
			return `there is no menu ${slug}${didYouMean(slug, menus) || ";"} menus are ${menus.join(", ")}`;
		},
	});
	return {
		name: ["Name of the clinic", facts.name],
		"short-name": ["Short name beside the logo, at most 20 characters", facts.wordmark, ({ name }) => shortName(name)],
		tagline: ["What the clinic does, in at most 80 characters", facts.tagline],
		kind: [`Kind of clinic: ${kinds}`, facts.kind, () => "MedicalClinic"],
		street: ["House and street", address.street],
		locality: ["Part of the city", address.locality],
		city: ["City", address.city],
		region: ["State", address.region],
		pin: ["PIN code", address.postalCode],
		phone: ["Telephone, such as +91 98765 43210", phone.optional()],
		email: ["E-mail address", facts.email],
		whatsapp: ["WhatsApp number", whatsapp],
		site: ["Address of the site", facts.site, () => "https://www.clinic.example"],
		doctor: ["Name of a doctor, such as Dr. Asha Rao", doctorName],
		degrees: ["Degrees of the doctor, such as MBBS, MS", doctor.shape.degrees],
		treatments: [
			`Treatments of the sample to keep: all, none, or menus such as ${menus.join(",") || "hand-surgery"}`,
			treatments,
			() => "none",
		],
		languages: [
			"Further languages of the site, by their codes, such as mr,hi; the sample's come with what its words can say",
			z
				.string()
				.regex(/^[a-z]{2,3}(?:[\s,]+[a-z]{2,3})*$/, "codes of languages, such as mr,hi")
				.optional(),
		],
	};
}

/** The sample in `content/`, which a new clinic replaces. */
function readSample(root: string): ContentFiles {
	if (existsSync(join(root, "sample"))) {
		throw new UserError("sample/ exists already, so content/ is a clinic's own. Nothing was changed.");
	}
	const sources = loadContentFiles(root);
	if (sources.clinic.data?.sample) return sources;
	throw new UserError("content/ is not the sample: content/clinic.yaml has no sample: true. Nothing was changed.");
}

/** A card for each treatment that a menu lists. */
const treatmentCards = ({ slug: menu, items }: Menu, files: Files) =>
	items
		.filter((slug) => typeof slug === "string")
		.map((slug) => {
			const { link, summary, banner } = parse(String(files[`content/treatments/${menu}/${slug}.yaml`]));
			return { title: link, description: summary, img: banner, to: treatmentPath({ menu, slug }) };
		});

/** The sample's words for the search, without those for its own pages and its city. */
const searchWords = (text: string, { clinic: { address } }: Content, city: string): string =>
	editYaml<z.input<typeof search>>(text, ({ pages, ignored = [], ...words }) => ({
		...words,
		ignored: [
			...ignored.filter((word) => phoneticKey(word) !== phoneticKey(address?.city.toLowerCase() ?? "")),
			city.toLowerCase(),
		],
	}));

/** All content files of a new clinic. */
function clinicFiles(root: string, sources: ContentFiles, answers: Answers): Files {
	const { name = "", city = "", doctor: doctorName = "", degrees, phone, treatments = "", languages } = answers;
	const sample = originalContent(sources);
	const read = (file: string) => readFileSync(join(root, file), "utf8");
	const slug = slugOf(doctorName);
	const chosen = chosenMenus(treatments, treatmentMenus(sample));
	const keeps = chosen.length > 0;
	const treatmentFiles = keeps
		? copyTreatments(root, sources, chosen, slug, city)
		: fillTreatment(FIRST_TREATMENT, "First visit", slug);
	const menus = keeps
		? sample.navigation.menus.filter((menu) => chosen.includes(menu.slug))
		: [fillMenu(FIRST_TREATMENT, "Treatments", "First visit").menu];
	const listed = menus.map((menu) => ({ title: menu.label, cards: treatmentCards(menu, treatmentFiles) }));
	const namesHospital = Object.values(treatmentFiles).some((text) => text.includes(SAMPLE_HOSPITAL));

	const folder = fileURLToPath(new URL("clinic/", TEMPLATES));
	const role = answers.kind === "Dentist" ? "Dentist" : "Doctor";
	const values = {
		...answers,
		role,
		doctorPath: doctorPath(slug),
		heading: name.length <= 60 ? name : answers["short-name"],
		// Prices of kept treatments name the tax.
		tax: keeps ? sample.clinic.tax : undefined,
		languages: languages ? codesIn(languages) : undefined,
		menus,
		footerLists: listed.map(({ title, cards }) => ({
			heading: title,
			links: cards.slice(0, FOOTER_LINKS).map((card) => ({ label: card.title, path: card.to })),
		})),
		services: listed.map((section) => ({ kind: "services", ...section })),
	};
	const filled: Record<string, string> = {};
	for (const file of filesBelow(folder)) {
		filled[file] = file.endsWith(".yaml")
			? fillTemplate(`clinic/${file}`, values)
			: readFileSync(join(folder, file), "utf8");
	}
	const { file: emergency } = sources.emergency;
	if (keeps && sample.emergency) {
		const { intro } = parse(filled[emergency] ?? "");
		const hasFirstAid = sample.treatments.some(({ menu, emergency }) => chosen.includes(menu) && emergency.length > 0);
		const change = (data: object) => ({ ...data, ...(!hasFirstAid && { intro }) });
		filled[emergency] = editYaml(read(emergency), change);
	}
	for (const { file } of [sources.privacy, sources.terms]) {
		const text = read(file).replaceAll(sample.clinic.name, name);
		filled[file] = /^sample:/m.test(text) ? text : text.replace("---\n", "---\nsample: true\n");
	}
	if (keeps && sources.search.data) filled[sources.search.file] = searchWords(read(sources.search.file), sample, city);
	filled[sources.labels.file] = read(sources.labels.file);
	const contact = phone ?? answers.whatsapp;
	const hospital = namesHospital ? { hospital: SAMPLE_HOSPITAL, contact } : {};
	filled[`content/doctors/${slug}.yaml`] = fillDoctor({ name: doctorName, degrees, role, ...hospital });
	return { ...filled, ...treatmentFiles };
}

/**
 * Writes files to a temporary folder, checks them, and moves the sample away and the files to `content/`.
 * @param translate writes the translations to the folder, from its checked files
 */
async function replaceSample(
	root: string,
	files: Files,
	translate: (folder: string, sources: ContentFiles) => void,
): Promise<void> {
	// In the repository, because a folder can be renamed only within a file system.
	mkdirSync(join(root, ".cache"), { recursive: true });
	const temporary = mkdtempSync(join(root, ".cache/new-clinic-"));
	const move = (from: string, to: string) => {
		if (existsSync(from)) renameSync(from, join(root, to));
	};
	try {
		outputFiles(temporary, files);
		const { sources } = await loadCheckedContent(temporary);
		translate(temporary, sources);
		loadLocales(temporary);
		mkdirSync(join(root, "sample"));
		move(join(root, "content"), "sample/content");
		move(join(root, "public/films"), "sample/films");
		move(join(root, "e2e/sample"), "sample/tests");
		move(join(temporary, "content"), "content");
		// The schemas are made from the code, for any content.
		move(join(root, "sample/content/schemas"), "content/schemas");
		// Development makes no pictures of shared links, and would show the sample's.
		rmSync(join(root, "public/social"), { recursive: true, force: true });
	} finally {
		rmSync(temporary, { recursive: true, force: true });
	}
}

/**
 * Replaces the sample by a new clinic and returns a report. Changes nothing if it throws a UserError or ContentError.
 */
export async function newClinic(root: string, flags: Answers, useTerminal: boolean): Promise<string> {
	const sources = readSample(root);
	const answers = await ask(clinicQuestions(treatmentMenus(originalContent(sources))), flags, useTerminal);
	if (useTerminal) {
		const question = "Move the sample to sample/ and begin your clinic in content/? (y/n)";
		const { begin = "" } = await ask({ begin: [question, z.string(), () => "n"] }, {}, true);
		if (!/^y/i.test(begin)) return "Nothing was changed.";
	}
	const sample = originalContent(sources);
	const menus = chosenMenus(answers.treatments ?? "", treatmentMenus(sample));
	await replaceSample(root, clinicFiles(root, sources, answers), (folder, fresh) => {
		for (const language of codesIn(answers.languages)) {
			const known = sampleTranslations(root, sources, language, menus);
			writeTranslations(root, folder, fresh, { language, known });
		}
	});
	return `content/ is now the content of ${answers.name}. The sample is in sample/; delete it when you no longer need it.
npm run dev         shows the site while you edit; docs/content.md describes the files
npm run check:live  lists what is still invented or missing${answers.languages ? "\nnpm run translate   tells what is left to translate" : ""}`;
}
