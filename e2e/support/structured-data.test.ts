import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHtml } from "hast-util-from-html";
import { smallContent } from "./content-copy";
import { malformed, type Node, unseenClaims } from "./structured-data";

const clinic = { "@type": "MedicalClinic", "@id": "https://banyan.example/#clinic", name: "Banyan" };
const page = (properties: object): Node => ({ "@type": "MedicalWebPage", ...properties });

const faults: [graph: Node[], fault: RegExp][] = [
	[[{ "@type": "HandClinic" }], /no type HandClinic/],
	[[page({ telephone: "+91" })], /telephone is no property/],
	[[{ "@type": "MedicalProcedure", adverseOutcome: clinic }], /no property/],
	[[page({ reviewedBy: { "@type": "ImageObject" } })], /reviewedBy takes no ImageObject/],
	[[page({ publisher: { "@id": "https://banyan.example/#none" } })], /does not define/],
	[[clinic, page({ breadcrumb: { "@id": clinic["@id"] } })], /takes no Med/],
	[[clinic, { ...clinic }], /defined twice/],
	[[page({ name: " " })], /name is empty/],
	[[page({ citation: [] })], /citation is empty/],
	[[page({ name: null })], /name is empty/],
	[[page({ lastReviewed: "5 October" })], /lastReviewed takes no "5 October"/],
	[[{ ...clinic, medicalSpecialty: "Hands" }], /takes no "Hands"/],
	[[{ "@type": "VideoObject", duration: "18" }], /takes no "18"/],
];

for (const [graph, fault] of faults) {
	test(`A fault is found: ${fault.source}`, () => {
		const found = malformed(graph);
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
		assert.equal(unseenClaims(root, [page(properties)], content).length, unseen, JSON.stringify(properties));
	}
});
