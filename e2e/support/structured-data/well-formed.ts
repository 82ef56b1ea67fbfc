import { isNode, isReference, type Node, nameOf, nodesIn, typesOf, valuesOf } from "./nodes";
import { isA, takesData, takesThing, typeNamed } from "./vocabulary";

/** What the properties of a node take, by the types that it has. */
function rangeOf(node: Node, property: string): string[] | undefined {
	// An action says by `property-input` what it needs (schema.org, potential actions).
	if (property.endsWith("-input") && typesOf(node).some((type) => isA(type, "Action"))) return ["Text"];
	const ranges = typesOf(node).flatMap((type) => typeNamed(type)?.get(property) ?? []);
	return ranges.length > 0 ? ranges : undefined;
}

/** What is wrong with a value of a property that takes such things; nothing where all is well. */
function wrongWith(value: unknown, range: string[], defined: Map<string, Node>): string | undefined {
	if (isReference(value)) {
		const node = defined.get(value["@id"]);
		if (!node) return `names ${value["@id"]}, which the page does not tell`;
		return takesThing(range, typesOf(node)) ? undefined : `takes no ${nameOf(node)}`;
	}
	if (isNode(value)) return takesThing(range, typesOf(value)) ? undefined : `takes no ${nameOf(value)}`;
	if (typeof value === "string" && value.trim() === "") return "is empty";
	if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
		return takesData(range, value) ? undefined : `takes no ${JSON.stringify(value)}`;
	}
	return `is empty: ${JSON.stringify(value)}`;
}

/**
 * What a page's graph has that the vocabulary does not know, that is empty, told twice or told nowhere; nothing where all
 * is well.
 */
export function malformed(graph: Node[]): string[] {
	const found: string[] = [];
	const nodes = nodesIn(graph);
	const defined = new Map<string, Node>();
	for (const node of nodes) {
		const id = node["@id"];
		if (id === undefined) continue;
		if (defined.has(id)) found.push(`${id} is told twice`);
		defined.set(id, node);
	}
	for (const node of nodes) {
		for (const type of typesOf(node)) if (!typeNamed(type)) found.push(`there is no type ${type}`);
		for (const [property, value] of valuesOf(node)) {
			const range = rangeOf(node, property);
			const wrong = range ? wrongWith(value, range, defined) : "is no property of it";
			if (wrong) found.push(`${nameOf(node)}: ${property} ${wrong}`);
		}
	}
	return found;
}
