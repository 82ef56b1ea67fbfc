import type * as z from "zod";
import type { doctor } from "@/lib/content/schema/doctor";
import type { treatment } from "@/lib/content/schema/treatment";
import { contentFolders } from "@/lib/content/sources";
import { describePage, halvesOf } from "./names";
import { skeleton } from "./skeleton";

/** Years until a page has to be reviewed again. */
const REVIEWED_FOR = 2;

/** The same day some years later. */
const yearsAfter = (date: string, years: number) =>
	`${Number(date.slice(0, 4)) + years}${date.slice(4)}`.replace("-02-29", "-02-28");

/**
 * The file of a new doctor.
 * @param hospital a hospital that treatments name, in whose hours the doctor is said to be there
 */
export function doctorText(
	{ name, degrees, role }: { name: string; degrees: string; role: string },
	hospital?: { name: string; contact: string },
): string {
	const data = {
		sample: true,
		name,
		role,
		degrees,
		sentence: `A sentence about ${name} stands here.`,
		summary: describePage(
			"Training, experience and languages, and when patients can come for a first visit.",
			`${name}, ${degrees}.`,
		),
		portrait: { alt: `Portrait of ${name}` },
		ground: "sand",
		title: halvesOf(name),
		about: { heading: `About ${name}`, text: `What ${name} treats, and what patients can expect, stands here.` },
		...(hospital && {
			timings: {
				heading: "Hospital timings",
				places: [
					{
						hospital: hospital.name,
						address: "Address of the hospital",
						timings: "By agreement",
						contact: hospital.contact,
					},
				],
			},
		}),
		languages: ["English"],
	} satisfies z.input<typeof doctor>;
	return skeleton(contentFolders.doctors.schema, data, "A doctor. What is not true yet is marked sample: true.");
}

/**
 * The file of a new treatment.
 * @param doctor the slug of the doctor who is to review it
 * @param today as `2026-11-22`
 */
export function treatmentText({ name, doctor, today }: { name: string; doctor: string; today: string }): string {
	const data = {
		link: name,
		menuLine: "A line about it stands here",
		summary: describePage("What it is, who it is for, how it is done and what to expect afterwards.", `${name}.`),
		heading: name,
		paragraph: "Two or three sentences on what it does for a patient stand here.",
		cta: true,
		ground: "sand",
		banner: { alt: `A picture of ${name} is to come` },
		review: { by: doctor, on: today, due: yearsAfter(today, REVIEWED_FOR), sample: true },
		details: {
			title: `About ${name}`,
			description: "What a patient wants to know first stands here.",
			sections: [{ topic: "about", text: "What it is, in plain words, stands here." }],
		},
	} satisfies z.input<typeof treatment>;
	const about =
		"A treatment. Nobody has reviewed it yet, which its review says by sample: true; take the mark away with the last invented word.";
	return skeleton(contentFolders.treatments.schema, data, about);
}
