import * as z from "zod";
import { overlaps } from "../../hours/overlaps";
import { openingHours } from "./hours";
import { description, sample, shortText, text } from "./shared";

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

/** What schema.org calls a place of treatment; search engines read it. */
const kinds = ["MedicalClinic", "Dentist", "Hospital", "Physician", "MedicalBusiness"] as const;

/** The specialties that schema.org has names for (schema.org/MedicalSpecialty). */
const specialties = [
	"Anesthesia",
	"Cardiovascular",
	"CommunityHealth",
	"Dentistry",
	"Dermatology",
	"DietNutrition",
	"Emergency",
	"Endocrine",
	"Gastroenterologic",
	"Genetic",
	"Geriatric",
	"Gynecologic",
	"Hematologic",
	"Infectious",
	"LaboratoryScience",
	"Midwifery",
	"Musculoskeletal",
	"Neurologic",
	"Nursing",
	"Obstetric",
	"Oncologic",
	"Optometric",
	"Otolaryngologic",
	"Pathology",
	"Pediatric",
	"PharmacySpecialty",
	"Physiotherapy",
	"PlasticSurgery",
	"Podiatric",
	"PrimaryCare",
	"Psychiatric",
	"PublicHealth",
	"Pulmonary",
	"Radiography",
	"Renal",
	"RespiratoryTherapy",
	"Rheumatologic",
	"SpeechPathology",
	"Surgical",
	"Toxicologic",
	"Urologic",
] as const;

/** Facts of the clinic: the one place for its name, addresses, hours and links. */
export const clinic = z.strictObject({
	sample,
	name: text,
	kind: z
		.enum(kinds)
		.default("MedicalClinic")
		.describe("What the clinic is, by schema.org's names, for search engines."),
	specialties: z
		.array(z.enum(specialties))
		.default([])
		.describe("The clinic's specialties by schema.org's names, for search engines."),
	wordmark: shortText(20).describe("The short name beside the mark."),
	tagline: shortText(80),
	blurb: text.describe("A sentence or two for the footer."),
	description,
	site: z.url().describe("The address at which the site is published."),
	language: text.describe("The language of the pages, such as en-IN; it decides how dates are written."),
	phone,
	whatsapp: z
		.strictObject({ number: phone, greeting: text.describe("The words with which a patient's chat begins.") })
		.optional()
		.describe("The number that has WhatsApp. Without it nothing on the site offers a chat."),
	email: z.email(),
	address: z.strictObject({
		street: text,
		locality: text,
		city: text,
		region: text,
		postalCode: text.regex(/^\d{6}$/, "a six-digit PIN code"),
		countryCode: z
			.string()
			.regex(/^[A-Z]{2}$/, "the two capital letters of a country, such as IN")
			.describe("The country's two letters (ISO 3166-1), such as IN, for search engines."),
	}),
	currency: z
		.string()
		.regex(/^[A-Z]{3}$/, "the three capital letters of a currency, such as INR")
		.default("INR")
		.describe("The currency of prices (ISO 4217)."),
	coordinates: z
		.strictObject({
			latitude: z.number().min(-90).max(90),
			longitude: z.number().min(-180).max(180),
		})
		.optional(),
	maps: z
		.strictObject({
			directions: z.url().describe("A link that shows the way to the clinic."),
			place: z.url().describe("A link that shows the clinic on a map."),
			embed: z.url().optional().describe("The address of a map to show in the clinic's page; without it none is."),
		})
		.optional()
		.describe("Without it the site has no map and no links to one."),
	hours,
	emergencies: shortText(30)
		.optional()
		.describe("When emergencies are served: 24 x 7. A clinic that promises nothing of the kind leaves it out."),
	nights: z
		.int()
		.min(0)
		.optional()
		.describe("The most nights that a patient stays at the clinic itself; longer stays need a hospital."),
	social: z.array(z.strictObject({ label: text, network: z.enum(networks), url: z.url() })).default([]),
});

export type Clinic = z.infer<typeof clinic>;
export type SocialNetwork = (typeof networks)[number];
