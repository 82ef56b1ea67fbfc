import type {
	ContactPointLeaf,
	DentistLeaf,
	HospitalLeaf,
	MedicalBusinessLeaf,
	MedicalClinicLeaf,
	PhysicianLeaf,
	PostalAddressLeaf,
} from "schema-dts";
import type { Content } from "../../content/content-of";
import type { Address } from "../../content/schema/contact";
import { localDate } from "../../hours/calendar";
import { openingHoursNodes } from "../../hours/structured-data";
import { fill } from "../../text/fill";
import { type ClinicPlace, placesOf } from "../places";
import { paths } from "../routes";
import { socialPicturePath } from "../social-picture";
import { absolute, addressId, branchId, clinicId, doctorId, ref, type Site } from "./ids";
import { services } from "./services";

/** What a clinic can be, by the kinds that its content may name. */
export type ClinicNode = MedicalClinicLeaf | DentistLeaf | HospitalLeaf | PhysicianLeaf | MedicalBusinessLeaf;

export type ClinicFacts = Pick<Content, "edition" | "clinic" | "doctors" | "treatments" | "words">;

/** The clinic's mark as a picture of points, as search engines want it (app/manifest.ts). */
const LOGO = "/icon-512.png";

const addressNode = ({ street, locality, city, region, postalCode, countryCode }: Address): PostalAddressLeaf => ({
	"@type": "PostalAddress",
	streetAddress: [street, locality].filter(Boolean).join(", "),
	addressLocality: city,
	addressRegion: region,
	postalCode,
	addressCountry: countryCode,
});

/** Telephone, map and hours of one of the clinic's places, as far as it tells them. */
const placeFacts = ({ coordinates, maps, hours, phone }: ClinicPlace, timeZone?: string) => ({
	telephone: phone,
	geo: coordinates && { "@type": "GeoCoordinates" as const, ...coordinates },
	hasMap: maps?.place,
	...(hours && openingHoursNodes(hours, localDate(new Date(), timeZone))),
});

/** The clinic in short, as pages name it that are about something else. */
export function clinicInShort(site: Site): ClinicNode {
	const { kind, name, address } = site.clinic;
	return {
		"@type": kind,
		"@id": clinicId(site),
		name,
		url: absolute(site, paths.home),
		address: address && { ...addressNode(address), "@id": addressId(site) },
	};
}

/** A branch: a clinic with an address and hours of its own that belongs to the clinic. */
function branchNode(site: Site, place: ClinicPlace, index: number): ClinicNode {
	return {
		"@type": site.clinic.kind,
		"@id": branchId(site, index + 1),
		name: `${site.clinic.name}, ${place.name}`,
		url: absolute(site, paths.clinic),
		address: place.address && addressNode(place.address),
		...placeFacts(place, site.clinic.timeZone),
		parentOrganization: ref(clinicId(site)),
	};
}

/** How to reach the clinic: for an appointment, and in an emergency if it serves any (schema.org/ContactPoint). */
function contactPoints(content: Pick<ClinicFacts, "clinic" | "words" | "edition">): ContactPointLeaf[] {
	const { clinic, words } = content;
	const { phone, email, emergencies } = clinic;
	const appointment: ContactPointLeaf = {
		"@type": "ContactPoint",
		contactType: words.common.bookAppointment,
		telephone: phone,
		email,
		url: absolute(content, paths.booking),
	};
	if (!emergencies || !phone) return [appointment];
	const urgent: ContactPointLeaf = {
		"@type": "ContactPoint",
		contactType: words.hours.emergencies,
		telephone: phone,
		description: fill(words.footer.emergency, { hours: emergencies }),
	};
	return [appointment, urgent];
}

/** The clinic as one reaches it: name, address, telephone, hours, and its branches, each with its own. */
export function clinicToReach(content: Pick<ClinicFacts, "clinic" | "words" | "edition">): ClinicNode {
	const { clinic } = content;
	const { email, social } = clinic;
	const [own = {}, ...branches] = placesOf(clinic);
	return {
		...clinicInShort(content),
		image: absolute(content, socialPicturePath(paths.home)),
		email,
		...placeFacts(own, clinic.timeZone),
		contactPoint: contactPoints(content),
		sameAs: social.length > 0 ? social.map(({ url }) => url) : undefined,
		subOrganization:
			branches.length > 0 ? branches.map((branch, index) => branchNode(content, branch, index)) : undefined,
	};
}

/**
 * The clinic in full (schema.org/MedicalClinic or what else it is): also what it is for, who works there and what is
 * offered. No rating: what patients say on the site is chosen by the clinic.
 */
export function clinicNode(content: ClinicFacts): ClinicNode {
	const { kind, blurb, specialties } = content.clinic;
	return {
		...clinicToReach(content),
		// The sentence of the footer: the description for search engines stands on no page of its own.
		description: blurb,
		logo: absolute(content, LOGO),
		// A medical business of no kind has no specialty in the vocabulary.
		...(kind !== "MedicalBusiness" && specialties.length > 0 && { medicalSpecialty: specialties }),
		employee: content.doctors.map(({ slug }) => ref(doctorId(content, slug))),
		...services(content, kind, content.treatments),
	};
}
