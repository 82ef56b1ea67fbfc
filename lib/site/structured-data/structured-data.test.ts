import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { clinicCopy } from "@/e2e/support/clinic-copy";
import { smallContent } from "@/e2e/support/small-content";
import { loadContent } from "../../content/load";
import { crumbs } from "../breadcrumb";
import { treatmentPath } from "../routes";
import { filmsGraph, linkedGraph, treatmentGraph } from "./pages";
import { clinicNode, doctorNode, plainText } from "./things";

const SITE = "https://www.banyan.example";
const URL = `${SITE}/hand-surgery/hand-lumps/`;
const clinicRef = { "@id": `${SITE}/#clinic` };

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
	const graph = () =>
		asRead(treatmentGraph(content, treatment, { crumbs: trail, sources: [], changed: "2026-11-02" }))["@graph"];
	const node = (id: string) => graph().find((one: { "@id": string }) => one["@id"] === id);
	return { content, doctor, treatment, graph, node };
}

test("The clinic has its name, address, hours, contacts and employees", (t) => {
	const content = smallContent(t);
	content.clinic.specialties = ["Surgical"];
	const { availableService, contactPoint, ...facts } = asRead(clinicNode(content));
	assert.equal(availableService.length, content.treatments.length);
	assert.deepEqual(facts, {
		"@type": "MedicalClinic",
		...clinicRef,
		url: `${SITE}/`,
		name: "Banyan Clinic",
		description: content.clinic.blurb,
		logo: `${SITE}/icon-512.png`,
		image: `${SITE}/social/_site.png`,
		telephone: "+91 20 5555 0100",
		email: "desk@banyan.example",
		address: {
			"@type": "PostalAddress",
			"@id": `${SITE}/#address`,
			streetAddress: "2 Banyan Lane, Old Town",
			addressLocality: "Pune",
			addressRegion: "Maharashtra",
			postalCode: "411001",
			addressCountry: "IN",
		},
		geo: { "@type": "GeoCoordinates", latitude: 18.5, longitude: 73.8 },
		hasMap: "https://maps.example/at",
		openingHoursSpecification: [
			{
				"@type": "OpeningHoursSpecification",
				dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
				opens: "12:00",
				closes: "19:00",
			},
		],
		sameAs: ["https://www.facebook.com/banyan.example"],
		medicalSpecialty: ["Surgical"],
		employee: [{ "@id": `${SITE}/about/dr-asha-rao/#doctor` }, { "@id": `${SITE}/about/dr-vijay-more/#doctor` }],
	});
	const { common, hours } = content.words;
	const types = contactPoint.map(({ contactType }: { contactType: string }) => contactType);
	assert.deepEqual(types, [common.bookAppointment, hours.emergencies]);
	delete content.clinic.emergencies;
	assert.equal(asRead(clinicNode(content)).contactPoint.length, 1);
});

test("A medical business has no specialty, and knows about treatments in place of offering services", (t) => {
	const content = smallContent(t);
	Object.assign(content.clinic, { kind: "MedicalBusiness", specialties: ["Surgical"] });
	const node = asRead(clinicNode(content));
	assert.ok(!("medicalSpecialty" in node) && !("availableService" in node));
	assert.equal(node.knowsAbout.length, content.treatments.length);
});

test("A clinic with only an e-mail address has no empty properties", (t) => {
	const { folder, change } = clinicCopy(t);
	change("content/clinic.yaml", (clinic) => {
		for (const field of ["phone", "address", "place", "hours", "branches", "maps", "coordinates"]) delete clinic[field];
	});
	change("content/treatments/teeth-&-gums/root-canal.yaml", (treatment) => delete treatment.title);
	const node = asRead(clinicNode(loadContent(folder)));
	for (const field of ["telephone", "address", "geo", "hasMap", "openingHoursSpecification", "subOrganization"]) {
		assert.ok(!(field in node), field);
	}
	assert.equal(node.email, "namaste@sukhada.example");
});

test("A branch is a clinic with its own telephone and hours that belongs to the clinic", (t) => {
	const node = asRead(clinicNode(loadContent(clinicCopy(t).folder)));
	const [branch] = node.subOrganization;
	assert.deepEqual([branch.name, branch.telephone], ["Sukhada Dental Care, Baner", "+91 20 0123 4568"]);
	assert.notEqual(branch.telephone, node.telephone);
	assert.deepEqual(branch.parentOrganization, { "@id": node["@id"] });
	assert.notEqual(branch["@id"], node["@id"]);
	assert.equal(branch.address.streetAddress, "3 Sample Heights, Baner");
	assert.equal(branch.openingHoursSpecification.length, 1);
});

test("A doctor is a person and a physician with degrees, registration, services and other hospitals", (t) => {
	const { content, doctor } = parts(t);
	Object.assign(doctor, {
		degrees: "MBBS, MS (General Surgery, Pune); DNB",
		registration: { council: "Maharashtra Medical Council", number: "12345" },
		specialties: ["PlasticSurgery"],
		timings: {
			heading: "Timings",
			places: [
				{ hospital: content.clinic.name, timings: "Mondays" },
				{ hospital: "Sassoon Hospital", address: "Station Road, Pune", timings: "Tuesdays" },
			],
		},
	});
	for (const treatment of content.treatments) treatment.doctors = [];
	const [given] = content.treatments;
	given?.doctors.push(doctor.slug);
	assert.deepEqual(asRead(doctorNode(content, doctor)), {
		"@type": ["Person", "IndividualPhysician"],
		"@id": `${SITE}/about/dr-asha-rao/#doctor`,
		url: `${SITE}/about/dr-asha-rao/`,
		name: "Dr. Asha Rao",
		address: { "@id": `${SITE}/#address` },
		jobTitle: "Hand surgeon",
		description: doctor.summary,
		knowsLanguage: ["English", "Marathi"],
		hasCredential: ["MBBS", "MS (General Surgery, Pune)", "DNB"].map((name) => ({
			"@type": "EducationalOccupationalCredential",
			name,
		})),
		identifier: { "@type": "PropertyValue", propertyID: "Maharashtra Medical Council", value: "12345" },
		medicalSpecialty: ["PlasticSurgery"],
		worksFor: clinicRef,
		practicesAt: clinicRef,
		hospitalAffiliation: [{ "@type": "Hospital", name: "Sassoon Hospital", address: "Station Road, Pune" }],
		availableService: [{ "@id": `${SITE}/${given?.menu}/${given?.slug}/#treatment` }],
	});
});

test("A dentist is no physician; a doctor of a dental practice is a dentist unless the content says otherwise", (t) => {
	const { content, doctor } = parts(t);
	for (const [practice, kind, types] of [
		["MedicalClinic", "Dentist", ["Person", "Dentist"]],
		["Dentist", undefined, ["Person", "Dentist"]],
		["Dentist", "Person", "Person"],
	] as const) {
		content.clinic.kind = practice;
		doctor.kind = kind;
		const node = asRead(doctorNode(content, doctor));
		assert.deepEqual(node["@type"], types);
		assert.ok(!("practicesAt" in node));
	}
});

test("A treatment's page has its subject, audience, review, breadcrumb and the doctors who give the treatment", (t) => {
	const { content, treatment, node } = parts(t);
	treatment.conditions = ["A lump on the wrist"];
	const [first, second] = content.doctors;
	treatment.doctors = [second?.slug ?? ""];
	assert.deepEqual(node(URL), {
		"@type": "MedicalWebPage",
		"@id": URL,
		url: URL,
		name: "Hand Lumps in plain words",
		description: treatment.summary,
		inLanguage: "en-IN",
		isPartOf: { "@id": `${SITE}/#website` },
		publisher: clinicRef,
		breadcrumb: { "@id": `${URL}#breadcrumb` },
		about: [{ "@id": `${URL}#treatment` }, { "@type": "MedicalCondition", name: "A lump on the wrist" }],
		audience: { "@type": "Patient" },
		lastReviewed: "2026-10-05",
		dateModified: "2026-11-02",
		reviewedBy: { "@id": `${SITE}/about/${first?.slug}/#doctor` },
	});
	assert.deepEqual(node(`${SITE}/about/${second?.slug}/#doctor`).availableService, [{ "@id": `${URL}#treatment` }]);
	assert.ok(!("availableService" in node(`${SITE}/about/${first?.slug}/#doctor`)));
	const items = node(`${URL}#breadcrumb`).itemListElement;
	assert.deepEqual(
		items.map(({ position, item }: { position: number; item: string }) => [position, item]),
		[`${SITE}/`, `${SITE}/hand-surgery/`, URL].map((item, index) => [index + 1, item]),
	);
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
	assert.throws(() => graphWith(`${SITE}/about/dr-nobody/#doctor`), /dr-nobody.*no page describes/);
});

test("Markdown becomes plain text with the signs of its lists", () => {
	for (const [markdown, text] of [
		[
			"## Risks\n\nA **bold**, *slanted* word\nand `code` & more.\n\n> Said *so*.",
			"Risks\n\nA bold, slanted word and code & more.\n\nSaid so.",
		],
		[
			"- **One**: first\n  line\n- Two\n  1. a\n  2. b\n\n3. Three\n4. Four\n\n   below",
			"- One: first line\n- Two\n  1. a\n  2. b\n\n3. Three\n4. Four\n   below",
		],
		['See [the clinic](/about/ "Name") now.', "See the clinic now."],
		["₹12,000, हात & 5 < 6", "₹12,000, हात & 5 < 6"],
	] as const) {
		assert.equal(plainText(markdown), text);
	}
});
