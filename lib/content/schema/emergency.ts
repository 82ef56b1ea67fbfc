import * as z from "zod";
import { description, slug, text } from "./shared";

/** A number that is dialled without a country code. */
const shortNumber = text.regex(/^\d{3,5}$/, 'a short number in quotes, such as "108"');

/**
 * Emergency numbers and figures of first aid: the one place for them. Each figure and each helpline is a token, such as
 * `{cooling}`, for the texts of treatments and advice.
 */
export const emergency = z.strictObject({
	heading: text.describe("The name of the page and of its entries in menus, such as: In an emergency."),
	intro: text,
	description,
	ambulance: z.strictObject({
		number: shortNumber,
		other: shortNumber.optional().describe("A second number that serves as well."),
		label: text,
		inText: text.describe("How texts name it, by the token {ambulance}: {number} (or {other})."),
	}),
	helplines: z
		.record(slug, z.strictObject({ number: shortNumber, label: text }))
		.default({})
		.describe("Other short numbers, each by its token."),
	figures: z.record(slug, text).default({}).describe("Figures of first aid, each by its token."),
});

export type Emergency = z.infer<typeof emergency>;
