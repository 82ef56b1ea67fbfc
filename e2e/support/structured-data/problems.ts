import type { Content } from "@/lib/content/content-of";
import { missingFrom } from "./expected";
import { graphOn, type ParsedPage } from "./nodes";
import { unseenClaims } from "./visible";
import { malformed } from "./well-formed";

/** What is wrong with the data that a page has for search engines; nothing where all is well. */
export function dataProblems(page: ParsedPage, content: Content): string[] {
	const graph = graphOn(page);
	if (graph.length === 0) return ["the page has no data"];
	return [
		...malformed(graph),
		...missingFrom(graph, content),
		...unseenClaims(page.root, graph, content).map((claim) => `the page does not show ${claim}`),
	];
}
