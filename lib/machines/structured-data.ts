import { fromMarkdown } from "mdast-util-from-markdown";
import { toString as textOf } from "mdast-util-to-string";
import type { Content } from "../content/content";
import type { WithPicture } from "../content/resolve-media";
import { daysBetween, localDate, MINUTES_PER_DAY } from "../hours/calendar";
import { currentClosings, type OpeningHours, type Session, toInterval } from "../hours/schedule";
import { localPath } from "../model/locales";
import { doctorPath, paths } from "../model/routes";
import type { Address } from "../model/schema/clinic";
import type { Doctor } from "../model/schema/doctor";
import type { OwnPage } from "../model/schema/pages";
import type { Film } from "../model/schema/shared";
import type { Treatment } from "../model/schema/treatment";
import { wholeAddress } from "../pages/deployment";
import { locationsOf } from "../pages/locations";
import type { Crumbs } from "../pages/menus";
import { paragraphs, replaceCitations } from "../text/markdown";
import { socialPicturePath } from "./social-picture";

/** A thing in JSON-LD (schema.org). The tests have the list of all kinds and properties, chosen for search engines. */
export type Node = { "@type": string | string[]; [property: string]: unknown };

/** The JSON-LD of a page: the page first, then what it describes. */
export type Graph = { "@context": "https://schema.org"; "@graph": Node[] };

/** The data of a page for search engines, beside its address, date and breadcrumb. */
export type PageData = {
	/** Its type, if it is not a mere schema.org/WebPage, with the properties of that type. */
	page?: Node;
	/** Other things that it describes. */
	things?: Node[];
};

/** The site in one of its languages. */
type Site = Pick<Content, "clinic" | "locale">;

type LabelledSite = Site & Pick<Content, "labels">;

/** The URL of a page in the site's language, or of a file. */
const absolute = ({ clinic, locale }: Site, path: string): string => wholeAddress(clinic, localPath(locale, path));

/** Empty lists are left out. */
const unlessEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

/** The data of a page, with its canonical path. Every page but home has `crumbs`. */
export function pageGraph(
	site: Site,
	path: string,
	{ crumbs, changed, page, things = [] }: PageData & { crumbs?: Crumbs; changed?: string },
): Graph {
	const trail = crumbs && [...crumbs.above, { label: crumbs.here, path }];
	const node: Node = {
		"@type": "WebPage",
		url: absolute(site, path),
		dateModified: changed,
		breadcrumb: trail && {
			"@type": "BreadcrumbList",
			itemListElement: trail.map(({ label, path }, index) => ({
				"@type": "ListItem",
				position: index + 1,
				name: label,
				item: absolute(site, path),
			})),
		},
		...page,
	};
	return { "@context": "https://schema.org", "@graph": [node, ...things] };
}

/** The data of home: the site, whose name search results show (schema.org/WebSite), and the clinic. */
export function homeData(content: LabelledSite): PageData {
	const { name, wordmark } = content.clinic;
	const website = { "@type": "WebSite", url: absolute(content, paths.home), name, alternateName: wordmark };
	return { things: [website, ...clinicNodes(content)] };
}

const addressNode = ({ street, locality, city, region, postalCode, countryCode }: Address): Node => ({
	"@type": "PostalAddress",
	streetAddress: [street, locality].filter(Boolean).join(", "),
	addressLocality: city,
	addressRegion: region,
	postalCode,
	addressCountry: countryCode,
});

const isoTime = (minutes: number) =>
	[Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/**
 * A session in schema.org/OpeningHoursSpecification: a closing time after midnight is less than the opening time; 24 hours
 * end a minute early, because two equal times mean closed.
 */
function sessionTimes(session: Session): { opens: string; closes: string } {
	const { start, end } = toInterval(session);
	return { opens: isoTime(start), closes: isoTime(end - start === MINUTES_PER_DAY ? end - 1 : end) };
}

const specification = { "@type": "OpeningHoursSpecification" } as const;

/** The opening hours in schema.org's vocabulary; without closings that are over on `today`. */
export function openingHoursNodes(hours: OpeningHours, today: string) {
	const week = hours.week.flatMap(({ from, to = from, sessions }) =>
		sessions.map((session) => ({ ...specification, dayOfWeek: daysBetween(from, to), ...sessionTimes(session) })),
	);
	const closings = currentClosings(hours.closings, today).flatMap(({ from, to = from, sessions }) => {
		const dates = { ...specification, validFrom: from, validThrough: to };
		if (sessions.length === 0) return [{ ...dates, opens: "00:00", closes: "00:00" }];
		return sessions.map((session) => ({ ...dates, ...sessionTimes(session) }));
	});
	return {
		openingHoursSpecification: week,
		specialOpeningHoursSpecification: closings.length > 0 ? closings : undefined,
	};
}

/**
 * The clinic and its branches, each a clinic (schema.org/LocalBusiness). Without ratings: the clinic itself chooses which
 * testimonials the site shows.
 */
export function clinicNodes(content: LabelledSite): Node[] {
	const { clinic, labels } = content;
	const { name, email, social, kind, blurb, specialties } = clinic;
	const ofClinic = {
		// The footer's sentence: no page shows the description for search engines.
		description: blurb,
		image: absolute(content, socialPicturePath(paths.home)),
		// A raster image, which search engines require (app/manifest.ts).
		logo: absolute(content, "/icon-512.png"),
		email,
		sameAs: unlessEmpty(social.map(({ url }) => url)),
		// schema.org/MedicalBusiness has no specialty.
		...(kind !== "MedicalBusiness" && { medicalSpecialty: unlessEmpty(specialties) }),
	};
	return locationsOf(clinic).map(({ name: place, address, coordinates, maps, hours, phones }, index) => ({
		"@type": kind,
		name: index > 0 ? `${name}, ${place}` : name,
		url: absolute(content, index > 0 ? paths.clinic : paths.home),
		address: address && addressNode(address),
		telephone: phones[0]?.number,
		geo: coordinates && { "@type": "GeoCoordinates", ...coordinates },
		hasMap: maps?.place,
		...(hours && openingHoursNodes(hours, localDate(new Date(), clinic.timeZone))),
		contactPoint: unlessEmpty(
			phones.map(({ number, label = labels.common.bookAppointment }) => ({
				"@type": "ContactPoint",
				contactType: label,
				telephone: number,
			})),
		),
		...(index === 0 && ofClinic),
	}));
}

/** A doctor as the author or reviewer of a page. */
const doctorInShort = (site: Site, { slug, name }: Pick<Doctor, "slug" | "name">): Node => ({
	"@type": "Person",
	name,
	url: absolute(site, doctorPath(slug)),
});

/** The data of a doctor's page. A doctor practises at the clinic's address unless the kind is `Person`. */
export function doctorData(site: Site, doctor: Doctor & { portrait: WithPicture }): PageData {
	const { clinic } = site;
	const { role, registration, summary, portrait, specialties, films } = doctor;
	const kind = doctor.kind ?? (clinic.kind === "Dentist" ? "Dentist" : "IndividualPhysician");
	const node = {
		...doctorInShort(site, doctor),
		...(kind !== "Person" && {
			"@type": ["Person", kind],
			address: clinic.address && addressNode(clinic.address),
			medicalSpecialty: unlessEmpty(specialties),
		}),
		jobTitle: role,
		description: summary,
		image: portrait.built && absolute(site, portrait.built.src),
		identifier: registration && {
			"@type": "PropertyValue",
			propertyID: registration.council,
			value: registration.number,
		},
	};
	return { page: { "@type": "ProfilePage", mainEntity: node }, things: filmNodes(site, films?.items ?? []) };
}

/** A duration in ISO 8601: PT1M12S. */
function duration(seconds: number): string {
	const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
	return `PT${minutes ? `${minutes}M` : ""}${rest || !minutes ? `${rest}S` : ""}`;
}

/** Films (schema.org/VideoObject). Search engines require the date of the first publication. */
export const filmNodes = (site: Site, films: Film[]): Node[] =>
	films
		.filter(({ published }) => published)
		.map(({ title, description, src, poster, seconds, published }) => ({
			"@type": "VideoObject",
			name: title,
			description,
			contentUrl: absolute(site, src),
			thumbnailUrl: absolute(site, poster),
			duration: duration(seconds),
			uploadDate: published,
		}));

/** Who reviewed a page, and whether that holds in its language: not for a translation that no doctor has checked. */
type Reviewed = { reviewer?: Pick<Doctor, "slug" | "name">; isReviewed: boolean };

/** The data of a page that a doctor has reviewed: who, and when (schema.org/MedicalWebPage). */
export function reviewData(
	site: Site,
	{ review }: Pick<Treatment, "review">,
	{ reviewer, isReviewed }: Reviewed,
): PageData {
	if (!review || !reviewer || !isReviewed) return {};
	const reviewedBy = doctorInShort(site, reviewer);
	return { page: { "@type": "MedicalWebPage", lastReviewed: review.on, reviewedBy } };
}

/** The data of one of the clinic's own pages; that of an article describes the article, too (schema.org/Article). */
export function ownPageData(
	site: Site,
	page: Pick<OwnPage, "heading" | "published" | "author" | "review"> & { picture?: WithPicture },
	{ path, changed, doctor, ...reviewed }: Reviewed & { path: string; changed?: string; doctor?: Doctor },
): PageData {
	const { author, heading, picture, published } = page;
	const { kind, name } = site.clinic;
	const otherAuthor = author
		? { "@type": "Person", name: author }
		: { "@type": kind, name, url: absolute(site, paths.home) };
	const article = {
		"@type": "Article",
		headline: heading,
		datePublished: published,
		dateModified: changed,
		author: doctor ? doctorInShort(site, doctor) : otherAuthor,
		image: absolute(site, picture?.built?.src ?? socialPicturePath(localPath(site.locale, path))),
	};
	return { ...reviewData(site, page, reviewed), things: published ? [article] : [] };
}

/** Markdown as plain text, a line for each paragraph and list entry, without marks of sources. */
const plainText = (markdown: string): string =>
	paragraphs(replaceCitations(markdown))
		.map((part) => textOf(fromMarkdown(part)).replace(/\s+/g, " "))
		.join("\n");

/** The data of a treatment's page: who reviewed it and when, and its questions with their answers (schema.org/FAQPage). */
export function treatmentData(site: Site, page: Reviewed & { treatment: Treatment }): PageData {
	const { treatment } = page;
	const faqs = treatment.details.sections.flatMap((section) => (section.topic === "questions" ? section.faqs : []));
	const questions = faqs.map(({ question, answer }) => ({
		"@type": "Question",
		name: question,
		acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
	}));
	const things = questions.length > 0 ? [{ "@type": "FAQPage", mainEntity: questions }] : [];
	return { ...reviewData(site, treatment, page), things };
}
