import type { Content } from "../content/content-of";
import type { Finished } from "../content/finished";
import type { Treatment } from "../content/schema/treatment";
import { fill } from "../text/fill";
import { numberSources, withAdvice } from "./citations";

type Shown = { advice?: Content["advice"] } & Pick<Content, "references" | "words">;

/** The parts of a section in the order in which a page shows them, which is that of its sources' numbers. */
const ORDER = [
	"topic",
	"lead",
	"price",
	"text",
	"images",
	"anaesthetic",
	"advice",
	"options",
	"place",
	"pairs",
	"benefits",
];

function inOrder<S extends object>(section: S): S {
	const rank = ([part]: [string, unknown]) => ORDER.indexOf(part) + 1 || ORDER.length + 1;
	return Object.fromEntries(Object.entries(section).sort((one, other) => rank(one) - rank(other))) as S;
}

type TreatmentText = Pick<Treatment, "details">;

/** A treatment as its page shows it: with the advice that it names, and its sources numbered as they are met. */
export function shownTreatment<T extends Finished<TreatmentText>>(content: Shown, treatment: T) {
	const { details } = treatment;
	const sections = withAdvice(details.sections, content.advice?.items ?? []).map(inOrder);
	const title = (number: number) => fill(content.words.treatment.source, { number });
	return numberSources({ ...treatment, details: { ...details, sections } }, content.references, title);
}
