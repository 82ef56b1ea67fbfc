import type { Graph } from "@/lib/site/structured-data/pages";

/** Data about the page for search engines (JSON-LD); behind what visitors read, so that it does not come before that. */
export function StructuredData({ graph }: { graph: Graph }) {
	return (
		<script
			type="application/ld+json"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, and no < can close the script
			dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll("<", "\\u003c") }}
		/>
	);
}
