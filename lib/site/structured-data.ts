import type { Address } from "../content/schema/contact";
import type { Doctor } from "../content/schema/doctor";
import type { Treatment } from "../content/schema/treatment";
import type { Content } from "../content/sources";
import { todayInIndia } from "../hours/india";
import { openingHoursThings } from "../hours/structured-data";
import { withoutMarks } from "./citations";
import { type ClinicPlace, placesOf } from "./places";
import { doctorPath, paths, treatmentPath } from "./routes";

/** A node of schema.org's vocabulary. */
export type Thing = { "@type": string | string[]; [property: string]: unknown };

type Facts = Pick<Content, "clinic" | "doctors">;

const absolute = ({ clinic }: Pick<Facts, "clinic">, path: string) => new URL(path, clinic.site).href;
const clinicId = (content: Pick<Facts, "clinic">) => `${absolute(content, paths.home)}#clinic`;
const doctorId = (content: Pick<Facts, "clinic">, slug: string) => `${absolute(content, doctorPath(slug))}#doctor`;

function addressThing({ street, locality, city, region, postalCode, countryCode }: Address): Thing {
	return {
		"@type": "PostalAddress",
		streetAddress: [street, locality].filter(Boolean).join(", "),
		addressLocality: city,
		...(region && { addressRegion: region }),
		...(postalCode && { postalCode }),
		addressCountry: countryCode,
	};
}

/** Telephone, address, map and hours of one of the clinic's places, as far as it tells them. */
const placeFacts = ({ address, coordinates, maps, hours, phone }: ClinicPlace) => ({
	...(phone && { telephone: phone }),
	...(address && { address: addressThing(address) }),
	...(coordinates && { geo: { "@type": "GeoCoordinates", ...coordinates } }),
	...(maps && { hasMap: maps.place }),
	...(hours && openingHoursThings(hours, todayInIndia(new Date()))),
});

/** A branch: a clinic with an address and hours of its own that belongs to the clinic. */
const branchThing = (content: Facts, place: ClinicPlace, index: number): Thing => ({
	"@type": content.clinic.kind,
	"@id": `${absolute(content, paths.home)}#branch-${index + 1}`,
	name: `${content.clinic.name}, ${place.name}`,
	url: absolute(content, paths.clinic),
	...placeFacts(place),
	parentOrganization: { "@id": clinicId(content) },
});

/** The clinic (schema.org/MedicalClinic or what else it is): name, address, hours, telephone, and its branches. */
export function clinicThing(content: Facts): Thing {
	const { clinic, doctors } = content;
	const { email, specialties, social } = clinic;
	const [own = {}, ...branches] = placesOf(clinic);
	return {
		"@type": clinic.kind,
		"@id": clinicId(content),
		name: clinic.name,
		description: clinic.description,
		url: absolute(content, paths.home),
		...(email && { email }),
		...(specialties.length > 0 && { medicalSpecialty: specialties }),
		...placeFacts(own),
		...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
		employee: doctors.map(({ slug }) => ({ "@id": doctorId(content, slug) })),
		...(branches.length > 0 && {
			subOrganization: branches.map((branch, index) => branchThing(content, branch, index)),
		}),
	};
}

/** A doctor (schema.org/Person and Physician's employer, the clinic). */
export function doctorThing(content: Facts, doctor: Doctor): Thing {
	return {
		"@type": "Person",
		"@id": doctorId(content, doctor.slug),
		name: doctor.name,
		jobTitle: doctor.role,
		description: doctor.summary,
		knowsLanguage: doctor.languages,
		url: absolute(content, doctorPath(doctor.slug)),
		worksFor: { "@id": clinicId(content) },
	};
}

/** A treatment's page (schema.org/MedicalWebPage), who reviewed it and when, and its questions (FAQPage), where it has these. */
export function treatmentThings(content: Facts, treatment: Treatment): Thing[] {
	const url = absolute(content, treatmentPath(treatment));
	const { review } = treatment;
	const faqs = withoutMarks(
		treatment.details.sections.flatMap((section) => (section.topic === "questions" ? section.faqs : [])),
	);
	const questions: Thing = {
		"@type": "FAQPage",
		mainEntity: faqs.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	};
	return [
		{
			"@type": "MedicalWebPage",
			"@id": url,
			url,
			name: treatment.heading,
			description: treatment.summary,
			inLanguage: content.clinic.language,
			...(review && { lastReviewed: review.on, reviewedBy: { "@id": doctorId(content, review.by) } }),
			about: { "@type": "MedicalProcedure", name: treatment.link },
			publisher: { "@id": clinicId(content) },
		},
		...(faqs.length > 0 ? [questions] : []),
	];
}

/** Where a page stands (schema.org/BreadcrumbList): the pages above it, itself not among them. */
export function breadcrumbThing(content: Pick<Facts, "clinic">, trail: { label: string; path: string }[]): Thing {
	return {
		"@type": "BreadcrumbList",
		itemListElement: trail.map(({ label, path }, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: label,
			item: absolute(content, path),
		})),
	};
}
