import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHtml } from "hast-util-from-html";
import { smallContent } from "./content-copy";
import { malformed, type Node, unseenClaims } from "./structured-data";

const clinic = {
	...{ "@type": "MedicalClinic", "@id": "https://banyan.example/#clinic", name: "Banyan" },
	url: "https://banyan.example/",
};
const page = (properties: object): Node => ({
	...{ "@type": "MedicalWebPage", url: "https://banyan.example/lumps/", name: "Lumps", description: "A hand" },
	...{ inLanguage: "en-IN", isPartOf: { ...clinic, "@type": "WebSite" }, publisher: clinic },
	...properties,
});
const film = { "@type": "VideoObject", name: "A", description: "B", inLanguage: "en-IN", duration: "PT18S" };
const [contentUrl, thumbnailUrl] = ["https://banyan.example/a.mp4", "https://banyan.example/a.png"];

const faults: [node: Node, fault: RegExp][] = [
	[{ "@type": "HandClinic" }, /no type HandClinic/],
	[page({ telephone: "+91" }), /telephone is no property/],
	[page({ reviewedBy: clinic }), /reviewedBy takes no MedicalClinic/],
	[page({ reviewedBy: "Asha" }), /reviewedBy takes no "Asha"/],
	[page({ mainEntity: { "@id": "https://banyan.example/#none" } }), /does not define/],
	[page({ name: " " }), /name is empty/],
	[page({ citation: [] }), /citation is empty/],
	[page({ name: null }), /name is empty/],
	[page({ lastReviewed: "5 October" }), /lastReviewed takes no "5 October"/],
	[{ ...clinic, hasMap: "Pune" }, /hasMap takes no "Pune"/],
	[{ ...film, contentUrl, thumbnailUrl, duration: "18" }, /duration takes no "18"/],
	[{ ...film, contentUrl }, /has no thumbnailUrl/],
];

for (const [node, fault] of faults) {
	test(`A fault is found: ${fault.source}`, () => {
		const found = malformed([node]);
		assert.equal(found.length, 1, found.join("\n"));
		assert.match(found[0] ?? "", fault);
	});
}

test("Claims are compared with texts, pictures and title of a page, not with its scripts", (t) => {
	const content = smallContent(t);
	Object.assign(content.labels.hours.clock, { time: "{hour}:{minute} {part}", afternoon: "PM" });
	const root = fromHtml(`<title>Lumps</title><h1>Hand lumps</h1>
		<p>Most are <b>harm</b>less.<sup><a href="#source-1">1</a></sup> See <a href="/veins/">veins</a>.</p>
		<p>Read on 5 October 2026. Open from 12:00 PM.</p><img alt="A hand"><script>const hidden = "Secret";</script>`);
	const hours = (opens: string) => ({ mainEntity: { "@type": "OpeningHoursSpecification", opens } });
	for (const [properties, unseen] of [
		[{ name: "Lumps", headline: "Hand lumps", description: "A hand" }, 0],
		[{ description: "Most are harmless. See veins.", lastReviewed: "2026-10-05" }, 0],
		[{ description: "Secret" }, 1],
		[{ description: "Hand lumps\nCome at once" }, 1],
		[{ lastReviewed: "2026-10-06" }, 1],
		[hours("12:00"), 0],
		[hours("09:00"), 1],
	] as const) {
		assert.equal(
			unseenClaims(root, [{ "@type": "MedicalWebPage", ...properties }], content).length,
			unseen,
			JSON.stringify(properties),
		);
	}
});
