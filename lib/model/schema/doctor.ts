import * as z from "zod";
import { phone } from "./address-fields";
import { hours } from "./clinic";
import { languageCode } from "./codes";
import {
	date,
	description,
	film,
	ground,
	labelled,
	list,
	markdown,
	optionalList,
	portrait,
	sample,
	shortText,
	specialties,
	text,
	titled,
} from "./shared";

/** The schema.org types of a practitioner; a Dentist is not a Physician there. */
const kinds = ["IndividualPhysician", "Dentist", "Person"] as const;

/** A hospital or a place of the clinic where patients can see the doctor. */
const consultingPlace = z
	.strictObject({
		hospital: text.describe("A hospital, the clinic's name, or one of its locations, such as Baner."),
		address: text.optional().describe("Not needed for the clinic and its locations."),
		hours: hours.optional().describe("The doctor's hours there, in the form of the clinic's hours."),
		timings: text.optional().describe("The hours in words, or a remark on them."),
		contact: phone.optional().describe("Not needed for the clinic and its locations."),
	})
	.refine(({ hours, timings }) => hours || timings, { error: "needs hours, or timings in words" });

const leave = z
	.strictObject({
		from: date.meta({ title: "First date" }),
		until: date.meta({ title: "Last date" }),
		note: text.optional().describe("A sentence for patients, such as who sees them meanwhile."),
	})
	.refine(({ from, until }) => from <= until, {
		error: (issue) => `is before from, ${(issue.input as { from: string }).from}`,
		path: ["until"],
	});

const cards = z.strictObject({ heading: text, cards: list(titled) });

/** A doctor's profile, one file each; its slug is the file's name. Parts of the page without a field are left out. */
export const doctor = z.strictObject({
	sample,
	name: text,
	role: shortText(70).describe("The doctor's profession in a few words, such as: Plastic and vascular surgeon."),
	degrees: text,
	kind: z
		.enum(kinds)
		.optional()
		.describe(
			"The doctor's type in schema.org's vocabulary, for search engines; by default a dentist at a dental practice, a physician elsewhere, Person for neither.",
		),
	specialties: specialties.describe("The doctor's specialties in schema.org's vocabulary, for search engines."),
	registration: z
		.strictObject({ council: text, number: text, sample })
		.optional()
		.describe("The medical council and the registration number."),
	sentence: text.meta({ title: "Sentence on the home page" }).describe("One sentence for the banner on the home page."),
	summary: description,
	portrait,
	ground: ground.describe("The background of the profile's banner: the same as the portrait's."),
	title: z
		.strictObject({ left: shortText(30), right: shortText(30) })
		.describe(
			"The two halves of the profile's title, which slide apart when the page scrolls; a half of more than 12 letters does not fit beside the portrait, so the title moves below it.",
		),
	about: z.strictObject({ heading: text, text: markdown }),
	whyChoose: z.strictObject({ heading: text, cards: list(labelled) }).optional(),
	education: cards.optional(),
	experience: cards.optional(),
	timings: z
		.strictObject({
			heading: text,
			places: list(consultingPlace.meta({ title: "Place" })),
		})
		.optional()
		.describe("Where and when the doctor can be seen."),
	leave: optionalList(leave.meta({ title: "Dates" })).describe(
		"Dates on which the doctor is away. Pages say so from a week before to the last date.",
	),
	languages: list(languageCode).describe("The languages that the doctor speaks, by their codes: mr, hi, en."),
	films: z.strictObject({ heading: text, items: list(film) }).optional(),
});

export type Doctor = z.infer<typeof doctor> & { slug: string };
