import * as z from "zod";
import { overlaps } from "../../hours/overlaps";
import { openingHours } from "./hours";
import { sample, shortText, text } from "./shared";

/** At most fifteen digits, as telephone networks have them (ITU-T E.164). */
const phone = text.regex(
	/^\+(?=(?: ?\d){8,15}$)\d{1,3}( \d+)+$/,
	"a number with its country code and spaces, such as +91 98765 43210 or +91 20 2567 1234",
);

/** Social pages with a sign of their own; any other is shown with a globe. */
const networks = ["facebook", "instagram", "x", "youtube", "threads", "telegram", "pinterest", "other"] as const;

/** Opening hours in which nothing overlaps. Checked here: what finds overlaps is typed by the hours' own schema. */
const hours = openingHours.superRefine((value, context) => {
	for (const { path, message } of overlaps(value)) context.addIssue({ code: "custom", path, message });
});

/** Facts of the clinic: the one place for its name, addresses, hours and links. */
export const clinic = z.strictObject({
	sample,
	name: text,
	/** The wordmark beside the mark. */
	wordmark: shortText(20),
	tagline: shortText(80),
	blurb: text,
	description: text.min(70).max(165),
	site: z.url(),
	language: text,
	phone,
	/** The number that has WhatsApp, and the words with which a patient's chat begins. */
	whatsapp: z.strictObject({ number: phone, greeting: text }).optional(),
	email: z.email(),
	address: z.strictObject({
		street: text,
		locality: text,
		city: text,
		region: text,
		postalCode: text.regex(/^\d{6}$/, "a six-digit PIN code"),
		country: text,
	}),
	coordinates: z.strictObject({
		latitude: z.number().min(-90).max(90),
		longitude: z.number().min(-180).max(180),
	}),
	maps: z.strictObject({ directions: z.url(), place: z.url(), embed: z.url() }),
	hours,
	/** When emergencies are served: "24 x 7". A clinic that promises nothing of the kind leaves it out. */
	emergencies: shortText(30).optional(),
	social: z.array(z.strictObject({ label: text, network: z.enum(networks), url: z.url() })),
});

export type Clinic = z.infer<typeof clinic>;
export type SocialNetwork = (typeof networks)[number];
