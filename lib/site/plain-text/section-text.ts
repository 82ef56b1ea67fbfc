import type { Content } from "../../content/content-of";
import type { Section, SectionOn } from "../../content/schema/sections";
import type { AdvisedSection } from "../citations";
import { columnNames, comparedBy, nightCareAt, placesAt, priceRange, taxOn, timesAgain } from "../treatment-facts";
import { callLines } from "./calls";
import { headed, lines, listed, type Part, paragraphs } from "./paragraphs";

type Facts = Pick<Content, "clinic" | "emergency" | "words">;

/** What sections are written with. */
export type SectionTools = {
	content: Facts;
	/** How long a patient stays, in short. */
	stay?: string;
	/** Writes Markdown as plain text. */
	plain: (markdown: string) => string;
};

/** A section with the advice that it names. */
export type TextSection<S = Section> = AdvisedSection<S>;

/** The ways to treat: the name of each, and below it a line for each column. */
const optionsText = (
	{ options, returnsLabel }: TextSection<SectionOn<"options">>,
	{ content, plain }: SectionTools,
): Part[] => {
	const words = columnNames(content.words.treatment, returnsLabel);
	return (options ?? []).map((option) => {
		const name = option.elsewhere ? `${option.name} (${words.elsewhere})` : option.name;
		return lines([name, ...comparedBy.map((column) => `  ${words[column]}: ${plain(option[column])}`)]);
	});
};

function whenText({ whenCanI }: TextSection<SectionOn<"recovery">>, { content }: SectionTools): Part {
	if (!whenCanI) return undefined;
	const words = content.words.treatment;
	return lines([words.whenCanI.heading, ...timesAgain(whenCanI, words).map(({ what, when }) => `  ${what}: ${when}`)]);
}

function costText({ price, includes, raises }: TextSection<SectionOn<"cost">>, { content }: SectionTools): Part[] {
	const { clinic, words } = content;
	const { cost } = words.treatment;
	const range = price && priceRange(price, clinic, words.treatment);
	const items = price?.items?.map((item) =>
		[`${item.what}: ${priceRange(item, clinic, words.treatment)}.`, taxOn(item, clinic, words.treatment)]
			.filter(Boolean)
			.join(" "),
	);
	return [
		range && [range, price.per].filter(Boolean).join(" "),
		price && taxOn(price, clinic, words.treatment),
		items && lines([listed(items)]),
		includes.length > 0 && lines([cost.includes, listed(includes)]),
		raises.length > 0 && lines([cost.raises, listed(raises)]),
		price && cost.estimate,
	];
}

function procedureText(section: TextSection<SectionOn<"procedure">>, { content, plain, stay }: SectionTools): Part[] {
	const words = content.words.treatment;
	const { anaesthetic, advice, place } = section;
	return [
		(anaesthetic || advice.length > 0) && headed(words.anaesthetic, "~"),
		anaesthetic && plain(anaesthetic),
		...adviceText(section, plain),
		place && headed(words.place.heading, "~"),
		place && lines([listed(placesAt(place, content.clinic, words)), stay]),
		place?.text && plain(place.text),
		place && nightCareAt(place, content.clinic),
	];
}

function questionsText({ faqs, ask }: TextSection<SectionOn<"questions">>, { content, plain }: SectionTools): Part[] {
	const words = content.words.treatment.ask;
	return [
		...faqs.map(({ question, answer }) => lines([question, plain(answer)])),
		ask.length > 0 && lines([words.heading, listed(ask)]),
	];
}

const adviceText = ({ advice }: Pick<TextSection, "advice">, plain: SectionTools["plain"]): Part[] =>
	advice.map(({ title, short, text }) => paragraphs([lines([title, short]), plain(text)]));

/** What of a topic's own parts stands before the section's text, as on its page. */
function first(section: TextSection, tools: SectionTools): Part[] {
	if (section.topic === "recovery") return [whenText(section, tools)];
	return section.topic === "cost" ? costText(section, tools) : [];
}

/** What of a topic's own parts stands after the section's text. */
function last(section: TextSection, tools: SectionTools): Part[] {
	const { content, plain } = tools;
	switch (section.topic) {
		case "options":
			return optionsText(section, tools);
		case "procedure":
			return procedureText(section, tools);
		case "urgent":
			return [callLines(content)];
		case "results":
			return [
				...(section.pairs ?? []).map(({ caption }) => caption),
				section.pairs && content.words.treatment.plateNote,
				section.benefits && lines([content.words.treatment.benefits, plain(section.benefits)]),
			];
		case "questions":
			return questionsText(section, tools);
		default:
			return [];
	}
}

/** A section of a treatment's page as plain text, its parts in the order of the page. */
export function sectionText(section: TextSection, tools: SectionTools): string {
	const { topic, lead, text, images = [] } = section;
	return paragraphs([
		headed(tools.content.words.treatment.topics[topic], "-"),
		lead,
		...first(section, tools),
		text && tools.plain(text),
		...images.map(({ caption }) => caption),
		...(topic === "procedure" ? [] : adviceText(section, tools.plain)),
		...last(section, tools),
	]);
}
