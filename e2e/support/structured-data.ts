import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
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

// The vocabulary of schema.org, read from the type declarations of `schema-dts`.
const declarations = readFileSync(createRequire(import.meta.url).resolve("schema-dts/dist/schema.d.ts"), "utf8");
const split = (list = "") => list.split(/[,|]/).flatMap((name) => name.trim() || []);

/** The types that an interface extends, and the ranges of its properties. */
const interfaces = new Map<string, { parents: string[]; properties: [string, string[]][] }>();
for (const [, name = "", parents, body = ""] of declarations.matchAll(
	/^(?:export )?interface (\w+)(?: extends ([^{]+?))? \{(.*?)^\}/gms,
)) {
	const properties = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.*), "\1">;$/gm)];
	interfaces.set(name, {
		parents: split(parents),
		properties: properties.map(([, property = "", range]) => [property, split(range)]),
	});
}

/** Subtypes, members of enumerations and data types, by name. */
const unions = new Map(
	[...declarations.matchAll(/^export type (\w+) = ([^<{]+);$/gm)].map(([, name = "", union]) => [name, split(union)]),
);

const propertiesOf = (name: string): [string, string[]][] => {
	const { parents = [], properties = [] } = interfaces.get(name) ?? {};
	return [...parents.flatMap(propertiesOf), ...properties];
};

const ranges = new Map<string, Map<string, string[]>>();

/** The range of each property of a type, with those of its supertypes; undefined for an unknown type. */
function rangesOf(type: string): Map<string, string[]> | undefined {
	if (!interfaces.has(`${type}Leaf`)) return undefined;
	if (!ranges.has(type)) ranges.set(type, new Map(propertiesOf(`${type}Leaf`)));
	return ranges.get(type);
}

const isA = (type: string, other: string): boolean =>
	type === other || (unions.get(other) ?? []).some((below) => below !== other && unions.has(below) && isA(type, below));

const hasType = (node: Node, type: string) => typesOf(node).some((one) => isA(one, type));

const rangeOf = (node: Node, property: string): string[] =>
	// An action has `property-input` for each input (schema.org, potential actions).
	property.endsWith("-input") && hasType(node, "Action")
		? ["Text"]
		: typesOf(node).flatMap((type) => rangesOf(type)?.get(property) ?? []);

/** Formats of the data types (ISO 8601, RFC 3986). */
const formats: Record<string, RegExp> = {
	URL: /^(https?|mailto|tel):\S+$/,
	Date: /^\d{4}-\d\d-\d\d$/,
	DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d/,
	Time: /^\d\d:\d\d(:\d\d)?$/,
	Duration: /^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/,
	Distance: /^\d+(\.\d+)? \S+$/,
	Integer: /^-?\d+$/,
	Number: /^-?\d+(\.\d+)?$/,
	Float: /^-?\d+(\.\d+)?$/,
	Boolean: /^(true|false)$/,
	Text: /\S/,
};

/** Whether a range allows a text or number. In JSON-LD a URL can stand for a thing. */
const allowsData = (range: string[], value: string | number | boolean): boolean =>
	range.some((name) => {
		const format = formats[name];
		if (format) return format.test(String(value)) && (name !== "Text" || typeof value === "string");
		if (typeof value !== "string") return false;
		return (unions.get(name) ?? []).includes(`"${value}"`) || /^https?:\/\/\S+$/.test(value);
	});

/** The fault of a value, if any. */
function faultOf(value: unknown, range: string[], defined: Map<string, Node>): string | undefined {
	const thing = isReference(value) ? defined.get(value["@id"]) : isNode(value) ? value : undefined;
	if (thing) return range.some((type) => hasType(thing, type)) ? undefined : `takes no ${nameOf(thing)}`;
	if (isReference(value)) return `refers to ${value["@id"]}, which the page does not define`;
	if (typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && value.trim())) {
		return allowsData(range, value) ? undefined : `takes no ${JSON.stringify(value)}`;
	}
	return `is empty: ${JSON.stringify(value)}`;
}

/** Unknown types and properties, values of the wrong type, empty values, and ids defined twice or never. */
export function malformed(graph: Node[]): string[] {
	const nodes = nodesIn(graph);
	const defined = new Map(nodes.flatMap((node) => (node["@id"] ? [[node["@id"], node] as const] : [])));
	const faults = nodes.flatMap((node) => [
		...(node["@id"] && defined.get(node["@id"]) !== node ? [`${node["@id"]} is defined twice`] : []),
		...typesOf(node).flatMap((type) => (rangesOf(type) ? [] : [`there is no type ${type}`])),
		...valuesOf(node).flatMap(([property, value]) => {
			const range = rangeOf(node, property);
			const fault = range.length > 0 ? faultOf(value, range, defined) : "is no property of it";
			return fault ? [`${nameOf(node)}: ${property} ${fault}`] : [];
		}),
	]);
	return faults;
}

/** What Google requires of each type (developers.google.com/search/docs/appearance/structured-data). */
const required: Record<string, string[]> = {
	WebSite: ["name", "url"],
	WebPage: ["name", "url", "isPartOf"],
	BreadcrumbList: ["itemListElement"],
	ListItem: ["position", "name"],
	FAQPage: ["mainEntity"],
	Question: ["name", "acceptedAnswer"],
	Answer: ["text"],
	VideoObject: ["name", "description", "thumbnailUrl", "contentUrl", "duration", "caption"],
	ImageObject: ["contentUrl", "description", "width", "height"],
	ProfilePage: ["mainEntity"],
	PostalAddress: ["streetAddress", "addressLocality", "addressCountry"],
	OpeningHoursSpecification: ["opens", "closes"],
	MedicalProcedure: ["name", "url"],
	SearchAction: ["target", "query-input"],
};

/** What Google recommends, where the content has it. Ratings are left out: a clinic may not choose its own. */
function recommended(node: Node, { clinic, doctors, gallery }: Content): Record<string, unknown> {
	const isDoctor = hasType(node, "Person");
	if (hasType(node, "VideoObject")) {
		const films = [...(gallery?.videos?.items ?? []), ...doctors.flatMap(({ films }) => films?.items ?? [])];
		return { uploadDate: films.find(({ title }) => title === node.name)?.published };
	}
	if (hasType(node, "WebPage") && !hasType(node, "FAQPage")) {
		return { description: true, inLanguage: true, publisher: true };
	}
	if (!("@id" in node) || !(isDoctor || hasType(node, "LocalBusiness"))) return {};
	const doctor = isDoctor && "jobTitle" in node && doctors.find(({ name }) => name === node.name);
	const isWholeClinic = "contactPoint" in node;
	return {
		...{ name: true, url: true, address: clinic.address && !typesOf(node).every((type) => type === "Person") },
		...(doctor && {
			...{ description: true, knowsLanguage: true, hasCredential: true, worksFor: true },
			...{ image: doctor.portrait.src, identifier: doctor.registration },
		}),
		...(isWholeClinic && {
			...{
				telephone: clinic.phones[0],
				email: clinic.email,
				geo: clinic.coordinates,
				hasMap: clinic.maps,
				image: true,
			},
			...{ openingHoursSpecification: clinic.hours, sameAs: clinic.social[0], subOrganization: clinic.branches[0] },
		}),
	};
}

/** Required properties, and recommended ones that the content has, that a graph lacks. */
const missingFrom = (graph: Node[], content: Content): string[] =>
	nodesIn(graph).flatMap((node) =>
		[
			...Object.entries(required).flatMap(([type, properties]) => (hasType(node, type) ? properties : [])),
			...Object.entries(recommended(node, content)).flatMap(([property, value]) => (value ? property : [])),
		].flatMap((property) => (property in node ? [] : `${nameOf(node)} has no ${property}`)),
	);

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
 * Properties that are no claims which a page has to show: formats and technical facts (of files, films, positions), and
 * facts that it shows in other words, such as runs of days in place of each day.
 */
const notShown =
	"addressCountry addressRegion latitude longitude hasMap inLanguage encodingFormat duration uploadDate width height " +
	"position urlTemplate query-input dateModified dayOfWeek validFrom validThrough";
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
	const parts = value.split(property === "name" && node.parentOrganization ? ", " : "\n");
	return parts.every((part) => page.includes(tidy(part.replace(/^\s*(-|\d+\.) /, ""))));
}

/** Whether a value is an address or a name of the vocabulary. */
function isIdentifier(node: Node, property: string, value: string): boolean {
	const range = rangeOf(node, property);
	const isText = range.includes("Text") && !/^https?:\/\/\S+$/.test(value);
	return !isText && allowsData(range, value) && !range.includes("Date") && !range.includes("Time");
}

/** Claims of a graph that the page does not show. */
export function unseenClaims(root: Root, graph: Node[], content: Content): string[] {
	const page = shownOn(root);
	return nodesIn(graph).flatMap((node) =>
		valuesOf(node).flatMap(([property, value]) => {
			if (notShownProperties.has(property) || (typeof value !== "string" && typeof value !== "number")) return [];
			if (typeof value === "string" && isIdentifier(node, property, value)) return [];
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
		...missingFrom(graph, content),
		...unseenClaims(page.root, graph, content).map((claim) => `the page does not show ${claim}`),
	];
}
