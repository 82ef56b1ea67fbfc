import type { Section } from "../content/schema/sections";
import { treatmentPath } from "../site/routes";
import { topics } from "../site/topics";
import { anchor } from "../text/anchor";
import { textsOf } from "../text/deep";
import type { PageRecord, PartRecord, SearchedContent, TopicRecord } from "./record";

/** The anchor of the first aid at the top of a page. */
export const FIRST_AID = "first-aid";

/** What of a section is no text to read: names by which content refers to something. */
const REFERENCES = ["topic", "advice", "src", "at"];

/** What a section tells, its questions left out, which are parts of their own. */
const told = (section: Section): string[] =>
	textsOf({ ...section, faqs: [], lead: undefined })
		.filter(({ path }) => !path.some((step) => REFERENCES.includes(String(step))))
		.map(({ text }) => text);

/** The pages of the treatments: first aid, sections and questions are parts of them. */
export function treatmentRecords({ treatments, words }: SearchedContent): PageRecord[] {
	return treatments.map((treatment) => {
		const { emergency, details } = treatment;
		const parts: PartRecord[] = details.sections.flatMap((section) => {
			const heading = words.treatment.topics[section.topic];
			const questions = section.topic === "questions" ? section.faqs : [];
			return [
				{
					anchor: section.topic,
					heading,
					shown: section.lead,
					topic: section.topic,
					line: section.lead ? [section.lead] : [],
					text: told(section),
				},
				...questions.map(({ question, answer }) => ({
					anchor: anchor(question),
					heading: question,
					name: [question],
					text: [answer],
				})),
			];
		});
		const firstAid: PartRecord[] = emergency
			? [
					{
						anchor: FIRST_AID,
						heading: emergency.heading,
						shown: emergency.steps[0]?.do,
						name: [emergency.heading, emergency.entry],
						words: emergency.words,
						text: textsOf([emergency.steps, emergency.never, emergency.go]).map(({ text }) => text),
					},
				]
			: [];
		return {
			path: treatmentPath(treatment),
			title: treatment.link,
			shown: treatment.menuLine,
			name: [treatment.link, treatment.heading, ...treatment.aliases],
			words: [...treatment.conditions, ...treatment.words],
			line: [treatment.menuLine, treatment.summary],
			text: [treatment.paragraph, details.title, details.description],
			parts: [...firstAid, ...parts],
			emergency: emergency && [emergency.entry, ...emergency.words],
		};
	});
}

/** What is asked of any treatment: the topics of sections, each under its heading with the words of patients for it. */
export const topicRecords = ({ search, words }: SearchedContent): TopicRecord[] =>
	topics.map((topic) => ({ topic, name: [words.treatment.topics[topic]], words: search?.topics[topic] }));
