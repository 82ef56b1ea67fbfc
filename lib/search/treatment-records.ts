import type { Section } from "../content/schema/sections";
import type { FirstAid } from "../content/schema/treatment";
import { treatmentPath } from "../site/routes";
import { topics } from "../site/topics";
import { anchor } from "../text/anchor";
import { textsOf } from "../text/deep";
import type { PageRecord, PartRecord, SearchedContent, TopicRecord, Words } from "./record";

/** What of a section is no text to read: names by which content refers to something. */
const REFERENCES = ["topic", "advice", "src", "at"];

/** What a section tells, its questions left out, which are parts of their own. */
const told = (section: Section): string[] =>
	textsOf({ ...section, faqs: [], lead: undefined })
		.filter(({ path }) => !path.some((step) => REFERENCES.includes(String(step))))
		.map(({ text }) => text);

/** What stands out in a text in Markdown: what is set in bold. */
const stressed = (texts: string[]) =>
	texts.flatMap((text) => [...text.matchAll(/\*\*(.+?)\*\*/gs)].map(([, bold = ""]) => bold));

/** What stands out in a section: its lead, words in bold, the names of options, rows of tables and things in its price. */
function standsOut(section: Section): string[] {
	const { lead } = section;
	const own =
		section.topic === "options"
			? (section.options ?? []).map(({ name }) => name)
			: section.topic === "recovery"
				? (section.whenCanI?.others ?? []).map(({ what }) => what)
				: section.topic === "cost"
					? [...section.includes, ...section.raises]
					: [];
	return [...(lead ? [lead] : []), ...own, ...stressed(told(section))];
}

function sectionRecords(section: Section, heading: string): PartRecord[] {
	const questions = section.topic === "questions" ? section.faqs : [];
	return [
		{ anchor: section.topic, heading, shown: section.lead, line: standsOut(section), text: told(section) },
		...questions.map(({ question, answer }) => ({
			anchor: anchor(question),
			heading: question,
			line: [question, ...stressed([answer])],
			text: [answer],
		})),
	];
}

function firstAidRecord(
	{ id, entry, heading, steps, never, go, words }: FirstAid,
	urgent: Words["urgent"],
): PartRecord {
	return {
		anchor: id,
		heading,
		shown: steps[0]?.do,
		urgent,
		words: [entry, ...words],
		line: [heading],
		text: textsOf([steps, never, go]).map(({ text }) => text),
	};
}

/** The pages of the treatments: first aid, sections and questions are parts of them. */
export const treatmentRecords = ({ treatments, words }: SearchedContent): PageRecord[] =>
	treatments.map((treatment) => {
		const { emergency, details } = treatment;
		return {
			path: treatmentPath(treatment),
			title: treatment.link,
			shown: treatment.menuLine,
			name: [treatment.link, treatment.heading, ...treatment.aliases],
			words: [...treatment.conditions, ...treatment.words],
			line: [treatment.menuLine, treatment.summary],
			text: [treatment.paragraph, details.title, details.description],
			parts: [
				// A page that offers no appointment is for those who cannot wait for one.
				...emergency.map((firstAid) => firstAidRecord(firstAid, treatment.cta ? "part" : "page")),
				...details.sections.flatMap((section) => sectionRecords(section, words.treatment.topics[section.topic])),
			],
		};
	});

/** What is asked of any treatment: the topics of sections, each under its heading with the words of patients for it. */
export const topicRecords = ({ search, words }: SearchedContent): TopicRecord[] =>
	topics.map((topic) => {
		const heading = words.treatment.topics[topic];
		return { topic, name: [heading], words: [heading, ...(search?.topics[topic] ?? [])] };
	});
