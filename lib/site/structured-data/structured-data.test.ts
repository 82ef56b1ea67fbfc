import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { clinicCopy, smallContent } from "@/e2e/support/content-copy";
import { loadContent } from "../../content/load";
import { treatmentPath } from "../../model/routes";
import { crumbs } from "../breadcrumb";
import { filmsGraph, linkedGraph, treatmentGraph } from "./pages";
import { clinicNode, doctorNode, plainText } from "./things";

const SITE = "https://www.banyan.example";
const URL = `${SITE}/hand-surgery/hand-lumps/`;

/** A value as search engines read it: without the fields that are undefined. */
const asRead = (value: unknown) => JSON.parse(JSON.stringify(value));

/** The small clinic, its first doctor, and the nodes of a treatment's page that has only a section on what it is. */
function parts(t: TestContext) {
	const content = smallContent(t);
	const [doctor] = content.doctors;
	const treatment = content.treatments.find(({ slug }) => slug === "hand-lumps");
	assert.ok(doctor && treatment);
	treatment.details.sections = [{ topic: "about", text: "A lump." }];
	const trail = crumbs(content, treatment.link, treatmentPath(treatment));
	const page = { crumbs: trail, sources: [], changed: "2026-11-02" };
	const graph = () => asRead(treatmentGraph(content, treatment, page))["@graph"];
	const node = (id: string) => graph().find((one: { "@id": string }) => one["@id"] === id);
	return { content, doctor, treatment, graph, node };
}

test("A clinic has a contact for emergencies only if it treats them; a mere business offers no services", (t) => {
	const content = smallContent(t);
	const contacts = () => asRead(clinicNode(content)).contactPoint.length;
	assert.equal(contacts(), 2);
	delete content.clinic.emergencies;
	assert.equal(contacts(), 1);
	for (const [kind, present] of [
		["MedicalClinic", ["medicalSpecialty", "availableService"]],
		["MedicalBusiness", ["knowsAbout"]],
	] as const) {
		Object.assign(content.clinic, { kind, specialties: ["Surgical"] });
		const properties = Object.keys(asRead(clinicNode(content)));
		const offers = ["medicalSpecialty", "availableService", "knowsAbout"].filter((one) => properties.includes(one));
		assert.deepEqual(offers, present);
	}
});

test("A branch is a clinic with its own telephone, address and hours that belongs to the clinic", (t) => {
	const node = asRead(clinicNode(loadContent(clinicCopy(t).folder)));
	const [branch] = node.subOrganization;
	assert.deepEqual([branch.name, branch.telephone], ["Sukhada Dental Care, Baner", "+91 20 0123 4568"]);
	assert.deepEqual(branch.parentOrganization, { "@id": node["@id"] });
	assert.notEqual(branch["@id"], node["@id"]);
	assert.equal(branch.address.streetAddress, "3 Sample Heights, Baner");
	assert.equal(branch.openingHoursSpecification.length, 1);
});

test("A doctor has separate degrees, the treatments given, and hospitals other than the clinic", (t) => {
	const { content, doctor } = parts(t);
	const places = [content.clinic.name, "Sassoon Hospital"].map((hospital) => ({ hospital, timings: "Mondays" }));
	const degreesAsWritten = "MBBS, MS (General Surgery, Pune); DNB";
	Object.assign(doctor, { degrees: degreesAsWritten, timings: { heading: "Timings", places } });
	for (const treatment of content.treatments) treatment.doctors = treatment.slug === "warts" ? [doctor.slug] : [];
	const { hasCredential, hospitalAffiliation, availableService } = asRead(doctorNode(content, doctor));
	const degrees = hasCredential.map(({ name }: { name: string }) => name);
	assert.deepEqual(degrees, ["MBBS", "MS (General Surgery, Pune)", "DNB"]);
	assert.deepEqual(hospitalAffiliation, [{ "@type": "Hospital", name: "Sassoon Hospital" }]);
	assert.deepEqual(availableService, [{ "@id": `${SITE}/minor-surgery/warts/#treatment` }]);
});

test("A doctor's hours at a place are those of contact there, without closings and leave", (t) => {
	const content = loadContent(clinicCopy(t).folder);
	const [doctor] = content.doctors;
	assert.ok(doctor);
	const [place, ...others] = asRead(
		doctorNode(content, { ...doctor, portrait: { alt: "", focus: "top" } }),
	).workLocation;
	assert.deepEqual([place.name, place["@type"], place.telephone], ["Baner", "PostalAddress", "+91 20 0123 4568"]);
	const hours = place.hoursAvailable.map(({ dayOfWeek, validFrom, opens }: Record<string, unknown>) => [
		dayOfWeek ?? validFrom,
		opens,
	]);
	assert.deepEqual(hours, [
		[["Wednesday"], "16:00"],
		["2030-10-25", "00:00"],
		["2030-11-11", "00:00"],
		["2030-12-04", "00:00"],
	]);
	assert.deepEqual(others, []);
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
		assert.equal("practicesAt" in node, types === "Person IndividualPhysician");
		assert.equal("address" in node, types !== "Person");
	}
});

test("A treatment's page refers to its conditions, its reviewer and the doctors who give the treatment", (t) => {
	const { content, treatment, node } = parts(t);
	treatment.conditions = [{ words: "A lump on the wrist", at: ["hand"] }];
	const [first, second] = content.doctors.map(({ slug }) => slug);
	treatment.doctors = [second ?? ""];
	const page = node(URL);
	assert.deepEqual(page.about[1], { "@type": "MedicalCondition", name: "A lump on the wrist" });
	assert.deepEqual([page.lastReviewed, page.dateModified], ["2026-10-05", "2026-11-02"]);
	assert.deepEqual(page.reviewedBy, { "@id": `${SITE}/about/${first}/#doctor` });
	assert.deepEqual(node(`${SITE}/about/${second}/#doctor`).availableService, [{ "@id": `${URL}#treatment` }]);
	assert.ok(!("availableService" in node(`${SITE}/about/${first}/#doctor`)));
	const items: { position: number; item: string }[] = node(`${URL}#breadcrumb`).itemListElement;
	const trail = items.map(({ position, item }) => `${position} ${item}`);
	assert.deepEqual(trail, [`1 ${SITE}/`, `2 ${SITE}/hand-surgery/`, `3 ${URL}`]);
});

test("A treatment without optional content has no empty properties", (t) => {
	const { treatment, node, graph } = parts(t);
	delete treatment.review;
	const id = `${URL}#treatment`;
	assert.deepEqual(node(id), { "@type": "MedicalProcedure", "@id": id, name: "Hand Lumps", url: URL });
	assert.doesNotMatch(JSON.stringify(graph()), /FAQPage|reviewedBy|citation|"picture"|\[\]|\{\}|""/);
});

test("An operation has preparation, course, aftercare, risks and questions in the words of its page", (t) => {
	const { treatment, node } = parts(t);
	treatment.procedure = "surgical";
	treatment.details.sections = [
		{ topic: "before", text: "Eat **nothing** for six hours.[^leaflet]" },
		{ topic: "procedure", lead: "Half an hour.", text: "The lump is [taken out](/hand-surgery/hand-lumps/)." },
		{ topic: "recovery", text: "Two days:\n\n- Rest\n- Raise the hand" },
		{ topic: "risks", text: "- Bleeding\n- A scar" },
		{ topic: "questions", faqs: [{ question: "Is it cancer?", answer: "**No.**[^leaflet]" }], ask: [] },
	];
	const operation = node(`${URL}#treatment`);
	assert.deepEqual(operation["@type"], ["SurgicalProcedure", "TherapeuticProcedure"]);
	assert.equal(operation.preparation, "Eat nothing for six hours.");
	assert.equal(operation.howPerformed, "Half an hour.\n\nThe lump is taken out.");
	assert.equal(operation.followup, "Two days:\n\n- Rest\n- Raise the hand");
	assert.equal(operation.adverseOutcome.description, "- Bleeding\n- A scar");
	const [question] = node(`${URL}#questions`).mainEntity;
	assert.deepEqual([question.name, question.acceptedAnswer.text], ["Is it cancer?", "No."]);
	assert.deepEqual(node(URL).hasPart, { "@id": `${URL}#questions` });
	treatment.procedure = "noninvasive";
	const { "@type": type, procedureType } = node(`${URL}#treatment`);
	assert.deepEqual([type, procedureType], ["TherapeuticProcedure", "NoninvasiveProcedure"]);
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
		const [, node]: Record<string, unknown>[] = filmsGraph(content, page, [{ ...film, seconds, published }])["@graph"];
		assert.deepEqual([node?.duration, node?.uploadDate], [duration, published]);
	}
});

test("A graph describes in short what it refers to, and fails for what no page describes", (t) => {
	const { content } = parts(t);
	const graphWith = (id: string) => linkedGraph(content, [{ "@type": "WebPage", publisher: { "@id": id } }]);
	assert.equal(graphWith(`${SITE}/#clinic`)["@graph"][1]?.name, "Banyan Clinic");
	assert.throws(() => graphWith(`${SITE}/about/dr-unknown/#doctor`), /dr-unknown.*no page describes/);
});

test("Markdown becomes plain text with the signs of its lists", () => {
	const lists = "- **One**: first\n  line\n- Two\n  1. a\n  2. b\n\n3. Three\n4. Four\n\n   below";
	for (const [markdown, text] of [
		["## Risks\n\nA *slanted* word\nand `code`.\n\n> Said *so*.", "Risks\n\nA slanted word and code.\n\nSaid so."],
		[lists, "- One: first line\n- Two\n  1. a\n  2. b\n\n3. Three\n4. Four\n   below"],
		['See [the clinic](/about/ "Name") now.', "See the clinic now."],
		["₹12,000, हात & 5 < 6", "₹12,000, हात & 5 < 6"],
	] as const) {
		assert.equal(plainText(markdown), text);
	}
});
