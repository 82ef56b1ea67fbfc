import * as z from "zod";
import {
	description,
	film,
	ground,
	labelled,
	list,
	markdown,
	portrait,
	sample,
	shortText,
	specialties,
	text,
	titled,
} from "./shared";

/** The schema.org types of a practitioner; a Dentist is not a Physician there. */
const kinds = ["IndividualPhysician", "Dentist", "Person"] as const;

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
			places: list(
				z.strictObject({
					hospital: text.describe("A hospital, the clinic's name, or one of its locations, such as Baner."),
					address: text.optional().describe("Not needed for the clinic and its locations."),
					timings: text,
					contact: text.optional().describe("Not needed for the clinic and its locations."),
				}),
			),
		})
		.optional()
		.describe("Where and when the doctor can be seen."),
	languages: list(text),
	films: z.strictObject({ heading: text, items: list(film) }).optional(),
});

export type Doctor = z.infer<typeof doctor> & { slug: string };
