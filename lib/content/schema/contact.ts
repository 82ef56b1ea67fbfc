import * as z from "zod";
import { overlaps } from "../../hours/schedule";
import { openingHours } from "./hours";
import { text } from "./shared";

/** At most fifteen digits, as telephone networks have them (ITU-T E.164). */
export const phone = text
	.regex(
		/^\+(?=(?: ?\d){8,15}$)\d{1,3}( \d+)+$/,
		"a number with its country code and spaces, such as +91 98765 43210 or +91 20 2567 1234",
	)
	.describe("A mobile or landline number with its country code and spaces, such as +91 98765 43210.");

/** A number that has WhatsApp. */
export const whatsapp = z
	.strictObject({ number: phone, greeting: text.describe("The words with which a patient's chat begins.") })
	.describe("The number that has WhatsApp. Without it nothing on the site offers a chat.");

/** India's PIN codes have six digits; other countries' codes have letters, too. */
const postalCode = text.regex(/^[A-Za-z0-9][A-Za-z0-9 -]{1,11}$/, {
	error: "a postal code: letters, digits, spaces and hyphens, at most twelve",
	abort: true,
});

/** A postal address; of its parts only street and city are needed. */
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

/** Where something stands on the globe. */
export const coordinates = z
	.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
	.describe("Where it stands on the globe, for search engines.");

/** Links to maps. */
export const maps = z
	.strictObject({
		directions: z.url().describe("A link that shows the way there."),
		place: z.url().describe("A link that shows the place on a map."),
		embed: z.url().optional().describe("The address of a map to show in the clinic's page; without it none is."),
	})
	.describe("Links to maps. Without them the site has no map of the place.");

/** Opening hours in which nothing overlaps. Checked here: what finds overlaps is typed by the hours' own schema. */
export const hours = openingHours.superRefine((value, context) => {
	for (const { path, message } of overlaps(value)) context.addIssue({ code: "custom", path, message });
});

export type Address = z.infer<typeof address>;
export type Maps = z.infer<typeof maps>;
