import { fromMarkdown } from "mdast-util-from-markdown";
import { toString as textOf } from "mdast-util-to-string";
import type { Content } from "../../content/content";
import type { BuiltPicture } from "../../content/resolve-media";
import { localDate } from "../../hours/calendar";
import { openingHoursNodes } from "../../hours/structured-data";
import type { TreatmentRef } from "../../model/content-path";
import { localPath } from "../../model/locales";
import { doctorPath, paths, treatmentPath } from "../../model/routes";
import type { Address } from "../../model/schema/clinic";
import type { Doctor } from "../../model/schema/doctor";
import type { Section } from "../../model/schema/sections";
import type { Film } from "../../model/schema/shared";
import type { Treatment } from "../../model/schema/treatment";
import { fill } from "../../text/fill";
import { replaceCitations } from "../../text/markdown";
import { wholeAddress } from "../address";
import { doctorTimings, treatmentsGivenBy } from "../doctors";
import { type ClinicLocation, locationsOf } from "../locations";
import { socialPicturePath } from "../social-picture";

/** A thing in JSON-LD. The tests check every type, property and value against the vocabulary of schema.org. */
export type Node = { "@type": string | string[]; "@id"?: string; [property: string]: unknown };

/** The site in one of its languages. */
export type Site = Pick<Content, "clinic" | "locale">;

export type Facts = Pick<Content, "clinic" | "doctors" | "treatments" | "labels" | "locale">;

/** The URL of a page in the site's language, or of a file. */
export const absolute = ({ clinic, locale }: Site, path: string): string =>
	wholeAddress(clinic, localPath(locale, path));

/** A reference to a node (JSON-LD 1.1, section 3.3). */
export const ref = (id: string) => ({ "@id": id });

// The id of a thing is a URL of the page that describes it in full, in the original language.
const websiteId = ({ clinic }: Site) => wholeAddress(clinic, `${paths.home}#website`);
export const clinicId = ({ clinic }: Site) => wholeAddress(clinic, `${paths.home}#clinic`);
const addressId = ({ clinic }: Site) => wholeAddress(clinic, `${paths.home}#address`);
export const doctorId = ({ clinic }: Site, slug: string) => wholeAddress(clinic, `${doctorPath(slug)}#doctor`);
export const procedureId = ({ clinic }: Site, treatment: TreatmentRef) =>
	wholeAddress(clinic, `${treatmentPath(treatment)}#treatment`);
export const filmId = ({ clinic }: Site, src: string) => wholeAddress(clinic, `${src}#film`);

/** The id of a part of a page; that of the questions is also the anchor of their section. */
export const partId = (site: Site, path: string, part: "article" | "breadcrumb" | "picture" | "list" | "questions") =>
	absolute(site, `${path}#${part}`);

/** Empty lists are left out. */
export const unlessEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

type Block = ReturnType<typeof fromMarkdown>["children"][number];

function listText({ ordered, start, children }: Extract<Block, { type: "list" }>): string {
	const items = children.map((item, index) => {
		const sign = ordered ? `${(start ?? 1) + index}. ` : "- ";
		return (
			sign +
			item.children
				.map(blockText)
				.join("\n")
				.replaceAll("\n", `\n${" ".repeat(sign.length)}`)
		);
	});
	return items.join("\n");
}

function blockText(block: Block): string {
	if (block.type === "list") return listText(block);
	if (block.type === "blockquote") return block.children.map(blockText).join("\n\n");
	return textOf(block).replace(/\s+/g, " ");
}

/** Markdown as plain text, without marks of sources: lists keep their hyphens and numbers. */
export const plainText = (markdown: string): string =>
	fromMarkdown(replaceCitations(markdown)).children.map(blockText).join("\n\n");

export const websiteInShort = (site: Site): Node => ({
	"@type": "WebSite",
	"@id": websiteId(site),
	url: absolute(site, paths.home),
	name: site.clinic.name,
});

/** The site (schema.org/WebSite) and its search (schema.org/SearchAction). */
export const websiteNode = (site: Site): Node => ({
	...websiteInShort(site),
	alternateName: site.clinic.wordmark,
	inLanguage: site.clinic.language,
	publisher: ref(clinicId(site)),
	potentialAction: {
		"@type": "SearchAction",
		target: { "@type": "EntryPoint", urlTemplate: `${absolute(site, paths.search)}?q={search_term_string}` },
		"query-input": "required name=search_term_string",
	},
});

/** The types that have `availableService`; others, such as Dentist, have `knowsAbout`. */
const withServices = ["MedicalClinic", "Hospital", "Physician", "IndividualPhysician"];

/** The most treatments in the node of a clinic or doctor; the menus' pages list all. */
const MOST_SERVICES = 48;

function services(site: Site, type: string, treatments: TreatmentRef[]) {
	const offered = unlessEmpty(treatments.slice(0, MOST_SERVICES).map((treatment) => ref(procedureId(site, treatment))));
	return withServices.includes(type) ? { availableService: offered } : { knowsAbout: offered };
}

const addressNode = ({ street, locality, city, region, postalCode, countryCode }: Address): Node => ({
	"@type": "PostalAddress",
	streetAddress: [street, locality].filter(Boolean).join(", "),
	addressLocality: city,
	addressRegion: region,
	postalCode,
	addressCountry: countryCode,
});

/** Telephone, map and hours of a place, as far as the content has them. */
const placeFacts = ({ coordinates, maps, hours, phone }: ClinicLocation, timeZone?: string) => ({
	telephone: phone,
	geo: coordinates && { "@type": "GeoCoordinates", ...coordinates },
	hasMap: maps?.place,
	...(hours && openingHoursNodes(hours, localDate(new Date(), timeZone))),
});

export const clinicInShort = (site: Site): Node => ({
	"@type": site.clinic.kind,
	"@id": clinicId(site),
	name: site.clinic.name,
	url: absolute(site, paths.home),
	address: site.clinic.address && { ...addressNode(site.clinic.address), "@id": addressId(site) },
});

/** A branch: a clinic of the same type that belongs to the clinic. */
const branchNode = (site: Site, place: ClinicLocation, index: number): Node => ({
	"@type": site.clinic.kind,
	"@id": wholeAddress(site.clinic, `${paths.home}#branch-${index + 1}`),
	name: `${site.clinic.name}, ${place.name}`,
	url: absolute(site, paths.clinic),
	address: place.address && addressNode(place.address),
	...placeFacts(place, site.clinic.timeZone),
	parentOrganization: ref(clinicId(site)),
});

/** The clinic with all that a visitor needs to reach it, and its branches. */
export function clinicToReach(content: Pick<Facts, "clinic" | "labels" | "locale">): Node {
	const { clinic, labels } = content;
	const { phone: telephone, email, emergencies, social } = clinic;
	const [own = {}, ...branches] = locationsOf(clinic);
	return {
		...clinicInShort(content),
		image: absolute(content, socialPicturePath(paths.home)),
		email,
		...placeFacts(own, clinic.timeZone),
		contactPoint: [
			{
				"@type": "ContactPoint",
				contactType: labels.common.bookAppointment,
				telephone,
				email,
				url: absolute(content, paths.booking),
			},
			...(emergencies && telephone
				? [
						{
							"@type": "ContactPoint",
							contactType: labels.hours.emergencies,
							telephone,
							description: fill(labels.footer.emergency, { hours: emergencies }),
						},
					]
				: []),
		],
		sameAs: unlessEmpty(social.map(({ url }) => url)),
		subOrganization: unlessEmpty(branches.map((branch, index) => branchNode(content, branch, index))),
	};
}

/** The clinic in full. Without ratings: the clinic itself chooses which testimonials the site shows. */
export function clinicNode(content: Facts): Node {
	const { kind, blurb, specialties } = content.clinic;
	return {
		...clinicToReach(content),
		// The footer's sentence: no page shows the description for search engines.
		description: blurb,
		// A raster image, which search engines require (app/manifest.ts).
		logo: absolute(content, "/icon-512.png"),
		// schema.org/MedicalBusiness has no specialty.
		...(kind !== "MedicalBusiness" && { medicalSpecialty: unlessEmpty(specialties) }),
		employee: content.doctors.map(({ slug }) => ref(doctorId(content, slug))),
		...services(content, kind, content.treatments),
	};
}

/** The type of a doctor: the content's, else that of the practice. */
const doctorKind = ({ clinic }: Site, { kind }: Pick<Doctor, "kind">) =>
	kind ?? (clinic.kind === "Dentist" ? "Dentist" : "IndividualPhysician");

/** A doctor is a person, and one who practises at the clinic's address unless the content says `Person` alone. */
function doctorWith(site: Site, doctor: Pick<Doctor, "slug" | "name" | "kind">, facts: object = {}): Node {
	const kind = doctorKind(site, doctor);
	return {
		"@type": kind === "Person" ? kind : ["Person", kind],
		"@id": doctorId(site, doctor.slug),
		name: doctor.name,
		url: absolute(site, doctorPath(doctor.slug)),
		...facts,
		address: kind !== "Person" && site.clinic.address ? ref(addressId(site)) : undefined,
	};
}

export const doctorInShort = (site: Site, doctor: Pick<Doctor, "slug" | "name" | "kind">): Node =>
	doctorWith(site, doctor);

/** A doctor in short, as one who gives a treatment. */
export const doctorGiving = (site: Site, doctor: Doctor, treatment: TreatmentRef): Node => ({
	...doctorInShort(site, doctor),
	...services(site, doctorKind(site, doctor), [treatment]),
});

/** Splits a line such as "MBBS, MS (General Surgery, Pune)" into degrees. */
const degreesOf = (line: string) => line.split(/[,;]\s*(?![^(]*\))/).filter(Boolean);

/** The hospitals, besides the clinic, at which a doctor works. */
function hospitals({ clinic }: Site, { timings }: Pick<Doctor, "timings">): Node[] {
	const own = [clinic.name, clinic.place, ...clinic.branches.map(({ name }) => name)];
	return (doctorTimings(clinic, timings)?.places ?? [])
		.filter(({ hospital }) => !own.includes(hospital))
		.map(({ hospital, address }) => ({ "@type": "Hospital", name: hospital, address }));
}

export function doctorNode(
	content: Pick<Facts, "locale" | "clinic" | "treatments">,
	doctor: Doctor & { portrait: ShownPicture },
): Node {
	const { slug, role, degrees, registration, summary, languages, portrait, specialties } = doctor;
	const kind = doctorKind(content, doctor);
	const person = {
		jobTitle: role,
		description: summary,
		image: portrait.built && ref(partId(content, doctorPath(slug), "picture")),
		knowsLanguage: languages,
		hasCredential: degreesOf(degrees).map((name) => ({ "@type": "EducationalOccupationalCredential", name })),
		identifier: registration && {
			"@type": "PropertyValue",
			propertyID: registration.council,
			value: registration.number,
		},
		worksFor: ref(clinicId(content)),
	};
	return {
		...doctorWith(content, doctor, person),
		...services(content, kind, treatmentsGivenBy(content, slug)),
		...(kind !== "Person" && { medicalSpecialty: unlessEmpty(specialties) }),
		...(kind === "IndividualPhysician" && {
			practicesAt: ref(clinicId(content)),
			hospitalAffiliation: unlessEmpty(hospitals(content, doctor)),
		}),
	};
}

const procedureTypes = { percutaneous: "PercutaneousProcedure", noninvasive: "NoninvasiveProcedure" };

/** The lead and text of a section; undefined if the page has none. */
function sectionText({ details }: Pick<Treatment, "details">, topic: Section["topic"]): string | undefined {
	const section = details.sections.find((one) => one.topic === topic);
	return unlessEmpty([section?.lead, section?.text].flatMap((part) => part ?? []))
		?.map(plainText)
		.join("\n\n");
}

const hasRisks = ({ details }: Pick<Treatment, "details">) =>
	details.sections.some(({ topic, lead, text }) => topic === "risks" && (lead || text));

export const procedureInShort = (site: Site, treatment: Treatment): Node => ({
	"@type":
		treatment.procedure === "surgical"
			? ["SurgicalProcedure", "TherapeuticProcedure"]
			: hasRisks(treatment)
				? "TherapeuticProcedure"
				: "MedicalProcedure",
	"@id": procedureId(site, treatment),
	name: treatment.link,
	url: absolute(site, treatmentPath(treatment)),
});

/**
 * A treatment in the words of its page (schema.org/MedicalProcedure). Risks are `adverseOutcome`, which the vocabulary has
 * for therapies. Prices are left to the page: the vocabulary has none for a procedure.
 */
export function procedureNode(
	content: Pick<Content, "clinic" | "labels" | "locale">,
	treatment: Treatment & { banner: ShownPicture },
): Node {
	const path = treatmentPath(treatment);
	const { procedure, banner } = treatment;
	const risks = sectionText(treatment, "risks");
	return {
		...procedureInShort(content, treatment),
		image: banner.built && ref(partId(content, path, "picture")),
		preparation: sectionText(treatment, "before"),
		howPerformed: sectionText(treatment, "procedure"),
		followup: sectionText(treatment, "recovery"),
		procedureType: procedure && procedure !== "surgical" ? procedureTypes[procedure] : undefined,
		adverseOutcome: risks && {
			"@type": "MedicalEntity",
			name: content.labels.treatment.topics.risks,
			description: risks,
			url: absolute(content, `${path}#risks`),
		},
	};
}

/** A picture as a page shows it; `built` is absent while the file is missing. */
export type ShownPicture = { alt: string; caption?: string; built?: BuiltPicture };

/** The main picture of the page at `path` (schema.org/ImageObject). No page shows its author and licence. */
export function pictureNode(site: Site, path: string, picture: ShownPicture | undefined): Node | undefined {
	if (!picture?.built) return undefined;
	const { src, width, height } = picture.built;
	return {
		"@type": "ImageObject",
		"@id": partId(site, path, "picture"),
		contentUrl: absolute(site, src),
		description: picture.alt,
		caption: picture.caption,
		// schema.org/Distance: a number with its unit.
		width: `${width} px`,
		height: `${height} px`,
	};
}

/** A duration in ISO 8601: PT1M12S. */
function duration(seconds: number): string {
	const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
	return `PT${minutes ? `${minutes}M` : ""}${rest || !minutes ? `${rest}S` : ""}`;
}

/** A film (schema.org/VideoObject) with its captions. */
export const filmNode = (site: Site, film: Film): Node => ({
	"@type": "VideoObject",
	"@id": filmId(site, film.src),
	name: film.title,
	description: film.description,
	contentUrl: absolute(site, film.src),
	thumbnailUrl: absolute(site, film.poster),
	duration: duration(film.seconds),
	uploadDate: film.published,
	inLanguage: site.clinic.language,
	caption: { "@type": "MediaObject", contentUrl: absolute(site, film.captions), encodingFormat: "text/vtt" },
	publisher: ref(clinicId(site)),
});
