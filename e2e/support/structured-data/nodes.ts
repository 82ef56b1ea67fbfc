import type { Root } from "hast";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";

/** A thing as a page tells it to search engines. */
export type Node = { "@type": string | string[]; "@id"?: string; [property: string]: unknown };

/** A page of a finished site, parsed. */
export type ParsedPage = { path: string; root: Root };

/**
 * The nodes of the one graph that a page has; none on a page that is not to be found, such as the not-found page.
 * @throws if a page has several graphs, or one of another form
 */
export function graphOn({ path, root }: ParsedPage): Node[] {
	const scripts = selectAll("script[type='application/ld+json']", root);
	if (scripts.length === 0) return [];
	const data = scripts.map((script) => JSON.parse(textOf(script)));
	const [graph] = data;
	if (data.length > 1 || graph["@context"] !== "https://schema.org" || !Array.isArray(graph["@graph"])) {
		throw new Error(`${path} has no single graph: ${scripts.length} scripts, ${Object.keys(graph)}`);
	}
	return graph["@graph"];
}

export const typesOf = (node: Node): string[] => [node["@type"]].flat();

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Whether a value names a node by its id alone. */
export const isReference = (value: unknown): value is { "@id": string } =>
	isObject(value) && "@id" in value && Object.keys(value).length === 1;

export const isNode = (value: unknown): value is Node => isObject(value) && "@type" in value;

/** The properties of a node with each of their values. */
export const valuesOf = (node: Node): [property: string, value: unknown][] =>
	Object.entries(node)
		.filter(([property]) => !property.startsWith("@"))
		.flatMap(([property, value]) =>
			Array.isArray(value) && value.length > 0
				? value.map((one): [string, unknown] => [property, one])
				: [[property, value] as [string, unknown]],
		);

/** A value's nodes, however deep. */
export function nodesIn(value: unknown): Node[] {
	if (Array.isArray(value)) return value.flatMap(nodesIn);
	if (!isObject(value)) return [];
	return [...(isNode(value) ? [value] : []), ...Object.values(value).flatMap(nodesIn)];
}

/** How a message names a node. */
export const nameOf = (node: Node) => `${typesOf(node).join("+")} ${node["@id"] ?? node.name ?? ""}`.trim();
