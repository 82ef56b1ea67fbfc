import * as z from "zod";
import { closingOverlaps, weekOverlaps } from "../../hours/schedule";
import { mailAddress, paymentAddress, phone, siteAddress, webAddress } from "./address-fields";
import { countryCode, currencyCode, languageCode, languageTag } from "./codes";
import { closing, weeklyHours } from "./hours";
import { description, optionalList, sample, shortText, slug, specialties, text } from "./shared";

const phones = optionalList(
	z.strictObject({
		number: phone,
		label: shortText(30)
			.optional()
			.meta({ title: "Name" })
			.describe("What the number is, such as Reception, Landline or Mobile."),
	}),
);

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
		countryCode: countryCode
			.default("IN")
			.describe("The country's two letters (ISO 3166-1), such as IN, for search engines."),
	})
	.superRefine(({ postalCode: code, countryCode }, context) => {
		if (countryCode !== "IN" || code === undefined || /^\d{6}$/.test(code)) return;
		context.addIssue({ code: "custom", path: ["postalCode"], message: "a six-digit PIN code" });
	});

export const coordinates = z
	.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
	.describe("Its coordinates, for search engines.");

export const maps = z
	.strictObject({
		directions: webAddress().describe("A link to directions."),
		place: webAddress().describe("A link to the location on a map."),
		embed: webAddress().optional().describe("The address of a map to embed in the clinic's page."),
	})
	.describe("Links to maps. Without them, the site shows no map.");

/** Opening hours without overlaps. */
export const hours = weeklyHours.superRefine((value, context) => {
	for (const { path, message } of weekOverlaps(value)) context.addIssue({ code: "custom", path, message });
});

export type Address = z.infer<typeof address>;

/** Social networks with an icon; any other is shown with a globe. */
const networks = ["facebook", "instagram", "x", "youtube", "threads", "telegram", "pinterest", "other"] as const;

/** The schema.org types of a clinic, for search engines. */
const kinds = ["MedicalClinic", "Dentist", "Hospital", "Physician", "MedicalBusiness"] as const;

/** Another location of the clinic. Fields that it leaves out are those of the clinic. */
const branch = z
	.strictObject({
		name: shortText(40).describe("What patients call this place, such as Baner."),
		address,
		phones: phones.describe("Its own numbers; without them, the clinic's."),
		whatsapp: whatsapp.optional().describe("Its own WhatsApp; without it, the clinic's."),
		coordinates: coordinates.optional(),
		maps: maps.optional(),
		hours,
		note: text.optional().describe("A sentence about this place: parking, which floor, which treatments."),
	})
	.describe("Another location of the clinic.");

/** A hospital that pages refer patients to. */
const hospital = z.strictObject({
	id: slug.describe("Its name in first aid, such as city-trauma."),
	name: shortText(60),
	address: text,
	phone: phone.describe("The number to call in an emergency."),
	directions: webAddress().describe("A link that shows the way there."),
	for: shortText(90).describe("What it is for, such as: cut-off fingers and hands."),
	when: shortText(60).describe("When it is staffed, such as: day and night."),
	sample,
});

/** The grievance officer (DPDP Rules 2025, rule 9; until May 2027 rule 5(9) of the SPDI Rules 2011). */
const officer = z
	.strictObject({
		name: shortText(60),
		email: mailAddress.optional().describe("Without it, the clinic's."),
		phone: phone.optional().describe("Without it, the clinic's."),
	})
	.describe("The person responsible for patients' data, named at the end of the privacy policy.");

/** A fact with a format, and not a text: it is the same in every language. */
const serviceName = text
	.regex(/^.{1,30}$/, "a name of at most 30 characters, such as Practo")
	.describe("The service's name, such as Practo; the link and the privacy policy name it.");

/**
 * What the clinic uses of other services beside its site. The security policy, the privacy policy and `npm run check:live`
 * follow.
 */
const services = z
	.strictObject({
		visits: z
			.strictObject({
				service: z.enum(["goatcounter", "plausible"]),
				address: webAddress("https://banyan.goatcounter.com or https://plausible.io")
					.refine((address) => new URL(address).pathname === "/" && !/[?#]/.test(address), {
						error: "an address without a path, such as https://banyan.goatcounter.com or https://plausible.io",
					})
					.describe(
						"Where the service runs: https://NAME.goatcounter.com, https://plausible.io, or a host of your own.",
					),
			})
			.optional()
			.describe("Counts visits without cookies. Without it, nobody counts them."),
		booking: z
			.strictObject({
				name: serviceName,
				url: webAddress("https://cal.com/banyan").describe("The clinic's page there."),
			})
			.optional()
			.describe("A booking page of another service, linked beside the form."),
		payment: z
			.strictObject({
				name: serviceName,
				url: paymentAddress.describe("The address of the clinic's payment page, or a UPI link: upi://pay?pa=…"),
			})
			.optional()
			.describe("A payment page of another service, linked below the charges on the clinic's page."),
	})
	.describe("Services of others that the site uses; none without it.");

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
		.describe("The clinic's type in schema.org's vocabulary, for search engines."),
	specialties: specialties.describe("The clinic's specialties in schema.org's vocabulary, for search engines."),
	wordmark: shortText(20).meta({ title: "Short name" }).describe("The short name beside the mark."),
	tagline: shortText(80),
	blurb: text.meta({ title: "Sentence in the footer" }).describe("A sentence or two for the footer."),
	description,
	site: siteAddress.describe(
		"The address of the published site, with its folder, if it has one: https://name.github.io/clinic/.",
	),
	language: languageTag.describe("The language of the pages, such as en-IN; it determines the format of dates."),
	translations: optionalList(languageCode).describe(
		"The languages of translations, each a folder of content/, such as mr.",
	),
	phones: phones.describe("The telephone numbers. The first is shown where there is room for one."),
	whatsapp: whatsapp.optional(),
	email: mailAddress.optional().describe("Without it, the site offers no e-mail."),
	place: shortText(40)
		.optional()
		.describe("What patients call this location, such as College Road; shown if there are branches."),
	address: address.optional().describe("The clinic's address; leave it out for a doctor who only visits patients."),
	leaveTo: webAddress("https://mausam.imd.gov.in/")
		.optional()
		.describe(
			"A harmless page that everybody knows, such as the weather: treatments with discreet have a button that shows it at once in place of the page.",
		),
	currency: currencyCode.default("INR").describe("The currency of prices (ISO 4217)."),
	tax: z
		.number()
		.positive()
		.max(100)
		.optional()
		.describe("Per cent of tax (GST in India) on cosmetic operations, for prices with taxed: true."),
	coordinates: coordinates.optional(),
	maps: maps.optional(),
	closings: optionalList(closing.meta({ title: "Date" }))
		.meta({ title: "Holidays and other dates" })
		.describe("Dates on which the clinic is closed or has other hours, at all of its places unless places says which."),
	hours: hours.optional().describe("The opening hours; without them, the site shows none."),
	timeZone: z
		.string()
		.refine(isTimeZone, "the name of a time zone, such as Asia/Kolkata")
		.optional()
		.describe("The clinic's time zone by its IANA name; without it, Asia/Kolkata. Hours and dates are meant in it."),
	branches: optionalList(branch).describe("Other locations of the clinic, each with its own hours."),
	emergencies: shortText(30)
		.optional()
		.describe(
			"When and how emergencies are handled, such as: by telephone, 24 x 7. Leave it out if the clinic does not handle them.",
		),
	hospitals: optionalList(hospital).describe(
		"Hospitals that pages refer to in an emergency, with telephone and directions.",
	),
	grievanceOfficer: officer.optional(),
	firstAidOffline: z
		.boolean()
		.default(true)
		.meta({ title: "First aid without a network" })
		.describe("Whether browsers store visited first-aid pages, so that they open without a network."),
	nights: z
		.int()
		.min(0)
		.optional()
		.describe("The most nights a patient can stay at the clinic; longer stays need a hospital."),
	nightCare: text
		.optional()
		.describe(
			"Staff and equipment while a patient stays overnight. Shown on the clinic's page and on treatments with an overnight stay there.",
		),
	services: services.optional(),
	social: optionalList(z.strictObject({ label: text, network: z.enum(networks), url: webAddress() })),
};

/** Facts of the clinic: its name, addresses, hours and links. */
export const clinic = z
	.strictObject(facts)
	.superRefine(({ phones, whatsapp, email, place, address, hours, closings, branches }, context) => {
		const problem = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
		if (phones.length === 0 && !whatsapp && !email) {
			problem([], "needs phones, whatsapp or email: patients must be able to reach the clinic");
		}
		if (closings.length > 0 && !hours) problem(["closings"], "need the clinic's hours");
		for (const { path, message } of closingOverlaps(closings)) problem(["closings", ...path], message);
		if (branches.length === 0) return;
		if (!address) problem(["branches"], "need the clinic's own address");
		if (!place) problem(["branches"], "need a place: the name of the clinic's own location");
		if (!hours) problem(["branches"], "need the clinic's own hours");
		const names = [place, ...branches.map(({ name }) => name)];
		for (const [index, { name }] of branches.entries()) {
			if (names.indexOf(name) > index) continue;
			problem(["branches", index, "name"], `another location has the name ${name}`);
		}
	});

export type Clinic = z.infer<typeof clinic>;

/** The names of the clinic's places, its own first; none if it has one place. */
export const placeNames = ({ place = "", branches }: Pick<Clinic, "place" | "branches">): string[] =>
	branches.length > 0 ? [place, ...branches.map(({ name }) => name)] : [];

export type GrievanceOfficer = z.infer<typeof officer>;
export type Services = z.infer<typeof services>;
export type Hospital = z.infer<typeof hospital>;
export type SocialNetwork = (typeof networks)[number];
