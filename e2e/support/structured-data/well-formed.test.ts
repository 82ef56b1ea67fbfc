import assert from "node:assert/strict";
import { test } from "node:test";
import type { Node } from "./nodes";
import { malformed } from "./well-formed";

const clinic = { "@type": "MedicalClinic", "@id": "https://banyan.example/#clinic", name: "Banyan" };
const page = (properties: Record<string, unknown>): Node => ({ "@type": "MedicalWebPage", ...properties });

test("A graph in the vocabulary's own words has no faults", () => {
	const graph = [
		clinic,
		page({
			publisher: { "@id": clinic["@id"] },
			lastReviewed: "2026-10-05",
			audience: { "@type": "Patient" },
			about: [{ "@type": "SurgicalProcedure", followup: "Rest." }],
			breadcrumb: {
				"@type": "BreadcrumbList",
				itemListElement: { "@type": "ListItem", item: "https://banyan.example/" },
			},
		}),
		{ "@type": ["Person", "IndividualPhysician"], jobTitle: "Surgeon", practicesAt: { "@id": clinic["@id"] } },
		{ "@type": "SearchAction", "query-input": "required name=search_term_string" },
	];
	assert.deepEqual(malformed(graph), []);
});

for (const [what, graph, fault] of [
	["A type that is none", [{ "@type": "HandClinic" }], /no type HandClinic/],
	["A property of another type", [page({ telephone: "+91" })], /telephone is no property/],
	["A property that only a type below has", [{ "@type": "MedicalProcedure", adverseOutcome: clinic }], /no property/],
	["A thing of another type", [page({ reviewedBy: { "@type": "ImageObject" } })], /reviewedBy takes no ImageObject/],
	["An id that is told nowhere", [page({ publisher: { "@id": "https://banyan.example/#none" } })], /does not tell/],
	["An id of something of another type", [clinic, page({ breadcrumb: { "@id": clinic["@id"] } })], /takes no Med/],
	["An id that is told twice", [clinic, clinic], /told twice/],
	["A text that is empty", [page({ name: " " })], /name is empty/],
	["A list that is empty", [page({ citation: [] })], /citation is empty/],
	["Something that is null", [page({ name: null })], /name is empty/],
	["A date in words", [page({ lastReviewed: "5 October" })], /lastReviewed takes no "5 October"/],
	["A specialty that the vocabulary has not", [{ ...clinic, medicalSpecialty: "Hands" }], /takes no "Hands"/],
	["A length of time without its letters", [{ "@type": "VideoObject", duration: "18" }], /takes no "18"/],
] as const) {
	test(`${what} is a fault`, () => {
		const faults = malformed(graph as unknown as Node[]);
		assert.equal(faults.length, 1, faults.join("\n"));
		assert.match(faults[0] ?? "", fault);
	});
}
