import type { Content } from "../content/content";
import { doctorPath, guidePath, normalisePath, ownPagePath, paths, treatmentPath } from "../model/routes";
import type { Section } from "../model/schema/sections";
import { topics } from "../model/topics";
import { treatmentsGivenBy } from "../pages/doctors";
import { siteMenus } from "../pages/menus";
import { sitePages } from "../pages/pages";
import { chargesOf } from "../pages/prices";
import { languageNames } from "../text/format";
import { anchor } from "../text/markdown";
import { textsOf } from "../text/nested-texts";

/** The texts of a page, a part or a topic, by field; hits in the first fields count most. */
export type IndexedTexts = {
	/** Names of a page; the heading of a section. */
	name?: string[];
	/** Words and phrases that patients type for it. */
	phrases?: string[];
	/** Emphasised texts: questions, names in tables, words in bold. */
	line?: string[];
	text?: string[];
	/** The phrases name an emergency, which is the only subject of the page, or a part of it. */
	urgent?: "page" | "part";
};

/** A part of a page: its anchor, its heading or question, and a line about it for results. */
export type PartRecord = IndexedTexts & { anchor: string; heading: string; shown?: string };

/** A page with its parts; its title and a line about it for results. */
export type PageRecord = IndexedTexts & { path: string; title: string; shown: string; parts: PartRecord[] };

/** Fields that are references, not text. */
const REFERENCES = ["topic", "advice", "guides", "src", "at"];

/** The texts of a section, without its lead, which only sums them up, and its questions, which have their own records. */
const bodyTexts = (section: Section): string[] =>
	textsOf({ ...section, faqs: [], lead: undefined })
		.filter(({ path }) => !path.some((step) => REFERENCES.includes(String(step))))
		.map(({ text }) => text);

const boldIn = (texts: string[]) =>
	texts.flatMap((text) => [...text.matchAll(/\*\*(.+?)\*\*/gs)].map(([, bold = ""]) => bold));

/** The names in the tables and lists of a section. */
function listedNames(section: Section): string[] {
	if (section.topic === "options") return (section.options ?? []).map(({ name }) => name);
	return section.topic === "recovery" ? (section.whenCanI?.others ?? []).map(({ what }) => what) : [];
}

function sectionRecords(section: Section, heading: string): PartRecord[] {
	const { topic, lead } = section;
	const text = bodyTexts(section);
	return [
		{ anchor: topic, heading, shown: lead, line: [...listedNames(section), ...boldIn(text)], text },
		...(topic === "questions" ? section.faqs : []).map(({ question, answer }) => ({
			anchor: anchor(question),
			heading: question,
			line: [question, ...boldIn([answer])],
			text: [answer],
		})),
	];
}

const treatmentRecords = ({ treatments, labels }: Content): PageRecord[] =>
	treatments.map((treatment) => ({
		path: treatmentPath(treatment),
		title: treatment.link,
		shown: treatment.menuLine,
		name: [treatment.link, treatment.heading, ...treatment.aliases],
		phrases: [...treatment.conditions.map(({ words }) => words), ...treatment.words],
		line: [treatment.menuLine, treatment.summary],
		text: [treatment.paragraph, treatment.details.title, treatment.details.description],
		parts: [
			...treatment.emergency.map(
				({ id, entry, heading, steps, never, go, look, words }): PartRecord => ({
					anchor: id,
					heading,
					shown: steps[0]?.do,
					// A page without a button for appointments is for patients who cannot wait for one.
					urgent: treatment.cta ? "part" : "page",
					phrases: [entry, ...words],
					line: [heading],
					text: [
						...steps.flatMap(({ do: order, how }) => [order, how]),
						...[never, go, look?.also, ...(look?.signs ?? []).map(({ alt }) => alt)],
					].filter((text) => text !== undefined),
				}),
			),
			...treatment.details.sections.flatMap((section) =>
				sectionRecords(section, labels.treatment.topics[section.topic]),
			),
		],
	}));

const doctorRecords = ({ clinic, doctors, treatments }: Content): PageRecord[] =>
	doctors.map(({ slug, name, role, degrees, summary, about, timings, languages, education, experience }) => ({
		path: doctorPath(slug),
		title: name,
		shown: role,
		name: [name],
		line: [
			...[role, summary, degrees, ...languageNames(languages, clinic.language)],
			...treatmentsGivenBy({ treatments }, slug).map(({ link }) => link),
		],
		text: [
			about.text,
			...[education, experience].flatMap((section) => textsOf(section?.cards).map(({ text }) => text)),
		],
		parts: timings
			? [
					{
						anchor: "timings",
						heading: timings.heading,
						name: [timings.heading],
						line: timings.places.flatMap(({ hospital, timings }) => [hospital, timings ?? ""]),
					},
				]
			: [],
	}));

const guideRecords = ({ guides }: Content): PageRecord[] =>
	guides.map(({ slug, link, menuLine, summary, words, heading, sections }) => ({
		path: guidePath(slug),
		title: link,
		shown: menuLine,
		name: [link, heading],
		phrases: words,
		line: [menuLine, summary],
		parts: sections.map(({ id, title, short, text }) => ({
			anchor: id,
			heading: title,
			shown: short,
			line: [title, short],
			text: [text],
		})),
	}));

/** The text of each part of a Markdown page, by its subheading; above the first it is empty. */
const headedTexts = (body: string): [heading: string, text: string][] =>
	body.split(/^(?=## )/m).map((part) => {
		const [, heading = ""] = /^## (.+)$/m.exec(part) ?? [];
		return [heading, part.replace(/^## .+$/m, "")];
	});

const ownPageRecords = ({ ownPages }: Content): PageRecord[] =>
	ownPages.map((page) => {
		const parts = headedTexts(page.body);
		return {
			path: ownPagePath(page),
			title: page.heading,
			shown: page.summary,
			name: [page.heading],
			phrases: page.words,
			line: [page.summary],
			text: parts.flatMap(([heading, text]) => (heading ? [] : [text])),
			parts: parts
				.filter(([heading]) => heading)
				.map(([heading, text]) => ({
					anchor: anchor(heading),
					heading,
					line: [heading, ...boldIn([text])],
					text: [text],
				})),
		};
	});

function clinicRecord(content: Content): PageRecord {
	const { clinic, clinicPage, labels } = content;
	const { heading, paragraph, description, facilities, charges, grievance, contact } = clinicPage;
	const { here, address, phone, email, getDirections, callClinic, openInMaps, charge } = labels.clinicPage;
	const { heading: hours, days } = labels.hours;
	const part = (anchor: string, section: { title: string } | undefined, texts: IndexedTexts): PartRecord[] =>
		section ? [{ anchor, heading: section.title, name: [section.title], ...texts }] : [];
	return {
		path: paths.clinic,
		title: here,
		shown: heading,
		name: [here, clinic.name],
		line: [heading, paragraph, description],
		parts: [
			...part("facilities", facilities, {
				line: facilities?.items.map(({ title }) => title),
				text: facilities?.items.map(({ text }) => text),
			}),
			...part("charges", charges, {
				phrases: [charge],
				line: charges && [charges.intro, ...chargesOf(content).map(({ name }) => name)],
			}),
			...part("grievance", grievance, { text: grievance && [grievance.text] }),
			...part("contact", contact, {
				phrases: [address, phone, email, hours, getDirections, callClinic, openInMaps, ...Object.values(days)],
				line: [contact.intro],
			}),
		],
	};
}

/** Single pages that have records of their own, or none. */
const others: string[] = [paths.home, paths.search, paths.clinic];
const described = Object.values<string>(paths).filter((path) => !others.includes(path));

const describedRecords = (content: Content): PageRecord[] =>
	sitePages(content)
		.filter(({ path }) => described.includes(path))
		.map(({ path, name, description }) => ({
			path,
			title: name,
			shown: description,
			name: [name],
			line: [description],
			parts: [],
			...(path === paths.emergency && { urgent: "page" as const }),
			...(path === paths.videos && {
				text: content.gallery?.videos?.items.flatMap(({ title, description }) => [title, description]),
			}),
		}));

/** Every page with its parts, in the order of the menus. */
export function searchRecords(content: Content): PageRecord[] {
	const menus = siteMenus(content).map(
		({ path, heading, intro, label }): PageRecord => ({
			path,
			title: heading,
			shown: intro,
			name: [label, heading],
			line: [intro],
			parts: [],
		}),
	);
	const phrasesFor = (page: string, anchor?: string) =>
		(content.search?.pages ?? [])
			.filter(({ path, part }) => normalisePath(path) === page && part === anchor)
			.flatMap(({ words }) => words);
	return [
		...treatmentRecords(content),
		...doctorRecords(content),
		...guideRecords(content),
		...ownPageRecords(content),
		clinicRecord(content),
		...menus,
		...describedRecords(content),
	].map((record) => ({
		...record,
		phrases: [...(record.phrases ?? []), ...phrasesFor(record.path)],
		parts: record.parts.map((part) => ({
			...part,
			phrases: [...(part.phrases ?? []), ...phrasesFor(record.path, part.anchor)],
		})),
	}));
}

/** The topics of sections, with their headings and what patients type for that section of any treatment. */
export const topicRecords = ({ search, labels }: Content): (IndexedTexts & { topic: string })[] =>
	topics.map((topic) => {
		const heading = labels.treatment.topics[topic];
		return { topic, name: [heading], phrases: [heading, ...(search?.topics[topic] ?? [])] };
	});
