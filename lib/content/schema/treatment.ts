import * as z from "zod";
import type { TreatmentPlace } from "../place";
import {
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

/** What a section of a treatment page is about. Every treatment says what it is (`about`); each topic has one section at most. */
export const topics = [
	"about",
	"suitability",
	"benefits",
	"procedure",
	"recovery",
	"risks",
	"urgent",
	"results",
	"faqs",
] as const;

const faq = z.strictObject({ question: text, answer: markdown });

/** Two pictures of the same view, before and after treatment. */
const pair = z.strictObject({ before: picture, after: picture, caption: text });

const section = z
	.strictObject({
		topic: z.enum(topics),
		subHeading: text,
		text: markdown.optional(),
		images: z.array(picture).optional(),
		pairs: z.array(pair).optional().describe("Pictures of the same view before and after treatment."),
		faqs: list(faq).optional(),
	})
	.refine((value) => value.text || value.images || value.pairs || value.faqs, {
		error: "a section needs text, images, pairs or faqs",
	})
	.refine((value) => value.topic !== "faqs" || value.faqs, {
		error: "the section on the topic faqs needs faqs",
	});

/** The sections of a treatment: one on what it is, and at most one on each topic. */
const sections = z.array(section).superRefine((all, context) => {
	for (const topic of topics) {
		const count = all.filter((entry) => entry.topic === topic).length;
		if (topic === "about" && count === 0) {
			context.addIssue({ code: "custom", message: "a section on the topic about is required, found none" });
		}
		if (count > 1) {
			context.addIssue({ code: "custom", message: `at most one section on the topic ${topic}, found ${count}` });
		}
	}
});

/**
 * A treatment page, one file each (specification, section 3: Treatment entry, Details, Section, FAQ). Its menu and its
 * slug are the folder and the name of its file.
 */
export const treatment = z.strictObject({
	link: text.describe("Its name in menus, cards and messages."),
	aliases: z.array(slug).default([]).describe("Further last segments under which the same page is found."),
	menuLine: shortText(60).describe("A line about it, under its name in menus and on cards."),
	summary: description,
	heading: shortText(80),
	paragraph: text,
	cta: z.boolean().describe("Whether the banner has a button to ask for an appointment."),
	ground: ground.describe("The ground behind the banner: another than that of its plate, so that the arch stands out."),
	banner: picture,
	facts: z
		.strictObject({
			anaesthesia: shortText(60).optional(),
			stay: shortText(60).optional(),
			recovery: shortText(60).optional(),
		})
		.default({})
		.describe("What a patient asks first, in short answers; any may be left out."),
	review: z
		.strictObject({ by: doctorSlug, on: z.iso.date(), sample })
		.optional()
		.describe("Which doctor has read every medical sentence of the page, and when."),
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
export type TreatmentSection = Treatment["details"]["sections"][number];
