import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { clinicCopy, smallContent } from "@/e2e/support/content-copy";
import { loadContent } from "../../content/load";
import { treatmentPath } from "../../model/routes";
import { crumbs } from "../breadcrumb";
import { filmsGraph, treatmentGraph } from "./pages";
import { clinicNode, doctorNode, plainText } from "./things";

const SITE = "https://www.banyan.example";
const URL = `${SITE}/hand-surgery/hand-lumps/`;

/** A value as search engines read it: without the fields that are undefined. */
const asRead = (value: unknown) => JSON.parse(JSON.stringify(value));

/** The small clinic, its first doctor, and the graph of a treatment's page that has only a section on what it is. */
function parts(t: TestContext) {
	const content = smallContent(t);
	const [doctor] = content.doctors;
	const treatment = content.treatments.find(({ slug }) => slug === "hand-lumps");
	assert.ok(doctor && treatment);
	treatment.details.sections = [{ topic: "about", text: "A lump." }];
	const trail = crumbs(content, treatment.link, treatmentPath(treatment));
	const facts = { crumbs: trail, sources: [], changed: "2026-11-02" };
	const graph = () => asRead(treatmentGraph(content, treatment, facts))["@graph"];
	return { content, doctor, treatment, graph, page: () => graph()[0] };
}

test("A clinic has a contact for emergencies only if it treats them; a mere business has no specialty", (t) => {
	const content = smallContent(t);
	const contacts = () => asRead(clinicNode(content)).contactPoint.length;
	assert.equal(contacts(), 2);
	delete content.clinic.emergencies;
	assert.equal(contacts(), 1);
	for (const kind of ["MedicalClinic", "MedicalBusiness"] as const) {
		Object.assign(content.clinic, { kind, specialties: ["Surgical"] });
		assert.equal("medicalSpecialty" in asRead(clinicNode(content)), kind === "MedicalClinic");
	}
});

test("A branch is a clinic with its own telephone, address and hours that belongs to the clinic", (t) => {
	const node = asRead(clinicNode(loadContent(clinicCopy(t).folder)));
	const [branch] = node.subOrganization;
	assert.deepEqual([branch.name, branch.telephone], ["Sukhada Dental Care, Baner", "+91 20 0123 4568"]);
	assert.notEqual(branch["@id"], node["@id"]);
	assert.equal(branch.address.streetAddress, "3 Sample Heights, Baner");
	assert.equal(branch.openingHoursSpecification.length, 1);
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
		const node = asRead(doctorNode(content, doctor));
		assert.equal([node["@type"]].flat().join(" "), types);
		assert.equal("address" in node, types !== "Person");
	}
});

test("A treatment's page has its reviewer, its dates, the kind of procedure and the pages above it", (t) => {
	const { content, treatment, page } = parts(t);
	const [first] = content.doctors;
	assert.deepEqual([page().lastReviewed, page().dateModified], ["2026-10-05", "2026-11-02"]);
	assert.deepEqual([page().reviewedBy.name, page().reviewedBy.url], [first?.name, `${SITE}/about/${first?.slug}/`]);
	for (const [procedure, type, procedureType] of [
		["surgical", "SurgicalProcedure", undefined],
		["noninvasive", "MedicalProcedure", "NoninvasiveProcedure"],
	] as const) {
		treatment.procedure = procedure;
		assert.deepEqual([page().about["@type"], page().about.procedureType], [type, procedureType]);
	}
	const items: { position: number; item: string }[] = page().breadcrumb.itemListElement;
	const trail = items.map(({ position, item }) => `${position} ${item}`);
	assert.deepEqual(trail, [`1 ${SITE}/`, `2 ${SITE}/hand-surgery/`, `3 ${URL}`]);
});

test("A treatment without optional content has no empty properties", (t) => {
	const { treatment, page, graph } = parts(t);
	delete treatment.review;
	assert.deepEqual(page().about, { "@type": "MedicalProcedure", name: "Hand Lumps", url: URL });
	assert.doesNotMatch(JSON.stringify(graph()), /FAQPage|reviewedBy|citation|ImageObject|\[\]|\{\}|""/);
});

test("Questions have their answers in words, without marks of sources", (t) => {
	const { treatment, graph } = parts(t);
	const faqs = [{ question: "Is it cancer?", answer: "**No.**[^leaflet]" }];
	treatment.details.sections = [{ topic: "questions", faqs, ask: [] }];
	const [question] = graph()[1].mainEntity;
	assert.deepEqual([question.name, question.acceptedAnswer.text], ["Is it cancer?", "No."]);
});

test("A film has its duration in minutes and seconds, and its date if known", (t) => {
	const { content } = parts(t);
	const [film] = content.gallery?.videos?.items ?? [];
	assert.ok(film);
	const page = { type: "VideoGallery", path: "/gallery/videos/", name: "Films", description: "Films." };
	for (const [seconds, duration, published] of [
		[18, "PT18S", undefined],
		[60, "PT1M", undefined],
		[95, "PT1M35S", "2026-11-21"],
	] as const) {
		const [described]: { video: Record<string, string>[] }[] = asRead(
			filmsGraph(content, page, [{ ...film, seconds, published }]),
		)["@graph"];
		assert.deepEqual([described?.video[0]?.duration, described?.video[0]?.uploadDate], [duration, published]);
	}
});

test("Markdown becomes plain text, a line for each paragraph and entry of a list", () => {
	for (const [markdown, text] of [
		["A *slanted* word\nand `code`.\n\nSaid so.", "A slanted word and code.\nSaid so."],
		["- **One**: first\n  line\n- Two\n\n3. Three", "One: first line\nTwo\nThree"],
		['See [the clinic](/about/ "Name") now.', "See the clinic now."],
		["₹12,000, हात & 5 < 6", "₹12,000, हात & 5 < 6"],
	] as const) {
		assert.equal(plainText(markdown), text);
	}
});
