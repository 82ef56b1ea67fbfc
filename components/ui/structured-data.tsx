import type { Graph } from "@/lib/machines/structured-data";

/** Structured data (JSON-LD). Last in the page, to not delay the content. */
export function StructuredData({ graph }: { graph: Graph }) {
	return (
		<script
			type="application/ld+json"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, and no < can close the script
			dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll("<", "\\u003c") }}
		/>
	);
}
