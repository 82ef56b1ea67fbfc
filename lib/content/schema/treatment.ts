import * as z from "zod";
import { topics } from "../../site/topics";
import type { TreatmentPlace } from "../place";
import { searchWords } from "./search";
import { sections } from "./sections";
import {
	date,
	description,
	doctorSlug,
	ground,
	list,
	markdown,
	picture,
	sample,
	shortText,
	slug,
	text,
	treatmentId,
} from "./shared";

const firstAid = z
	.strictObject({
		id: slug.describe("Its place on the page, for links to it: electric-shock."),
		rank: z
			.int()
			.min(1)
			.describe("Its place in the lists of first aid: the fewer minutes there are to act, the lower the number."),
		entry: shortText(40).describe("What has happened, in a layman's words, for lists: A burn."),
		heading: shortText(60),
		alternatives: z
			.literal(true)
			.optional()
			.describe("The steps are for different cases, so they have no numbers: clothes on fire, or acid."),
		strip: shortText(90)
			.optional()
			.describe(
				"On a page that is no emergency for most readers: what to do first, in a line at the top that leads to the whole first aid further down.",
			),
		steps: list(
			z.strictObject({
				do: shortText(60).describe("One order, such as: Cool running water, {cooling}."),
				how: text.optional(),
			}),
			{ max: 7 },
		).describe("What to do, in this order; the first stands in large letters."),
		never: text.optional().describe("What must not be done, as whole sentences: No ice. Do not burst blisters."),
		go: markdown.optional().describe("Who has to go where, and when."),
		hospitals: z
			.array(slug)
			.default([])
			.describe("Hospitals to which it sends somebody, by their ids in content/clinic.yaml: number and way are shown."),
		words: searchWords,
	})
	.describe("First aid for one kind of accident.");

/** First aid for each kind of accident that a page tells of; no two have the same id. */
const firstAids = z
	.array(firstAid)
	.default([])
	.superRefine((all, context) => {
		for (const [index, { id }] of all.entries()) {
			if (all.findIndex((one) => one.id === id) === index && !topics.some((topic) => topic === id)) continue;
			context.addIssue({ code: "custom", message: `another part of the page has the id ${id}`, path: [index, "id"] });
		}
	})
	.describe("First aid, on pages that somebody may open in an emergency: an entry for each kind of accident.");

/**
 * A treatment page, one file each (specification, section 3: Treatment entry, Details). Its menu and its slug are the
 * folder and the name of its file. `{tokens}` in its texts are filled from `content/emergency.yaml`.
 */
export const treatment = z.strictObject({
	link: text.meta({ title: "Name" }).describe("Its name in menus, cards and messages."),
	aliases: z
		.array(slug)
		.meta({ title: "Other addresses" })
		.default([])
		.describe("Further last segments under which the same page is found."),
	procedure: z
		.enum(["surgical", "percutaneous", "noninvasive"])
		.meta({ title: "Kind of procedure" })
		.optional()
		.describe(
			"For search engines: surgical (with a cut), percutaneous (through the skin, with a needle or a fibre) or noninvasive. Left out where the page tells of several kinds.",
		),
	menuLine: shortText(60).describe("A line about it, under its name in menus and on cards."),
	title: shortText(60)
		.optional()
		.describe("The page's title in search results: the treatment, the city, what the page answers. Else the heading."),
	summary: description,
	conditions: z
		.array(shortText(60))
		.default([])
		.describe("What patients come with, in their words, for the list of complaints: A lump on the wrist."),
	words: searchWords,
	doctors: z
		.array(doctorSlug)
		.meta({ title: "Treated by" })
		.default([])
		.describe("The doctors who give this treatment."),
	heading: shortText(80),
	paragraph: text,
	cta: z
		.boolean()
		.meta({ title: "Button for an appointment" })
		.describe("Whether the banner has a button to ask for an appointment."),
	ground: ground.describe("The ground behind the banner: another than that of its plate, so that the arch stands out."),
	banner: picture,
	emergency: firstAids,
	facts: z
		.strictObject({ anaesthesia: shortText(60).optional(), stay: shortText(60).optional() })
		.default({})
		.describe("What a patient asks first, in short answers; any may be left out."),
	review: z
		.strictObject({
			by: doctorSlug,
			on: date,
			due: date.describe("When it has to be reviewed again."),
			sample,
		})
		.refine(({ on, due }) => on < due, { error: "must be later than the review", path: ["due"] })
		.optional()
		.describe("Which doctor has read every medical sentence of the page, when, and when it is due again."),
	related: list(treatmentId, { min: 0, max: 4 })
		.default([])
		.describe("Up to four treatments that a reader may be looking for instead, or next."),
	details: z.strictObject({
		title: text,
		description: markdown,
		images: z.array(picture).default([]),
		sections,
	}),
});

export type Treatment = z.infer<typeof treatment> & TreatmentPlace;
export type FirstAid = z.infer<typeof firstAid>;
