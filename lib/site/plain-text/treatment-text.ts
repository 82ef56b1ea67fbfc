import type { Content } from "../../content/content-of";
import type { TreatmentPlace } from "../../content/place";
import type { Doctor } from "../../content/schema/doctor";
import type { Treatment } from "../../content/schema/treatment";
import { fill } from "../../text/fill";
import { wholeAddress } from "../address";
import type { NumberedSource } from "../citations";
import { doctorsGiving, reviewerOf } from "../doctors";
import { isChecked, localPath } from "../editions";
import { hospitalsOf } from "../hospitals";
import { paths, treatmentPath } from "../routes";
import { shownTreatment } from "../shown-treatment";
import { translationNote } from "../translation-note";
import { reviewDates, sourceOrigin } from "../treatment-facts";
import { deskWork } from "../treatments";
import { callLines } from "./calls";
import { headed, lines, listed, type Part, paragraphs, plainly } from "./paragraphs";
import { sectionText, type TextSection } from "./section-text";

export type TextFacts = Pick<
	Content,
	"edition" | "clinic" | "doctors" | "emergency" | "references" | "words" | "advice"
>;

/** Where a treatment's plain-text copy stands: beside its page. */
export const treatmentTextPath = (treatment: TreatmentPlace): string => `${treatmentPath(treatment)}page.txt`;

/** Whether a value has anything that is marked as invented. */
const hasSample = (value: unknown): boolean =>
	typeof value === "object" &&
	value !== null &&
	(("sample" in value && value.sample === true) || Object.values(value).some(hasSample));

/** What to do now, with the numbers to call. */
function firstAidText(content: TextFacts, { emergency }: Treatment, plain: (text: string) => string): Part[] {
	return emergency.flatMap(({ heading, steps, alternatives, never, go, hospitals }) => [
		headed(heading, "-"),
		callLines(content),
		lines(
			steps.map((step, index) => {
				const sign = alternatives ? "-" : `${index + 1}.`;
				return `${sign} ${[step.do, step.how].filter(Boolean).join(" ")}`;
			}),
		),
		never,
		go && plain(go),
		...hospitalsOf(content.clinic, hospitals).map(({ name, address, phone, ...hospital }) =>
			lines([name, address, phone, hospital.for, hospital.when]),
		),
	]);
}

/** Who has reviewed the page, and when. */
function reviewText({ edition, clinic, words }: TextFacts, treatment: Treatment, doctor: Doctor | undefined): Part {
	const { review } = treatment;
	if (!review || !doctor) return undefined;
	const { registration } = doctor;
	const { reviewedBy, reviewedOriginal } = words.treatment;
	return lines([
		fill(isChecked(edition, treatmentPath(treatment)) ? reviewedBy : reviewedOriginal, { doctor: doctor.name }),
		...reviewDates(review, doctor, clinic.language, words.treatment),
		registration && fill(words.doctor.registration, { council: registration.council, number: registration.number }),
	]);
}

/** What patients come with, and who treats it. */
function whoComesText(content: TextFacts, treatment: Treatment): Part[] {
	const { clinic, words } = content;
	const names = doctorsGiving(content, treatment).map(({ name }) => name);
	return [
		treatment.conditions.length > 0 && lines([words.treatment.complaints, listed(treatment.conditions)]),
		names.length > 0 &&
			fill(words.treatment.treatedBy, { doctors: new Intl.ListFormat(clinic.language).format(names) }),
	];
}

function factsText({ words }: TextFacts, treatment: Treatment): Part {
	const { anaesthesia, stay } = treatment.facts;
	const work = deskWork(treatment);
	return lines([
		anaesthesia && `${words.treatment.anaesthesia}: ${anaesthesia}`,
		stay && `${words.treatment.stay}: ${stay}`,
		work && `${words.treatment.recovery}: ${work}`,
	]);
}

function sourcesText({ words }: TextFacts, sources: NumberedSource[]): Part[] {
	if (sources.length === 0) return [];
	return [
		headed(words.treatment.sources, "-"),
		lines(
			sources.map((source) => {
				const { number, title, url } = source;
				const sentence = /[.?!]$/.test(title) ? title : `${title}.`;
				return `[${number}] ${sentence} ${sourceOrigin(source, words.treatment)}. ${url}`;
			}),
		),
		words.treatment.sourcesNote,
	];
}

/**
 * A treatment's page as plain text, in UTF-8: what somebody without pictures, style and script reads, and what programs
 * read. It says all that the page says of the treatment, in the same order.
 */
export function treatmentText(content: TextFacts, treatment: Treatment): string {
	const { clinic, edition, words } = content;
	const address = (path: string) => wholeAddress(clinic, localPath(edition, path));
	const plain = plainly(clinic);
	const { shown, sources } = shownTreatment(content, treatment);
	const { title, description } = shown.details;
	const sections: TextSection[] = shown.details.sections;
	const reviewer = reviewerOf(content, treatment);
	return `${paragraphs([
		headed(`${shown.link}: ${shown.heading}`, "="),
		lines([
			`${clinic.name}, ${clinic.tagline}`,
			fill(words.plainText.copy, { url: address(treatmentPath(treatment)) }),
		]),
		translationNote(content, treatmentPath(treatment)),
		reviewText(content, treatment, reviewer),
		hasSample([clinic, treatment, reviewer]) && words.plainText.sample,
		...firstAidText(content, shown, plain),
		shown.paragraph,
		factsText(content, shown),
		headed(title, "-"),
		plain(description),
		...whoComesText(content, treatment),
		...sections.map((section) => sectionText(section, { content, stay: shown.facts.stay, plain })),
		...sourcesText(content, sources),
		`${words.common.bookAnAppointment}: ${address(paths.booking)}`,
	])}\n`;
}
