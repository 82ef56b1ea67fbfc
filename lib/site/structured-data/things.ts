import { fromMarkdown } from "mdast-util-from-markdown";
import { toString as textOf } from "mdast-util-to-string";
import type { Content } from "../../content/content";
import type { BuiltPicture } from "../../content/resolve-media";
import { localDate } from "../../hours/calendar";
import { openingHoursNodes } from "../../hours/structured-data";
import { localPath } from "../../model/locales";
import { doctorPath, paths, treatmentPath } from "../../model/routes";
import type { Address, Clinic } from "../../model/schema/clinic";
import type { Doctor } from "../../model/schema/doctor";
import type { Film } from "../../model/schema/shared";
import type { Treatment } from "../../model/schema/treatment";
import { mainPhone } from "../../text/contact";
import { fill } from "../../text/fill";
import { paragraphs, replaceCitations } from "../../text/markdown";
import { wholeAddress } from "../address";
import { type ClinicLocation, locationsOf } from "../locations";
import { socialPicturePath } from "../social-picture";

/** A thing in JSON-LD. The tests check every type, property and value against the vocabulary of schema.org. */
export type Node = { "@type": string | string[]; "@id"?: string; [property: string]: unknown };

/** The site in one of its languages. */
export type Site = Pick<Content, "clinic" | "locale">;

export type Facts = Pick<Content, "clinic" | "doctors" | "labels" | "locale">;

/** The URL of a page in the site's language, or of a file. */
export const absolute = ({ clinic, locale }: Site, path: string): string =>
	wholeAddress(clinic, localPath(locale, path));

/** Empty lists are left out. */
export const unlessEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

/** Markdown as plain text, a line for each paragraph and list entry, without marks of sources. */
export const plainText = (markdown: string): string =>
	paragraphs(replaceCitations(markdown))
		.map((part) => textOf(fromMarkdown(part)).replace(/\s+/g, " "))
		.join("\n");

// The id of a thing is a URL of the page that describes it in full, in the original language.
export const clinicId = ({ clinic }: Site) => wholeAddress(clinic, `${paths.home}#clinic`);
const doctorId = ({ clinic }: Site, slug: string) => wholeAddress(clinic, `${doctorPath(slug)}#doctor`);

/** The site; search results show its name (schema.org/WebSite). */
export const websiteNode = (site: Site): Node => ({
	"@type": "WebSite",
	"@id": wholeAddress(site.clinic, `${paths.home}#website`),
	url: absolute(site, paths.home),
	name: site.clinic.name,
	alternateName: site.clinic.wordmark,
});

const addressNode = ({ street, locality, city, region, postalCode, countryCode }: Address): Node => ({
	"@type": "PostalAddress",
	streetAddress: [street, locality].filter(Boolean).join(", "),
	addressLocality: city,
	addressRegion: region,
	postalCode,
	addressCountry: countryCode,
});

export const clinicInShort = (site: Site): Node => ({
	"@type": site.clinic.kind,
	"@id": clinicId(site),
	name: site.clinic.name,
	url: absolute(site, paths.home),
	address: site.clinic.address && addressNode(site.clinic.address),
});

/** Telephone, map, hours and further numbers of a place, as far as the content has them. */
const placeFacts = ({ coordinates, maps, hours, phones }: ClinicLocation, timeZone?: string) => ({
	telephone: phones[0]?.number,
	geo: coordinates && { "@type": "GeoCoordinates", ...coordinates },
	hasMap: maps?.place,
	...(hours && openingHoursNodes(hours, localDate(new Date(), timeZone))),
});

const contactPoint = (contactType: string, telephone: string, description?: string): Node => ({
	...{ "@type": "ContactPoint", contactType, telephone, description },
});

/** The numbers of a place by what they are for. */
const contactPoints = ({ labels }: Pick<Facts, "labels">, phones: Clinic["phones"]): Node[] =>
	phones.map(({ number, label = labels.common.bookAppointment }) => contactPoint(label, number));

/** The clinic in full, and its branches. Without ratings: the clinic itself chooses which testimonials the site shows. */
export function clinicNode(content: Facts): Node {
	const { clinic, labels } = content;
	const { phones, email, emergencies, social, kind, blurb, specialties } = clinic;
	const telephone = mainPhone(clinic);
	const [own, ...branches] = locationsOf(clinic);
	const urgent = emergencies && fill(labels.footer.emergency, { hours: emergencies });
	return {
		...clinicInShort(content),
		// The footer's sentence: no page shows the description for search engines.
		description: blurb,
		image: absolute(content, socialPicturePath(paths.home)),
		// A raster image, which search engines require (app/manifest.ts).
		logo: absolute(content, "/icon-512.png"),
		email,
		...placeFacts(own, clinic.timeZone),
		contactPoint: unlessEmpty([
			...contactPoints(content, phones),
			...(urgent && telephone ? [contactPoint(labels.hours.emergencies, telephone, urgent)] : []),
		]),
		sameAs: unlessEmpty(social.map(({ url }) => url)),
		// schema.org/MedicalBusiness has no specialty.
		...(kind !== "MedicalBusiness" && { medicalSpecialty: unlessEmpty(specialties) }),
		employee: content.doctors.map((doctor) => doctorInShort(content, doctor)),
		subOrganization: unlessEmpty(
			branches.map(
				(place, index): Node => ({
					"@type": kind,
					"@id": wholeAddress(clinic, `${paths.home}#branch-${index + 1}`),
					name: `${clinic.name}, ${place.name}`,
					url: absolute(content, paths.clinic),
					address: place.address && addressNode(place.address),
					...placeFacts(place, clinic.timeZone),
					contactPoint: unlessEmpty(contactPoints(content, place.phones.slice(1))),
				}),
			),
		),
	};
}

/** A doctor as the author or reviewer of a page. */
export const doctorInShort = (site: Site, { slug, name }: Pick<Doctor, "slug" | "name">): Node => ({
	"@type": "Person",
	"@id": doctorId(site, slug),
	name,
	url: absolute(site, doctorPath(slug)),
});

/** A doctor is a person, and one who practises at the clinic's address unless the content says `Person` alone. */
export function doctorNode(site: Site, doctor: Doctor & { portrait: ShownPicture }): Node {
	const { clinic } = site;
	const { role, registration, summary, languages, portrait, specialties } = doctor;
	const kind = doctor.kind ?? (clinic.kind === "Dentist" ? "Dentist" : "IndividualPhysician");
	return {
		...doctorInShort(site, doctor),
		...(kind !== "Person" && {
			"@type": ["Person", kind],
			address: clinic.address && addressNode(clinic.address),
			medicalSpecialty: unlessEmpty(specialties),
		}),
		jobTitle: role,
		description: summary,
		image: portrait.built && absolute(site, portrait.built.src),
		knowsLanguage: languages,
		identifier: registration && {
			"@type": "PropertyValue",
			propertyID: registration.council,
			value: registration.number,
		},
		worksFor: clinicInShort(site),
	};
}

const procedureTypes = { percutaneous: "PercutaneousProcedure", noninvasive: "NoninvasiveProcedure" };

/** A treatment (schema.org/MedicalProcedure). */
export const procedureNode = (site: Site, { procedure, link, ...treatment }: Treatment): Node => ({
	"@type": procedure === "surgical" ? "SurgicalProcedure" : "MedicalProcedure",
	name: link,
	url: absolute(site, treatmentPath(treatment)),
	procedureType: procedure && procedure !== "surgical" ? procedureTypes[procedure] : undefined,
});

/** A picture as a page shows it; `built` is absent while the file is missing. */
export type ShownPicture = { alt: string; built?: BuiltPicture };

/** The main picture of a page (schema.org/ImageObject); sizes are a number with its unit (schema.org/Distance). */
export const pictureNode = (site: Site, picture: ShownPicture | undefined): Node | undefined =>
	picture?.built && {
		"@type": "ImageObject",
		contentUrl: absolute(site, picture.built.src),
		width: `${picture.built.width} px`,
		height: `${picture.built.height} px`,
	};

/** A duration in ISO 8601: PT1M12S. */
function duration(seconds: number): string {
	const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
	return `PT${minutes ? `${minutes}M` : ""}${rest || !minutes ? `${rest}S` : ""}`;
}

/** A film (schema.org/VideoObject). */
export const filmNode = (site: Site, film: Film): Node => ({
	"@type": "VideoObject",
	name: film.title,
	description: film.description,
	contentUrl: absolute(site, film.src),
	thumbnailUrl: absolute(site, film.poster),
	duration: duration(film.seconds),
	uploadDate: film.published,
	inLanguage: site.clinic.language,
});
