import assert from "node:assert/strict";
import { test } from "node:test";
import { renderToStaticMarkup } from "react-dom/server";
import { StructuredData } from "./structured-data";

test("Data for search engines is one graph, in which no text can close its script", () => {
	const graph = {
		"@context": "https://schema.org" as const,
		"@graph": [
			{ "@type": "Question", name: "Is </script><script>alert(1)</script> safe?" },
			{ "@type": "Person", name: "आशा & Co" },
		],
	};
	const html = renderToStaticMarkup(<StructuredData graph={graph} />);
	const [, json = ""] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
	assert.deepEqual(JSON.parse(json), graph);
});
