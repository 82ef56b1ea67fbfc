import { againstEmergency, contradictionsOf, textsOf } from "./contradictions";
import { namePlace } from "./place";
import type { Problem } from "./problem";
import type { Sources } from "./sources";
import { unsourced } from "./unsourced";

type Noted = Pick<Sources, "clinic" | "treatments" | "advice" | "emergency" | "references">;

/**
 * What is no mistake of form but wants attention: exceptions of the opening hours that are over, reviews that are overdue,
 * figures without a source, sources that nothing names, and pages that contradict themselves or the list of emergency
 * numbers.
 * @param today in India, as `2026-11-21`
 */
export function notesOn(sources: Noted, today: string): Problem[] {
	return [
		...hoursOver(sources, today),
		...reviewsDue(sources, today),
		...figuresWithoutSource(sources),
		...sourcesWithoutFigure(sources),
		...contradictions(sources),
	];
}

function hoursOver({ clinic }: Noted, today: string): Problem[] {
	return (clinic.data?.hours.exceptions ?? []).flatMap(({ from, to = from }, index) =>
		to < today ? [clinic.problemAt(["hours", "exceptions", index], `was over on ${to}; it can be taken out`)] : [],
	);
}

function reviewsDue({ treatments }: Noted, today: string): Problem[] {
	return treatments.flatMap((source) => {
		const due = source.data?.review?.due;
		return due && due < today ? [source.problemAt(["review", "due"], `was due to be reviewed on ${due}`)] : [];
	});
}

function figuresWithoutSource({ treatments }: Noted): Problem[] {
	return treatments.flatMap((source) =>
		(source.data?.details.sections ?? []).flatMap((section, index) =>
			unsourced(section.topic, textsOf(section, ["details", "sections", index])).map(({ path, share }) =>
				source.problemAt(path, `"${share}" has no source; mark one by [^name of a file in content/sources]`),
			),
		),
	);
}

function sourcesWithoutFigure({ treatments, advice, references }: Noted): Problem[] {
	const texts = [...treatments, advice].flatMap(({ data }) => textsOf(data)).map(({ text }) => text);
	return references
		.filter(({ file }) => !texts.some((text) => text.includes(`[^${namePlace(file).slug}]`)))
		.map((source) => source.problemAt([], "no text names this source; it can be taken out"));
}

function contradictions({ treatments, advice, emergency }: Noted): Problem[] {
	const within = treatments.flatMap((source) =>
		source.data ? contradictionsOf(source.data).map(({ path, message }) => source.problemAt(path, message)) : [],
	);
	const numbers = emergency.data;
	if (!numbers) return within;
	const against = [...treatments, advice].flatMap((source) =>
		againstEmergency(textsOf(source.data), numbers).map(({ path, message }) => source.problemAt(path, message)),
	);
	return [...within, ...against];
}
