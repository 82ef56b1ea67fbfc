import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { clinicCopy, smallContent } from "@/e2e/support/content-copy";
import { loadContent } from "../content/load";
import { treatmentPath } from "../model/routes";
import { crumbs } from "../pages/menus";
import { clinicNodes, doctorData, filmNodes, pageGraph, treatmentData } from "./structured-data";

const SITE = "https://www.banyan.example";

/** A value as search engines read it: without the fields that are undefined. */
const asRead = (value: unknown) => JSON.parse(JSON.stringify(value));

/** The small clinic, its first doctor and a treatment. */
function parts(t: TestContext) {
	const content = smallContent(t);
	const [doctor] = content.doctors;
	const treatment = content.treatments.find(({ slug }) => slug === "hand-lumps");
	assert.ok(doctor && treatment);
	return { content, doctor, treatment };
}

test("A branch is a clinic with its own telephone, address and hours", (t) => {
	const [clinic, branch] = asRead(clinicNodes(loadContent(clinicCopy(t).folder)));
	assert.deepEqual([branch["@type"], branch.name], [clinic["@type"], "Sukhada Dental Care, Baner"]);
	assert.deepEqual([branch.telephone, branch.address.streetAddress], ["+91 20 0123 4568", "3 Sample Heights, Baner"]);
	assert.equal(branch.openingHoursSpecification.length, 1);
});

test("A mere business has no specialty in the vocabulary", (t) => {
	const content = smallContent(t);
	for (const [kind, medicalSpecialty] of [
		["MedicalClinic", ["Surgical"]],
		["MedicalBusiness", undefined],
	] as const) {
		Object.assign(content.clinic, { kind, specialties: ["Surgical"] });
		assert.deepEqual(clinicNodes(content)[0]?.medicalSpecialty, medicalSpecialty);
	}
});

test("A dentist is no physician; a doctor of a dental practice is a dentist unless the content says otherwise", (t) => {
	const { content, doctor } = parts(t);
	for (const [practice, kind, types] of [
		["MedicalClinic", undefined, "Person IndividualPhysician"],
		["MedicalClinic", "Dentist", "Person Dentist"],
		["Dentist", undefined, "Person Dentist"],
		["Dentist", "Person", "Person"],
	] as const) {
		content.clinic.kind = practice;
		doctor.kind = kind;
		const { mainEntity } = asRead(doctorData(content, doctor).page);
		assert.equal([mainEntity["@type"]].flat().join(" "), types);
		assert.equal("address" in mainEntity, types !== "Person");
	}
});

test("A treatment's page has its date, the pages above it and, if a doctor reviewed it in its language, the review", (t) => {
	const { content, doctor, treatment } = parts(t);
	const path = treatmentPath(treatment);
	const trail = { crumbs: crumbs(content, treatment.link, path), changed: "2026-11-02" };
	const page = (isReviewed: boolean) => {
		const data = treatmentData(content, { treatment, reviewer: doctor, isReviewed });
		return asRead(pageGraph(content, path, { ...trail, ...data }))["@graph"][0];
	};
	const { breadcrumb, ...facts } = page(true);
	assert.deepEqual(facts, {
		"@type": "MedicalWebPage",
		url: SITE + path,
		dateModified: "2026-11-02",
		lastReviewed: "2026-10-05",
		reviewedBy: { "@type": "Person", name: doctor.name, url: `${SITE}/about/${doctor.slug}/` },
	});
	const items: { position: number; item: string }[] = breadcrumb.itemListElement;
	const above = items.map(({ position, item }) => `${position} ${item}`);
	assert.deepEqual(above, [`1 ${SITE}/`, `2 ${SITE}/hand-surgery/`, `3 ${SITE}${path}`]);
	assert.deepEqual(Object.keys(page(false)), ["@type", "url", "dateModified", "breadcrumb"]);
});

test("Answers are plain text without marks of sources, a line for each paragraph and entry of a list", (t) => {
	const { content, treatment } = parts(t);
	const things = () => asRead(treatmentData(content, { treatment, isReviewed: false }).things);
	treatment.details.sections = [{ topic: "about", text: "A lump." }];
	assert.deepEqual(things(), []);
	for (const [answer, text] of [
		["**No.**[^leaflet]", "No."],
		["A *slanted* word\nand `code`.\n\nSaid so.", "A slanted word and code.\nSaid so."],
		["- **One**: first\n  line\n- Two\n\n3. Three", "One: first line\nTwo\nThree"],
		['See [the clinic](/about/ "Name") now.', "See the clinic now."],
		["₹12,000, हात & 5 < 6", "₹12,000, हात & 5 < 6"],
	] as const) {
		treatment.details.sections = [{ topic: "questions", faqs: [{ question: "Why?", answer }], ask: [] }];
		assert.deepEqual(things()[0].mainEntity[0].acceptedAnswer, { "@type": "Answer", text });
	}
});

test("A film with a date has its duration in minutes and seconds; one without is left out", (t) => {
	const { content } = parts(t);
	const [film] = content.gallery?.videos?.items ?? [];
	assert.ok(film);
	const published = "2026-11-21";
	const films = [18, 60, 95].map((seconds) => ({ ...film, seconds, published }));
	const nodes = filmNodes(content, [...films, { ...film, published: undefined }]);
	const described = nodes.map((node) => `${node.duration} ${node.uploadDate}`);
	assert.deepEqual(described, [`PT18S ${published}`, `PT1M ${published}`, `PT1M35S ${published}`]);
});
