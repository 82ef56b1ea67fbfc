import type { Element, Root } from "hast";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import type { Content } from "@/lib/content/content";
import { minutesOf } from "@/lib/hours/calendar";
import { formatTime } from "@/lib/hours/format-hours";
import type { Node } from "@/lib/site/structured-data/things";
import { languageNames, longDate } from "@/lib/text/format";

export type { Node } from "@/lib/site/structured-data/things";

/** A page of an export, parsed. */
type ParsedPage = { path: string; root: Root };

/**
 * The nodes of a page's JSON-LD; empty on a page without, such as the not-found page.
 * @throws if a page has several graphs, or one of another form
 */
export function graphOn({ path, root }: ParsedPage): Node[] {
	const [graph, ...others] = selectAll("script[type='application/ld+json']", root).map((one) =>
		JSON.parse(textOf(one)),
	);
	if (!graph) return [];
	if (others.length > 0 || graph["@context"] !== "https://schema.org" || !Array.isArray(graph["@graph"])) {
		throw new Error(`${path} has no single graph`);
	}
	return graph["@graph"];
}

export const typesOf = (node: Node): string[] => [node["@type"]].flat();

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isNode = (value: unknown): value is Node => isObject(value) && "@type" in value;

/** Whether a value refers to a node by its id. */
const isReference = (value: unknown): value is { "@id": string } =>
	isObject(value) && "@id" in value && Object.keys(value).length === 1;

/** The properties of a node; one with several values several times. */
export const valuesOf = (node: Node): [property: string, value: unknown][] =>
	Object.entries(node)
		.filter(([property]) => !property.startsWith("@"))
		.flatMap(([property, value]) =>
			(Array.isArray(value) && value.length > 0 ? value : [value]).map((one): [string, unknown] => [property, one]),
		);

/** The nodes in a value, at any depth. */
export function nodesIn(value: unknown): Node[] {
	if (Array.isArray(value)) return value.flatMap(nodesIn);
	if (!isObject(value)) return [];
	return [...(isNode(value) ? [value] : []), ...Object.values(value).flatMap(nodesIn)];
}

const nameOf = (node: Node) => `${typesOf(node).join("+")} ${node["@id"] ?? node.name ?? ""}`.trim();

/** The types of pages and of clinics have the same properties each. */
const kindOf = (type: string): string =>
	/Page$|Gallery$/.test(type) && type !== "FAQPage"
		? "WebPage"
		: ["MedicalClinic", "Dentist", "Hospital", "Physician"].includes(type)
			? "MedicalBusiness"
			: type;

/**
 * The properties of each type; those without `?` it must have, among them what Google requires
 * (developers.google.com/search/docs/appearance/structured-data).
 */
const kinds: Record<string, string> = {
	WebPage:
		"url name description inLanguage isPartOf publisher dateModified? breadcrumb? about? mainEntity? video? " +
		"primaryImageOfPage? lastReviewed? reviewedBy? citation?",
	WebSite: "url name alternateName?",
	BreadcrumbList: "itemListElement",
	ListItem: "position name item",
	MedicalBusiness:
		"name url address? description? image? logo? email? telephone? geo? hasMap? openingHoursSpecification? sameAs? " +
		"specialOpeningHoursSpecification? contactPoint? medicalSpecialty? employee? subOrganization?",
	PostalAddress: "streetAddress addressLocality addressRegion? postalCode? addressCountry",
	GeoCoordinates: "latitude longitude",
	OpeningHoursSpecification: "opens closes dayOfWeek? validFrom? validThrough?",
	ContactPoint: "contactType telephone description?",
	Person: "name url? jobTitle? description? image? knowsLanguage? identifier? worksFor?",
	IndividualPhysician: "name url address? medicalSpecialty?",
	PropertyValue: "propertyID value",
	MedicalProcedure: "name url procedureType?",
	SurgicalProcedure: "name url",
	ImageObject: "contentUrl width height",
	VideoObject: "name description contentUrl thumbnailUrl duration inLanguage uploadDate?",
	FAQPage: "url name mainEntity",
	Question: "name acceptedAnswer",
	Answer: "text",
	Article: "url headline description inLanguage datePublished dateModified? author publisher image mainEntityOfPage",
	CreativeWork: "name url",
};

const propertiesOf = (node: Node): string[] => typesOf(node).flatMap((type) => kinds[kindOf(type)]?.split(" ") ?? []);

const ADDRESS = /^https?:\/\/\S+$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d\d:\d\d$/;

/** The formats of properties (RFC 3986, ISO 8601); all others are texts. */
const formats: [properties: string, format: RegExp][] = [
	["url item image logo contentUrl thumbnailUrl sameAs hasMap", ADDRESS],
	["datePublished dateModified lastReviewed uploadDate validFrom validThrough", DATE],
	["opens closes", TIME],
	["duration", /^PT(?=.)(\d+M)?(\d+S)?$/],
	["width height", /^\d+ px$/],
	["position latitude longitude", /^-?\d+(\.\d+)?$/],
];
const formatOf = new Map(formats.flatMap(([names, format]) => names.split(" ").map((name) => [name, format] as const)));

/** The types that a property takes, where it takes no text. */
const takes: Record<string, string> = {
	isPartOf: "WebSite",
	breadcrumb: "BreadcrumbList",
	publisher: "MedicalBusiness",
	worksFor: "MedicalBusiness",
	subOrganization: "MedicalBusiness",
	about: "MedicalBusiness MedicalProcedure SurgicalProcedure",
	employee: "Person",
	reviewedBy: "Person",
	author: "Person MedicalBusiness",
	video: "VideoObject",
	primaryImageOfPage: "ImageObject",
	citation: "CreativeWork",
	address: "PostalAddress",
	geo: "GeoCoordinates",
	contactPoint: "ContactPoint",
	openingHoursSpecification: "OpeningHoursSpecification",
	specialOpeningHoursSpecification: "OpeningHoursSpecification",
	mainEntity: "MedicalBusiness Person Question",
	mainEntityOfPage: "WebPage",
	acceptedAnswer: "Answer",
	identifier: "PropertyValue",
	itemListElement: "ListItem",
};

/** The fault of a property's value, if any. */
function faultOf(property: string, value: unknown, defined: Map<string, Node>): string | undefined {
	const node = isReference(value) ? defined.get(value["@id"]) : isNode(value) ? value : undefined;
	if (isReference(value) && !node) return `refers to ${value["@id"]}, which the page does not define`;
	const types = takes[property]?.split(" ");
	if (node) return typesOf(node).some((type) => types?.includes(kindOf(type))) ? undefined : `takes no ${nameOf(node)}`;
	const isData = typeof value === "number" || (typeof value === "string" && value.trim() !== "");
	if (!isData) return `is empty: ${JSON.stringify(value)}`;
	const fits = !types && (formatOf.get(property)?.test(String(value)) ?? typeof value === "string");
	return fits ? undefined : `takes no ${JSON.stringify(value)}`;
}

/** Types and properties that no page has, values of the wrong kind, and required properties that are missing. */
export function malformed(graph: Node[]): string[] {
	const nodes = nodesIn(graph);
	const defined = new Map(nodes.flatMap((node) => (node["@id"] ? [[node["@id"], node] as const] : [])));
	return nodes.flatMap((node) => {
		const unknown = typesOf(node).filter((type) => !kinds[kindOf(type)]);
		if (unknown.length > 0) return [`there is no type ${unknown.join()}`];
		const known = propertiesOf(node);
		const missing = known.filter((property) => !property.endsWith("?") && !(property in node));
		return [
			...missing.map((property) => `${nameOf(node)} has no ${property}`),
			...valuesOf(node).flatMap(([property, value]) => {
				const isKnown = known.includes(property) || known.includes(`${property}?`);
				const fault = isKnown ? faultOf(property, value, defined) : "is no property of it";
				return fault ? [`${nameOf(node)}: ${property} ${fault}`] : [];
			}),
		];
	});
}

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

/** The texts of a page, what its pictures show, its title and description, and the addresses that it links. */
function shownOn(root: Root): string {
	const citations = new Set<Element>(selectAll("sup", root));
	const shown: string[] = [];
	const attributes: unknown[] = [];
	visit(root, (node) => {
		if (node.type === "text") shown.push(node.value);
		if (node.type !== "element") return undefined;
		if (["script", "style", "template"].includes(node.tagName) || citations.has(node)) return "skip";
		const { alt, ariaLabel, content, href, dateTime } = node.properties;
		attributes.push(alt, ariaLabel, content, href, dateTime);
		// Texts of different blocks are not one text.
		if (!["a", "em", "strong", "span", "b", "i"].includes(node.tagName)) shown.push("\n");
		return undefined;
	});
	return tidy([shown.join(""), ...attributes.filter(Boolean)].join("\n"));
}

/**
 * Properties that are no claims which a page has to show: formats and technical facts (of files, films, positions), names
 * of the vocabulary, and facts that it shows in other words, such as runs of days in place of each day.
 */
const notShown =
	"addressCountry addressRegion latitude longitude inLanguage duration uploadDate width height position dateModified " +
	"dayOfWeek validFrom validThrough medicalSpecialty procedureType";
const notShownProperties = new Set(notShown.split(" "));

function isShown(
	page: string,
	node: Node,
	property: string,
	value: string,
	{ clinic, labels: words }: Content,
): boolean {
	if (property === "lastReviewed") return page.includes(longDate(value, clinic.language));
	if (property === "knowsLanguage") return page.includes(languageNames([value], clinic.language).join());
	if (property === "opens" || property === "closes") {
		// A whole day, or none of it, is shown in words.
		if (["00:00", "23:59"].includes(value)) return true;
		return page.includes(formatTime(minutesOf(value), words.hours.clock, clinic.language));
	}
	// A branch is shown by the clinic's name and its own, apart.
	const parts = value.split(property === "name" && node["@id"]?.includes("#branch-") ? ", " : "\n");
	return parts.every((part) => page.includes(tidy(part.replace(/^\s*(-|\d+\.) /, ""))));
}

/** Claims of a graph that the page does not show. */
export function unseenClaims(root: Root, graph: Node[], content: Content): string[] {
	const page = shownOn(root);
	return nodesIn(graph).flatMap((node) =>
		valuesOf(node).flatMap(([property, value]) => {
			if (notShownProperties.has(property) || (typeof value !== "string" && typeof value !== "number")) return [];
			if (formatOf.get(property) === ADDRESS) return [];
			return isShown(page, node, property, String(value), content) ? [] : [`${nameOf(node)}: ${property} ${value}`];
		}),
	);
}

/** The faults of a page's structured data. */
export function dataProblems(page: ParsedPage, content: Content): string[] {
	const graph = graphOn(page);
	if (graph.length === 0) return ["the page has no data"];
	return [
		...malformed(graph),
		...unseenClaims(page.root, graph, content).map((claim) => `the page does not show ${claim}`),
	];
}
