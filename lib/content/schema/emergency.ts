import * as z from "zod";
import { description, markdown, shortText, slug, text } from "./shared";

/** A number that is dialled without a country code. */
const shortNumber = text.regex(/^\d{3,5}$/, 'a short number in quotes, such as "108"');

/**
 * Emergency numbers and figures of first aid: the one place for them. Each figure and each helpline is a token, such as
 * `{cooling}`, for the texts of treatments and advice.
 */
export const emergency = z
	.strictObject({
		heading: text.describe("The name of the page and of its entries in menus, such as: In an emergency."),
		intro: text,
		description,
		ambulance: z.strictObject({
			number: shortNumber,
			other: shortNumber.optional().describe("A second number that serves as well."),
			label: text,
			otherLabel: text.optional().describe("Whom the second number reaches: police, fire and ambulance."),
			inText: text.describe("How texts name it, by the token {ambulance}: {number} (or {other})."),
		}),
		afterOperation: z
			.strictObject({
				entry: shortText(40).describe("After an operation here."),
				first: shortText(60).describe(
					"What to do first, for the list: Bleeding, breath, chest pain? Call {ambulance}.",
				),
				text: markdown.describe("Signs after any operation, and whom to call for each."),
			})
			.optional()
			.describe("For somebody who was operated on at the clinic; its page leads to the signs of each operation."),
		helplines: z
			.record(slug, z.strictObject({ number: shortNumber, label: text }))
			.default({})
			.describe("Other short numbers, each by its token."),
		figures: z.record(slug, text).default({}).describe("Figures of first aid, each by its token."),
	})
	.superRefine(({ ambulance, helplines, figures }, context) => {
		const braces = [...ambulance.inText.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
		if (braces.some((name) => name !== "number" && !(name === "other" && ambulance.other))) {
			const message = `may have {number}${ambulance.other ? " and {other}" : ""} and no other braces`;
			context.addIssue({ code: "custom", message, path: ["ambulance", "inText"] });
		}
		const taken = ["city", "ambulance", ...Object.keys(helplines)];
		for (const token of Object.keys(helplines).filter((name) => taken.indexOf(name) < 2)) {
			context.addIssue({ code: "custom", message: "another token has this name", path: ["helplines", token] });
		}
		for (const token of Object.keys(figures).filter((name) => taken.includes(name))) {
			context.addIssue({ code: "custom", message: "another token has this name", path: ["figures", token] });
		}
	});

export type Emergency = z.infer<typeof emergency>;
