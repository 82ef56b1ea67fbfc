import * as z from "zod";
import { line, sample, shortLine } from "./shared";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

const clock = line.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time of day such as 12:00 or 19:30");

const phone = line.regex(/^\+91 \d{5} \d{5}$/, "an Indian number written +91 12345 67890");

/** A span of days on which the clinic opens and closes at the same time (India Standard Time). */
const openingHours = z.strictObject({
	from: z.enum(days),
	to: z.enum(days),
	opens: clock,
	closes: clock,
});

/** Facts of the clinic: the one place for its name, addresses, hours and links. */
export const clinic = z.strictObject({
	sample,
	name: line,
	/** The wordmark beside the twin stars. */
	wordmark: shortLine(20),
	tagline: shortLine(80),
	blurb: line,
	description: line.min(70).max(165),
	site: z.url(),
	language: line,
	phone,
	whatsapp: phone,
	whatsappGreeting: line,
	email: z.email(),
	address: z.strictObject({
		street: line,
		locality: line,
		city: line,
		region: line,
		postalCode: line.regex(/^\d{6}$/, "a six-digit PIN code"),
		country: line,
	}),
	coordinates: z.strictObject({
		latitude: z.number().min(-90).max(90),
		longitude: z.number().min(-180).max(180),
	}),
	maps: z.strictObject({ directions: z.url(), place: z.url(), embed: z.url() }),
	hours: z.array(openingHours).min(1),
	byAppointment: z.array(z.enum(days)),
	social: z.array(z.strictObject({ label: line, network: z.enum(["facebook", "instagram"]), url: z.url() })),
	since: z.int().min(1900),
});

export type Clinic = z.infer<typeof clinic>;
export type OpeningHours = z.infer<typeof openingHours>;
export type Day = (typeof days)[number];
