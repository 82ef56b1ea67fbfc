import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHtml } from "hast-util-from-html";
import { smallContent } from "./content-copy";
import { malformed, unseenClaims } from "./structured-data";

const url = "https://banyan.example/lumps/";
const asha = { "@type": "Person", name: "Asha" };
const page = { "@type": "MedicalWebPage", url, lastReviewed: "2026-10-05", reviewedBy: asha };
const clinic = { "@type": "MedicalClinic", url, name: "Banyan" };
const data = (...things: object[]) => ({ "@context": "https://schema.org", "@graph": [page, clinic, ...things] });

test("A fault in the data is found, with its place", () => {
	assert.deepEqual(malformed(data()), []);
	for (const [faulty, path] of [
		[{ "@type": "HandClinic", name: "Banyan" }, "2.@type"],
		[{ ...clinic, "@id": "https://banyan.example/#none" }, "2"],
		[{ ...clinic, name: undefined }, "2.name"],
		[{ ...clinic, name: " " }, "2.name"],
		[{ ...clinic, hasMap: "Pune" }, "2.hasMap"],
		[{ ...clinic, phone: "+91" }, "2"],
		[{ ...clinic, geo: { "@id": "https://banyan.example/#geo" } }, "2.geo.@type"],
		[page, "2.@type"],
	] as const) {
		const [fault = ""] = malformed(data(faulty));
		assert.ok(fault.startsWith(`@graph.${path}: `), `${JSON.stringify(faulty)}: ${fault}`);
	}
});

test("Claims are compared with texts, pictures and description of a page, not with its scripts", (t) => {
	const content = smallContent(t);
	const root = fromHtml(`<meta name="description" content="Of hands"><h1>Hand <b>lumps</b></h1><img alt="A hand">
		<p>Most are harmless.<sup>1</sup></p><p>See <a href="/veins/">veins</a>.</p><script>const hidden = "Secret";</script>`);
	const visible = { name: "Hand lumps", description: ["Of hands", "A hand"], text: "Most are harmless.\nSee veins." };
	assert.deepEqual(unseenClaims(root, visible, content), []);
	const claims = { text: ["Secret", "Most are harmless. See veins."], lastReviewed: "2026-10-05", opens: "09:15" };
	assert.equal(unseenClaims(root, claims, content).length, 4);
	Object.assign(content.labels.hours.clock, { time: "{hour}:{minute} {part}", morning: "AM", afternoon: "PM" });
	const dated = fromHtml("<p>Reviewed on 5 October 2026</p><p>9:15 AM to 1:00 PM</p>");
	assert.deepEqual(unseenClaims(dated, { lastReviewed: "2026-10-05", opens: "09:15", closes: "13:00" }, content), []);
});
