import * as z from "zod";
import {
	description,
	film,
	ground,
	labelled,
	list,
	markdown,
	picture,
	sample,
	shortText,
	text,
	titled,
} from "./shared";
import { specialties } from "./specialties";

/** What schema.org calls somebody who treats patients; a dentist is no physician there. */
const kinds = ["IndividualPhysician", "Dentist", "Person"] as const;

const cards = z.strictObject({ heading: text, cards: list(titled) });

/** A doctor's profile, one file each; its slug is the file's name. What is optional has no part of the page without it. */
export const doctor = z.strictObject({
	sample,
	name: text,
	role: shortText(70).describe("What the doctor is, in a few words, such as: Plastic and vascular surgeon."),
	degrees: text,
	kind: z
		.enum(kinds)
		.optional()
		.describe(
			"What the doctor is, by schema.org's names, for search engines; unless said, a dentist at a dentist's practice and a physician elsewhere. Person says neither.",
		),
	specialties: specialties.describe("The doctor's specialties by schema.org's names, for search engines."),
	registration: z
		.strictObject({ council: text, number: text, sample })
		.optional()
		.describe("The council that registers the doctor, and the number there."),
	sentence: text.meta({ title: "Sentence on the home page" }).describe("One sentence for the banner on the home page."),
	summary: description,
	portrait: picture,
	ground: ground.describe("The ground of the profile's banner: that of the portrait, so that the two are one."),
	title: z
		.strictObject({ left: shortText(30), right: shortText(30) })
		.describe(
			"The two halves of the profile's title, which slide apart with the scroll; a half of more than 12 letters has no room beside the portrait, and the title stands below it.",
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
					hospital: text.describe("A hospital, the clinic's name, or one of its places, such as Baner."),
					address: text.optional().describe("Left out for the clinic and its places, whose address is known."),
					timings: text,
					contact: text.optional().describe("Left out for the clinic and its places, whose telephone is known."),
				}),
			),
		})
		.optional()
		.describe("Where and when the doctor can be seen."),
	languages: list(text),
	films: z.strictObject({ heading: text, items: list(film) }).optional(),
});

export type Doctor = z.infer<typeof doctor> & { slug: string };
