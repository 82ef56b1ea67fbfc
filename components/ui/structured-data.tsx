import type { Thing } from "@/lib/site/structured-data";

/** Data about the page for search engines (JSON-LD). */
export function StructuredData({ things }: { things: Thing[] }) {
	const json = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
	return (
		<script
			type="application/ld+json"
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, and no < can close the script
			dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
		/>
	);
}
