import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHtml } from "hast-util-from-html";
import { smallContent } from "./content-copy";
import { malformed, unseenClaims } from "./structured-data";

const url = "https://banyan.example/lumps/";
const asha = { "@type": "Person", name: "Asha" };
const page = { "@type": "MedicalWebPage", url, lastReviewed: "2026-10-05", reviewedBy: asha };
const clinic = { "@type": "MedicalClinic", url, name: "Banyan" };
const film = {
	...{ "@type": "VideoObject", name: "A film", description: "Of a door", uploadDate: "2026-11-21", duration: "PT18S" },
	...{ contentUrl: url, thumbnailUrl: url },
};
const data = (...things: object[]) => ({ "@context": "https://schema.org", "@graph": [page, clinic, film, ...things] });

test("A fault in the data is found, with its place", () => {
	assert.deepEqual(malformed(data()), []);
	for (const [faulty, place] of [
		[{ "@type": "HandClinic", name: "Banyan" }, "3.@type"],
		[{ ...clinic, "@id": "https://banyan.example/#none" }, "3"],
		[{ ...clinic, phone: "+91" }, "3"],
		[{ ...clinic, name: undefined }, "3.name"],
		[{ ...clinic, name: " " }, "3.name"],
		[{ ...clinic, sameAs: [] }, "3.sameAs"],
		[{ ...clinic, hasMap: "Pune" }, "3.hasMap"],
		[{ ...clinic, geo: { "@id": "https://banyan.example/#geo" } }, "3.geo.@type"],
		[{ ...film, uploadDate: undefined }, "3.uploadDate"],
		[{ ...film, uploadDate: "21 November" }, "3.uploadDate"],
		[{ ...film, duration: "18" }, "3.duration"],
		[{ "@type": "FAQPage", mainEntity: { "@id": url } }, "3.mainEntity"],
		[{ "@type": "Article", headline: "Lumps", image: url, datePublished: "2026-11-21", author: "Asha" }, "3.author"],
		[page, "3.@type"],
	] as const) {
		const [fault = ""] = malformed(data(faulty));
		assert.ok(fault.startsWith(`@graph.${place}: `), `${JSON.stringify(faulty)}: ${fault}`);
	}
});

test("Claims are compared with texts, pictures and description of a page, not with its scripts", (t) => {
	const content = smallContent(t);
	const root = fromHtml(`<meta name="description" content="Of hands"><h1>Hand <b>lumps</b></h1><img alt="A hand">
		<p>Most are harmless.<sup>1</sup></p><p>See <a href="/veins/">veins</a>.</p><script>const hidden = "Secret";</script>`);
	const shown = { name: "Hand lumps", description: ["Of hands", "A hand"], text: "Most are harmless.\nSee veins." };
	assert.deepEqual(unseenClaims(root, shown, content), []);
	const claims = { text: ["Secret", "Most are harmless. See veins."], lastReviewed: "2026-10-05", opens: "09:15" };
	assert.equal(unseenClaims(root, claims, content).length, 4);
	Object.assign(content.labels.hours.clock, { time: "{hour}:{minute} {part}", morning: "AM", afternoon: "PM" });
	const dated = fromHtml("<p>Reviewed on 5 October 2026</p><p>9:15 AM to 1:00 PM</p>");
	assert.deepEqual(unseenClaims(dated, { lastReviewed: "2026-10-05", opens: "09:15", closes: "13:00" }, content), []);
});
