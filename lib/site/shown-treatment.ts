import type { Finished } from "../content/finished";
import type { Treatment } from "../content/schema/treatment";
import type { Content } from "../content/sources";
import { fill } from "../text/fill";
import { numberSources, withAdvice } from "./citations";

type Shown = Pick<Content, "advice" | "references" | "words">;

/** A treatment as its page shows it: with the advice that it names, and its sources numbered. */
export function shownTreatment(content: Shown, treatment: Finished<Treatment>) {
	const { details } = treatment;
	const sections = withAdvice(details.sections, content.advice?.items ?? []);
	const title = (number: number) => fill(content.words.treatment.source, { number });
	return numberSources({ ...treatment, details: { ...details, sections } }, content.references, title);
}
