import * as z from "zod";
import { address, coordinates, hours, maps, phone, whatsapp } from "./contact";
import { description, sample, shortText, slug, text } from "./shared";
import { specialties } from "./specialties";

/** Social pages with a sign of their own; any other is shown with a globe. */
const networks = ["facebook", "instagram", "x", "youtube", "threads", "telegram", "pinterest", "other"] as const;

/** What schema.org calls a place of treatment; search engines read it. */
const kinds = ["MedicalClinic", "Dentist", "Hospital", "Physician", "MedicalBusiness"] as const;

/** A further place at which the clinic sees patients. What a branch does not say of its own holds as for the clinic. */
const branch = z
	.strictObject({
		name: shortText(40).describe("What patients call this place, such as Baner."),
		address,
		phone: phone.optional().describe("Its own number; without it the clinic's holds."),
		whatsapp: whatsapp.optional().describe("Its own WhatsApp; without it the clinic's holds."),
		coordinates: coordinates.optional(),
		maps: maps.optional(),
		hours,
		note: text.optional().describe("A sentence about this place: parking, which floor, which treatments."),
	})
	.describe("A further place at which the clinic sees patients.");

/** A hospital to which pages send somebody: to be called, and to be found. */
const hospital = z.strictObject({
	id: slug.describe("By which first aid names it, such as city-trauma."),
	name: shortText(60),
	address: text,
	phone: phone.describe("The number to call in an emergency."),
	directions: z.url().describe("A link that shows the way there."),
	for: shortText(90).describe("What it is for, such as: cut-off fingers and hands."),
	when: shortText(60).describe("When somebody is there, such as: day and night."),
	sample,
});

/** Who answers for what patients send (DPDP Rules 2025, rule 9; until May 2027 rule 5(9) of the SPDI Rules 2011). */
const officer = z
	.strictObject({
		name: shortText(60),
		email: z.email().optional().describe("Without it the clinic's holds."),
		phone: phone.optional().describe("Without it the clinic's holds."),
	})
	.describe("The person who answers for patients' data, named at the end of the privacy policy.");

/** Where the site is published. Pages are found by their paths below it, so it names nothing but a host and a folder. */
const publishedAddress = z
	.url()
	.refine((address) => !/[?#%]/.test(address), {
		error: "an address without ?, # and %, such as https://www.clinic.example or https://name.github.io/clinic/",
	})
	.describe(
		"The address at which the site is published, with the folder in which it stands, if it stands in one: https://name.github.io/clinic/.",
	);

/** Whether the name is one of the time zone database (IANA). */
function isTimeZone(timeZone: string): boolean {
	try {
		return new Intl.DateTimeFormat("en", { timeZone }) !== undefined;
	} catch {
		return false;
	}
}

const facts = {
	sample,
	name: text,
	kind: z
		.enum(kinds)
		.default("MedicalClinic")
		.describe("What the clinic is, by schema.org's names, for search engines."),
	specialties: specialties.describe("The clinic's specialties by schema.org's names, for search engines."),
	wordmark: shortText(20).meta({ title: "Short name" }).describe("The short name beside the mark."),
	tagline: shortText(80),
	blurb: text.meta({ title: "Sentence in the footer" }).describe("A sentence or two for the footer."),
	description,
	site: publishedAddress,
	language: text.describe("The language of the pages, such as en-IN; it decides how dates are written."),
	translations: z
		.array(z.string().regex(/^[a-z]{2,3}$/, "the code of a language, such as mr or hi"))
		.default([])
		.describe("The languages in which the site can be read besides its own, each a folder of content/, such as mr."),
	phone: phone.optional(),
	whatsapp: whatsapp.optional(),
	email: z.email().optional().describe("Without it nothing on the site offers to write."),
	place: shortText(40)
		.optional()
		.describe("What patients call the place of this address, such as College Road; shown where there are branches."),
	address: address.optional().describe("Where the clinic is; a doctor who only visits patients leaves it out."),
	currency: z
		.string()
		.regex(/^[A-Z]{3}$/, "the three capital letters of a currency, such as INR")
		.default("INR")
		.describe("The currency of prices (ISO 4217)."),
	tax: z
		.number()
		.positive()
		.max(100)
		.optional()
		.describe("Per cent of tax (GST in India) on operations for looks alone, for prices with taxed: true."),
	coordinates: coordinates.optional(),
	maps: maps.optional(),
	hours: hours.optional().describe("When the clinic is open; without it the site tells no hours."),
	timeZone: z
		.string()
		.refine(isTimeZone, "the name of a time zone, such as Asia/Kolkata")
		.optional()
		.describe("The clinic's time zone by its IANA name; without it, Asia/Kolkata. Hours and dates are meant in it."),
	branches: z
		.array(branch)
		.default([])
		.describe("Further places at which the clinic sees patients, each with hours of its own."),
	emergencies: shortText(30)
		.optional()
		.describe(
			"When and how emergencies are served, such as: by telephone, 24 x 7. A clinic that promises nothing of the kind leaves it out.",
		),
	hospitals: z
		.array(hospital)
		.default([])
		.describe("Hospitals to which pages send somebody in an emergency, with the number and the way."),
	grievanceOfficer: officer.optional(),
	firstAidOffline: z
		.boolean()
		.default(true)
		.meta({ title: "First aid without a network" })
		.describe(
			"Whether a visitor's browser keeps the pages with first aid that it has shown, so that they open offline.",
		),
	nights: z
		.int()
		.min(0)
		.optional()
		.describe("The most nights that a patient stays at the clinic itself; longer stays need a hospital."),
	nightCare: text
		.optional()
		.describe(
			"Who and what is in the house while a patient stays overnight. On the clinic's page, and on those of treatments after which somebody may stay there.",
		),
	social: z.array(z.strictObject({ label: text, network: z.enum(networks), url: z.url() })).default([]),
};

/** Facts of the clinic: the one place for its name, addresses, hours and links. */
export const clinic = z
	.strictObject(facts)
	.superRefine(({ phone, whatsapp, email, place, address, hours, branches }, context) => {
		const problem = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
		if (!phone && !whatsapp && !email) {
			problem([], "needs a phone, a whatsapp or an email: one way to reach the clinic");
		}
		if (branches.length === 0) return;
		if (!address) problem(["branches"], "need an address of the clinic itself, its first place");
		if (!place) problem(["branches"], "need a place: what patients call the clinic's own address");
		if (!hours) problem(["branches"], "need hours of the clinic itself, its first place");
		const names = [place, ...branches.map(({ name }) => name)];
		for (const [index, { name }] of branches.entries()) {
			if (names.indexOf(name) > index) continue;
			problem(["branches", index, "name"], `another place is called ${name}`);
		}
	});

export type Clinic = z.infer<typeof clinic>;
export type GrievanceOfficer = z.infer<typeof officer>;
export type Hospital = z.infer<typeof hospital>;
export type SocialNetwork = (typeof networks)[number];
