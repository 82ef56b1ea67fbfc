import * as z from "zod";
import { openingHours } from "./hours";
import { line, sample, shortLine } from "./shared";

/** At most fifteen digits, as telephone networks have them (ITU-T E.164). */
const phone = line.regex(
	/^\+(?=(?: ?\d){8,15}$)\d{1,3}( \d+)+$/,
	"a number with its country code and spaces, such as +91 98765 43210 or +91 20 2567 1234",
);

/** Social pages with a sign of their own; any other is shown with a globe. */
const networks = ["facebook", "instagram", "x", "youtube", "threads", "telegram", "pinterest", "other"] as const;

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
	/** The number that has WhatsApp, and the words with which a patient's chat begins. */
	whatsapp: z.strictObject({ number: phone, greeting: line }).optional(),
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
	hours: openingHours,
	/** When emergencies are served: "24 x 7". A clinic that promises nothing of the kind leaves it out. */
	emergencies: shortLine(30).optional(),
	social: z.array(z.strictObject({ label: line, network: z.enum(networks), url: z.url() })),
});

export type Clinic = z.infer<typeof clinic>;
export type SocialNetwork = (typeof networks)[number];
