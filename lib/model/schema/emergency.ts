import * as z from "zod";
import { description, markdown, shortText, slug, text } from "./shared";

/** A short number, dialled without a country code. */
const shortNumber = text.regex(/^\d{3,5}$/, 'a short number in quotes, such as "108"');

/**
 * Emergency numbers and first-aid figures. Each figure and helpline is a token, such as `{cooling}`, for the texts of
 * treatments and guides.
 */
export const emergency = z
	.strictObject({
		heading: text.describe("The name of the page and of its entries in menus, such as: In an emergency."),
		intro: text,
		description,
		ambulance: z.strictObject({
			number: shortNumber,
			other: shortNumber.optional().describe("An alternative number."),
			label: text,
			otherLabel: text.optional().describe("What the second number is for: police, fire and ambulance."),
			inText: text.describe("The value of the token {ambulance} in texts: {number} (or {other})."),
		}),
		afterOperation: z
			.strictObject({
				entry: shortText(40).describe("After an operation here."),
				first: shortText(60).describe(
					"What to do first, for the list: Bleeding, breath, chest pain? Call {ambulance}.",
				),
				text: markdown.describe("Warning signs after any operation, and whom to call."),
			})
			.optional()
			.describe(
				"For patients after an operation at the clinic; the page links to the warning signs of each operation.",
			),
		helplines: z
			.record(slug, z.strictObject({ number: shortNumber, label: text }))
			.default({})
			.describe("Other short numbers, by token."),
		figures: z.record(slug, text).default({}).describe("First-aid figures, by token."),
	})
	.superRefine(({ ambulance, helplines, figures }, context) => {
		const braces = [...ambulance.inText.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
		if (braces.some((name) => name !== "number" && !(name === "other" && ambulance.other))) {
			const message = `may contain {number}${ambulance.other ? " and {other}" : ""} but no other braces`;
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

/** The minutes of a figure, such as 20 of "at least 20 minutes"; undefined if it has no number. */
export const minutesOf = (figure = ""): number | undefined => Number(/\d+/.exec(figure)?.[0]) || undefined;
