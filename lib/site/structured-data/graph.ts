import type { JsonLdObject } from "schema-dts";
import type { Content } from "../../content/content-of";
import { memoize } from "../../memoize";
import { clinicInShort } from "./clinic";
import { doctorInShort } from "./doctor";
import { procedureInShort } from "./treatment";
import { websiteInShort } from "./website";

/** What a page tells search engines and assistants (JSON-LD): things that name each other by their ids. */
export type Graph = { "@context": "https://schema.org"; "@graph": JsonLdObject[] };

export type GraphFacts = Pick<Content, "clinic" | "doctors" | "treatments" | "edition">;

/** The ids by which a value names other nodes, however deep. */
function idsNamedIn(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(idsNamedIn);
	if (value === null || typeof value !== "object") return [];
	const fields = Object.entries(value).filter(([, field]) => field !== undefined);
	if (fields.length === 1 && "@id" in value) return [String(value["@id"])];
	return fields.flatMap(([, field]) => idsNamedIn(field));
}

/** The ids of nodes that a value holds, however deep. */
function idsIn(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(idsIn);
	if (value === null || typeof value !== "object") return [];
	const own = "@id" in value && "@type" in value ? [String(value["@id"])] : [];
	return [...own, ...Object.values(value).flatMap(idsIn)];
}

/** What pages name that is told in full elsewhere, by its ids: the site, the clinic, its doctors and treatments. */
const inShort = memoize((content: GraphFacts): Map<string, JsonLdObject> => {
	const nodes: JsonLdObject[] = [
		websiteInShort(content),
		clinicInShort(content),
		...content.doctors.map((doctor) => doctorInShort(content, doctor)),
		...content.treatments.map((treatment) => procedureInShort(content, treatment)),
	];
	return new Map(nodes.flatMap((node) => idsIn(node).map((id) => [id, node])));
});

/**
 * The graph of a page: its own nodes, and in short each thing that these name by its id.
 * @throws if a node names what no page of the site tells
 */
export function linkedGraph(content: GraphFacts, own: (JsonLdObject | undefined)[]): Graph {
	const nodes = own.filter((node) => node !== undefined);
	const there = new Set(idsIn(nodes));
	const known = inShort(content);
	// The loop also comes to the nodes that are added meanwhile.
	for (const node of nodes) {
		for (const id of idsNamedIn(node)) {
			if (there.has(id)) continue;
			const named = known.get(id);
			if (!named) throw new Error(`The data for search engines names ${id}, which no page tells`);
			nodes.push(named);
			for (const added of idsIn(named)) there.add(added);
		}
	}
	return { "@context": "https://schema.org", "@graph": nodes };
}
