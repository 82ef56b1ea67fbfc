import * as z from "zod";
import { overlaps } from "../../hours/schedule";
import { openingHours } from "./hours";
import { text } from "./shared";

/** At most fifteen digits (ITU-T E.164). */
export const phone = text
	.regex(
		/^\+(?=(?: ?\d){8,15}$)\d{1,3}( \d+)+$/,
		"a number with its country code and spaces, such as +91 98765 43210 or +91 20 2567 1234",
	)
	.describe("A mobile or landline number with its country code and spaces, such as +91 98765 43210.");

/** A number that has WhatsApp. */
export const whatsapp = z
	.strictObject({ number: phone, greeting: text.describe("The prepared first message of a patient's chat.") })
	.describe("The WhatsApp number. Without it, the site offers no chat.");

/** Indian PIN codes have six digits; other countries' codes may contain letters. */
const postalCode = text.regex(/^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$/, {
	error: "a postal code: letters, digits, spaces and hyphens, at most twelve",
	abort: true,
});

/** A postal address; only street and city are required. */
export const address = z
	.strictObject({
		street: text.describe("House and street."),
		locality: text.optional().describe("The part of the city, such as Kothrud."),
		city: text,
		region: text.optional().describe("The state or province."),
		postalCode: postalCode.optional().describe('In quotation marks: "411038".'),
		countryCode: z
			.string()
			.regex(/^[A-Z]{2}$/, "the two capital letters of a country, such as IN")
			.default("IN")
			.describe("The country's two letters (ISO 3166-1), such as IN, for search engines."),
	})
	.superRefine(({ postalCode: code, countryCode }, context) => {
		if (countryCode !== "IN" || code === undefined || /^\d{6}$/.test(code)) return;
		context.addIssue({ code: "custom", path: ["postalCode"], message: "a six-digit PIN code" });
	});

/** Geographic coordinates. */
export const coordinates = z
	.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
	.describe("Its coordinates, for search engines.");

/** Links to maps. */
export const maps = z
	.strictObject({
		directions: z.url().describe("A link to directions."),
		place: z.url().describe("A link to the location on a map."),
		embed: z.url().optional().describe("The address of a map to embed in the clinic's page."),
	})
	.describe("Links to maps. Without them, the site shows no map.");

/** Opening hours without overlaps. */
export const hours = openingHours.superRefine((value, context) => {
	for (const { path, message } of overlaps(value)) context.addIssue({ code: "custom", path, message });
});

export type Address = z.infer<typeof address>;
export type Maps = z.infer<typeof maps>;
