import { test } from "node:test";
import { expect } from "@playwright/test";
import { contentCopy } from "@/e2e/support/content-copy";

const file = "content/sources/leaflet.yaml";
const EXPECTED = "expected the publisher's address, a DOI (https://doi.org/…), PubMed, PMC or the authority's own page";

for (const [address, message] of [
	["http://press.example/leaflet", "expected an address that begins with https://, found http://"],
	["https://vdocuments.site/leaflet.html", `vdocuments.site copies what others have published; ${EXPECTED}`],
	["https://www.docslib.org/leaflet", `www.docslib.org copies what others have published; ${EXPECTED}`],
	["http://paperity.org/p/1", `paperity.org copies what others have published; ${EXPECTED}`],
	[
		"https://www.ncbi.nlm.nih.gov/pubmedhealth/PMH1/",
		`www.ncbi.nlm.nih.gov/pubmedhealth/ copies what others have published; ${EXPECTED}`,
	],
] as const) {
	test(`A source cannot lead to ${address}`, (t) => {
		const { edit, lineOf, problems } = contentCopy(t);
		edit(file, "https://press.example/leaflet", address);
		expect(problems()).toMatchObject([{ file, line: lineOf(file, address), field: "url", message }]);
	});
}

for (const address of [
	"https://doi.org/10.1000/182",
	"https://www.ncbi.nlm.nih.gov/books/NBK1/",
	"https://notdocslib.org/leaflet",
	"https://press.example/docslib.org/",
]) {
	test(`A source can lead to ${address}`, (t) => {
		const { edit, problems } = contentCopy(t);
		edit(file, "https://press.example/leaflet", address);
		expect(problems()).toEqual([]);
	});
}
