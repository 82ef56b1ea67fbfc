import * as z from "zod";
import type { TreatmentPlace } from "../place";
import { ground, markdown, picture, sample, shortText, slug, text } from "./shared";

/** What a section of a treatment page is about. Every treatment covers every topic, once. */
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
		pairs: z.array(pair).optional(),
		faqs: z.array(faq).min(5, "at least five questions").optional(),
	})
	.refine((value) => value.text || value.images || value.pairs || value.faqs, {
		error: "a section needs text, images, pairs or faqs",
	})
	.refine((value) => value.topic !== "faqs" || value.faqs, {
		error: "the section on the topic faqs needs faqs",
	});

/**
 * A treatment page, one file each (specification, section 3: Treatment entry, Details, Section, FAQ). Its menu and its
 * slug are the folder and the name of its file.
 */
export const treatment = z.strictObject({
	/** Its name in menus, cards and messages. */
	link: text,
	aliases: z.array(slug).default([]),
	menuLine: shortText(60),
	summary: text.min(70).max(165),
	heading: shortText(80),
	paragraph: text,
	cta: z.boolean(),
	/** The ground behind the banner: another than that of its plate, so that the arch stands out. */
	ground,
	banner: picture,
	facts: z.strictObject({
		anaesthesia: shortText(60),
		stay: shortText(60),
		recovery: shortText(60),
	}),
	review: z.strictObject({ by: slug, on: z.iso.date(), sample }),
	related: z.array(text).min(2).max(4),
	details: z.strictObject({
		title: text,
		description: markdown,
		images: z.array(picture).min(1),
		sections: z.array(section).superRefine((sections, context) => {
			for (const topic of topics) {
				const count = sections.filter((entry) => entry.topic === topic).length;
				if (count !== 1) {
					context.addIssue({
						code: "custom",
						message: `exactly one section on the topic ${topic}, found ${count}`,
					});
				}
			}
		}),
	}),
});

export type Treatment = z.infer<typeof treatment> & TreatmentPlace;
export type TreatmentSection = Treatment["details"]["sections"][number];
