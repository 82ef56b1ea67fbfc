import type { Root } from "hast";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import * as z from "zod";
import type { Content } from "@/lib/content/content";
import { minutesOf, weekdays } from "@/lib/hours/calendar";
import { formatTime } from "@/lib/hours/format-hours";
import type { Node } from "@/lib/machines/structured-data";
import { longDate } from "@/lib/text/format";

/** A page of an export, parsed. */
type ParsedPage = { path: string; root: Root };

/**
 * The JSON-LD of a page; undefined on a page without, such as the not-found page.
 * @throws if it has several
 */
export function dataOn({ path, root }: ParsedPage): unknown {
	const [data, ...others] = selectAll("script[type='application/ld+json']", root);
	if (others.length > 0) throw new Error(`${path} has several`);
	return data && JSON.parse(textOf(data));
}

/** The things that a page describes, the page itself first. */
export const graphOn = (page: ParsedPage) => (dataOn(page) as { "@graph": [Node, ...Node[]] })["@graph"];

const text = z.string().regex(/\S/);
const url = z.url({ protocol: /^https?$/ });
const date = z.iso.date();
const time = z.iso.time({ precision: -1 });
const some = <Item extends z.ZodType>(item: Item) => z.array(item).nonempty();

/** A thing of a type, or of one of several, with these properties, and no others but these optional ones. */
const thing = <Required extends z.ZodRawShape, Optional extends z.ZodRawShape>(
	type: string | readonly string[],
	required: Required,
	optional?: Optional,
) => z.strictObject({ "@type": z.enum([type].flat()), ...required, ...z.object(optional ?? {}).partial().shape });

const address = thing(
	"PostalAddress",
	{ streetAddress: text, addressLocality: text, addressCountry: z.string().length(2) },
	{ addressRegion: text, postalCode: text },
);
const times = { opens: time, closes: time };
const clinic = thing(
	["MedicalClinic", "Dentist", "Hospital", "Physician", "MedicalBusiness"],
	{ name: text, url },
	{
		address,
		description: text,
		image: url,
		logo: url,
		email: text,
		telephone: text,
		geo: thing("GeoCoordinates", { latitude: z.number(), longitude: z.number() }),
		hasMap: url,
		openingHoursSpecification: some(
			thing("OpeningHoursSpecification", { dayOfWeek: some(z.enum(weekdays)), ...times }),
		),
		specialOpeningHoursSpecification: some(
			thing("OpeningHoursSpecification", { validFrom: date, validThrough: date, ...times }),
		),
		contactPoint: some(thing("ContactPoint", { contactType: text, telephone: text })),
		sameAs: some(url),
		medicalSpecialty: some(text),
	},
);
const person = thing("Person", { name: text }, { url });
const identifier = thing("PropertyValue", { propertyID: text, value: text });
const doctor = thing("Person", { name: text, url, jobTitle: text, description: text }, { image: url, identifier });
const practitioner = doctor.extend({
	"@type": z.tuple([z.literal("Person"), z.enum(["IndividualPhysician", "Dentist"])]),
	address: address.optional(),
	medicalSpecialty: some(text).optional(),
});
const crumb = thing("ListItem", { position: z.int(), name: text, item: url });
const breadcrumb = thing("BreadcrumbList", { itemListElement: z.array(crumb).min(2) });
const page = thing("WebPage", { url }, { dateModified: date, breadcrumb });
const question = thing("Question", { name: text, acceptedAnswer: thing("Answer", { text }) });
const film = { contentUrl: url, thumbnailUrl: url, duration: z.iso.duration(), uploadDate: date };

/**
 * The kinds that search engines use, of a page and of what it describes. What they require of each is required here.
 * Nothing has an id or refers to one.
 */
const data = z.strictObject({
	"@context": z.literal("https://schema.org"),
	"@graph": z.tuple(
		[
			z.discriminatedUnion("@type", [
				page,
				page.extend({ "@type": z.literal("MedicalWebPage"), lastReviewed: date, reviewedBy: person }),
				page.extend({ "@type": z.literal("ProfilePage"), mainEntity: z.union([practitioner, doctor]) }),
			]),
		],
		z.discriminatedUnion("@type", [
			clinic,
			thing("WebSite", { url, name: text }, { alternateName: text }),
			thing("VideoObject", { name: text, description: text, ...film }),
			thing("FAQPage", { mainEntity: some(question) }),
			thing(
				"Article",
				{ headline: text, datePublished: date, author: z.union([person, clinic]), image: url },
				{ dateModified: date },
			),
		]),
	),
});

/** What is wrong with the kinds, properties and values of a page's data. */
export const malformed = (value: unknown): string[] =>
	data.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];

/** The texts in a value, at any depth, each with its property. */
export function textsIn(value: unknown, property = ""): { property: string; text: string }[] {
	if (typeof value === "string") return [{ property, text: value }];
	if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, property));
	return Object.entries(value ?? {}).flatMap(([name, entry]) => textsIn(entry, name));
}

/** Properties that a page need not show: names of the vocabulary, and facts that it shows in other words. */
const notShown =
	"@context @type addressCountry addressRegion medicalSpecialty duration uploadDate dateModified dayOfWeek validFrom " +
	"validThrough";
const notShownProperties = new Set(notShown.split(" "));

/** The texts of a page without marks of sources, what its pictures show, its title, description and dates. */
function shownOn(root: Root): string {
	const texts: string[] = [];
	const attributes: unknown[] = [];
	visit(root, (node) => {
		if (node.type === "text") texts.push(node.value);
		if (node.type !== "element") return undefined;
		if (["script", "style", "template", "sup"].includes(node.tagName)) return "skip";
		const { alt, ariaLabel, content, dateTime } = node.properties;
		attributes.push(alt, ariaLabel, content, dateTime);
		// Texts of different blocks are not one text.
		if (!["a", "em", "strong", "span", "b", "i"].includes(node.tagName)) texts.push(" | ");
		return undefined;
	});
	return tidy([texts.join(""), ...attributes.filter(Boolean)].join(" | "));
}

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

/** What a page shows of a text in its data: parts, each in one place. */
function partsShown(property: string, text: string, { clinic, labels }: Content): string[] {
	if (property === "lastReviewed") return [longDate(text, clinic.language)];
	if (property === "opens" || property === "closes") {
		// A whole day, or none of it, is shown in words.
		return ["00:00", "23:59"].includes(text) ? [] : [formatTime(minutesOf(text), labels.hours.clock, clinic.language)];
	}
	// A branch is shown by the clinic's name and its own, apart; a longer text in paragraphs and lists.
	return text.startsWith(`${clinic.name}, `) ? text.split(", ") : text.split("\n");
}

/** Texts of a page's data that it does not show. */
export function unseenClaims(root: Root, data: unknown, content: Content): string[] {
	const page = shownOn(root);
	return textsIn(data).flatMap(({ property, text }) => {
		if (notShownProperties.has(property) || /^https?:/.test(text)) return [];
		const parts = partsShown(property, text, content);
		return parts.every((part) => page.includes(tidy(part))) ? [] : [`${property}: ${text}`];
	});
}

/** The faults of a page's structured data. */
export function dataProblems(page: ParsedPage, content: Content): string[] {
	const data = dataOn(page);
	const unseen = unseenClaims(page.root, data, content);
	return [...malformed(data), ...unseen.map((claim) => `the page does not show ${claim}`)];
}
