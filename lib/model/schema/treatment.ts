import * as z from "zod";
import { bodyRegions } from "../body-regions";
import type { TreatmentRef } from "../content-path";
import { topics } from "../topics";
import { dangerSignFields } from "./emergency";
import { withRole } from "./field-roles";
import { searchWords } from "./search";
import { sections } from "./sections";
import {
	description,
	doctorSlug,
	ground,
	guidePartId,
	list,
	markdown,
	optionalList,
	picture,
	picturePath,
	review,
	sample,
	shortText,
	slug,
	text,
	treatmentId,
} from "./shared";

/** Signs to look for. No score and no memory: one sign is enough. */
const look = z
	.strictObject({
		any: shortText(70).describe("What to do if one of the signs is there: One of these? To a hospital today."),
		signs: list(picture.extend({ alt: shortText(45).describe("The sign in a few words, below its drawing.") }), {
			min: 2,
			max: 6,
		}).describe("Two to six signs, drawn 400 x 300, the gravest first."),
		also: text.optional().describe("For whom the same holds, though it cannot be drawn: Also for everybody over 60."),
		none: markdown.describe("What to do if there is none of them: where to go, and within what time."),
	})
	.describe("Signs that a reader looks for, drawn, and where to go with one of them or with none.");

const at = list(z.enum(bodyRegions))
	.default(["anywhere"])
	.meta({ title: "Where on the body" })
	.describe("The regions of the body that it is listed under; without it, anywhere.");

const firstAid = z
	.strictObject({
		id: slug.describe("Its anchor on the page: electric-shock."),
		rank: z.int().min(1).describe("Its rank in lists of first aid: the less time there is to act, the lower."),
		entry: shortText(40).describe("What has happened, in plain words, for lists: A burn."),
		at,
		cause: shortText(30)
			.optional()
			.describe(
				"What has happened, in a word or two, for its door at the top of a page with several: Snake. By default the entry.",
			),
		warning: shortText(60)
			.optional()
			.describe(
				"For a page with several kinds of first aid: a line above their doors that leads to this one and holds for everybody, such as: Touching a wire? Current off first.",
			),
		heading: shortText(60),
		strip: shortText(90)
			.optional()
			.describe(
				"For a page that most readers do not open in an emergency: the first action, as a line at the top that links to the first aid below.",
			),
		steps: list(
			z.strictObject({
				do: shortText(60).describe("One instruction, such as: Cool running water, {cooling}."),
				how: text.optional(),
				drawing: z
					.strictObject({ src: picturePath })
					.optional()
					.describe("The step, drawn, 400 x 300; the first, which is shown large, 800 x 360 or flatter."),
				timer: withRole("figure", slug)
					.optional()
					.describe("The figure of content/emergency.yaml whose minutes a timer counts: cooling."),
			}),
			{ max: 7 },
		).describe("What to do, in this order; the first is shown in large letters."),
		avoid: z
			.array(picture)
			.max(6)
			.default([])
			.describe("Up to six things not to do, drawn 240 x 160 and crossed out; the alt text stands below the drawing."),
		never: text.optional().describe("What not to do, as whole sentences: No ice. Do not burst blisters."),
		go: markdown.optional().describe("Who must go where, and when."),
		look: look.optional(),
		hospitals: optionalList(withRole("referral", slug)).describe(
			"Hospitals to go to, by their ids in content/clinic.yaml; telephone and directions are shown.",
		),
		words: searchWords,
	})
	.refine(({ go, look }) => go || look, "needs go or look: where to go in the end")
	.describe("First aid for one kind of accident.");

/** First aid for the accidents of a page; ids must be unique. */
const firstAids = optionalList(firstAid)
	.superRefine((entries, context) => {
		for (const [index, { id }] of entries.entries()) {
			if (entries.findIndex((entry) => entry.id === id) === index && !topics.some((topic) => topic === id)) continue;
			context.addIssue({ code: "custom", message: `another part of the page has the id ${id}`, path: [index, "id"] });
		}
	})
	.describe("First aid, for pages that people open in an emergency: an entry for each kind of accident.");

/** The sheet for the time after the operation: a row for the night, a day or some weeks. */
const aftercare = z
	.strictObject({
		anaesthetic: z
			.boolean()
			.default(false)
			.meta({ title: "Anaesthetic or sedation" })
			.describe(
				"Whether it may be done under sedation or under a general, spinal or limb anaesthetic: the sheet then says that an adult stays, and what not to do for a day.",
			),
		always: z
			.strictObject(dangerSignFields(240))
			.refine(({ hospital, call }) => hospital || call, "needs hospital or call: signs of infection, at least")
			.describe(
				"Danger signs of this treatment that hold on every day, such as those of infection. They stand on top of the sheet, behind those after any operation (content/emergency.yaml: afterOperation).",
			),
		days: list(
			z.strictObject({
				when: shortText(40).describe("The night of the operation, or: Days 1 to 2."),
				normal: shortText(140).optional().describe("What is normal then."),
				do: shortText(160).optional().describe("What to do."),
				...dangerSignFields(140),
			}),
			{ min: 2, max: 7 },
		).describe("The days in order, with the danger signs of these days alone."),
		sample,
	})
	.optional()
	.describe("What to expect and to do after the operation, day by day: a sheet to print and to send.");

/**
 * A treatment page, one file each (specification, section 3: Treatment entry, Details). Its menu and slug are its file's
 * folder and name. `{tokens}` in its texts are filled from `content/emergency.yaml`.
 */
export const treatment = z.strictObject({
	link: text.meta({ title: "Name" }).describe("Its name in menus, cards and messages."),
	aliases: optionalList(slug).meta({ title: "Other addresses" }).describe("Alternative slugs of the same page."),
	menuLine: shortText(60).describe("A line about it, under its name in menus and on cards."),
	title: shortText(60)
		.optional()
		.describe(
			"The page's title in search results: the treatment, the city, what the page answers. By default the heading.",
		),
	summary: description,
	conditions: optionalList(
		z.strictObject({ words: shortText(60).describe("Such as: A lump on the wrist."), at }),
	).describe("Conditions in patients' words, for the lists of conditions."),
	words: searchWords,
	doctors: optionalList(doctorSlug).meta({ title: "Treated by" }).describe("The doctors who give this treatment."),
	heading: shortText(80),
	paragraph: text,
	cta: z
		.boolean()
		.meta({ title: "Button for an appointment" })
		.describe("Whether the banner has a button for an appointment."),
	ground: ground.describe("The background of the banner; choose another than that of its drawing."),
	banner: picture,
	emergency: firstAids,
	facts: z
		.strictObject({
			anaesthesia: shortText(60).optional(),
			stay: shortText(60).optional(),
			pain: shortText(60).optional().describe("How much it hurts and for how long: Sore for three to five days."),
			scar: shortText(60).optional().describe("What stays to be seen, and where: 3 to 4 cm in the groin."),
		})
		.default({})
		.describe("Key facts in short answers; all are optional. Price and time off work come from the sections."),
	aftercare,
	discreet: guidePartId
		.optional()
		.meta({ title: "Who will know" })
		.describe(
			"For what people keep secret: the section of a guide that says who will know. The page shows it in a row, can be left at once, and hides its name from the tab.",
		),
	review,
	related: list(treatmentId, { min: 0, max: 4 }).default([]).describe("Up to four related treatments."),
	details: z.strictObject({
		title: text,
		description: markdown,
		images: optionalList(
			picture.extend({
				panels: z
					.array(shortText(30))
					.min(2)
					.max(4)
					.optional()
					.describe("The words under the panels of a drawing, from left to right."),
			}),
		),
		sections,
	}),
});

export type Treatment = z.infer<typeof treatment> & TreatmentRef;
export type FirstAid = z.infer<typeof firstAid>;
