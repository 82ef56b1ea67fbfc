import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { smallContent } from "@/e2e/support/small-content";
import { crumbs } from "../breadcrumb";
import { treatmentPath } from "../routes";
import { linkedGraph } from "./graph";
import { filmsGraph, treatmentGraph } from "./pages";

const SITE = "https://www.banyan.example";
const URL = `${SITE}/hand-surgery/hand-lumps/`;

/** What search engines read: fields without a value are not there. */
const asRead = (value: unknown) => JSON.parse(JSON.stringify(value));

/** The content, and one of its treatments without sections but that on what it is. */
function parts(t: TestContext) {
	const content = smallContent(t);
	const treatment = content.treatments.find(({ slug }) => slug === "hand-lumps");
	if (!treatment) throw new Error("The small clinic has this treatment");
	treatment.details.sections = [{ topic: "about", text: "A lump." }];
	const trail = crumbs(content, treatment.link, treatmentPath(treatment));
	const graph = () =>
		asRead(treatmentGraph(content, treatment, { crumbs: trail, sources: [], changed: "2026-11-02" }))["@graph"];
	const node = (id: string) => graph().find((one: { "@id": string }) => one["@id"] === id);
	return { content, treatment, graph, node };
}

test("A treatment's page says what it is about, for whom, who has reviewed it and when", (t) => {
	const { treatment, node } = parts(t);
	treatment.conditions = ["A lump on the wrist"];
	assert.deepEqual(node(URL), {
		"@type": "MedicalWebPage",
		"@id": URL,
		url: URL,
		name: "Hand Lumps in plain words",
		description: treatment.summary,
		inLanguage: "en-IN",
		isPartOf: { "@id": `${SITE}/#website` },
		publisher: { "@id": `${SITE}/#clinic` },
		breadcrumb: { "@id": `${URL}#breadcrumb` },
		about: [{ "@id": `${URL}#treatment` }, { "@type": "MedicalCondition", name: "A lump on the wrist" }],
		audience: { "@type": "Patient" },
		lastReviewed: "2026-10-05",
		dateModified: "2026-11-02",
		reviewedBy: { "@id": `${SITE}/about/dr-asha-rao/#doctor` },
	});
});

test("Doctors who give the treatment are told with it, others are not", (t) => {
	const { content, treatment, node } = parts(t);
	const [first, second] = content.doctors;
	delete treatment.review;
	treatment.doctors = [first?.slug ?? ""];
	assert.deepEqual(node(`${SITE}/about/${first?.slug}/#doctor`).availableService, [{ "@id": `${URL}#treatment` }]);
	assert.equal(node(`${SITE}/about/${second?.slug}/#doctor`), undefined);
});

test("A treatment that says little has nothing empty in its data", (t) => {
	const { treatment, node, graph } = parts(t);
	delete treatment.review;
	assert.deepEqual(node(`${URL}#treatment`), {
		"@type": "MedicalProcedure",
		"@id": `${URL}#treatment`,
		name: "Hand Lumps",
		url: URL,
	});
	assert.doesNotMatch(JSON.stringify(graph()), /FAQPage|reviewedBy|citation|"picture"|\[\]|\{\}|""/);
});

test("Preparation, course, aftercare and risks of an operation are told in the page's words, without its marks", (t) => {
	const { treatment, node } = parts(t);
	treatment.procedure = "surgical";
	treatment.details.sections = [
		{ topic: "about", text: "A lump." },
		{ topic: "before", text: "Eat **nothing** for six hours.[^leaflet]" },
		{ topic: "procedure", lead: "Half an hour.", text: "The lump is [taken out](/hand-surgery/hand-lumps/)." },
		{ topic: "recovery", text: "Two days:\n\n- Rest\n- Raise the hand" },
		{ topic: "risks", text: "- Bleeding\n- A scar" },
	];
	const operation = node(`${URL}#treatment`);
	assert.deepEqual(operation["@type"], ["SurgicalProcedure", "TherapeuticProcedure"]);
	assert.equal(operation.preparation, "Eat nothing for six hours.");
	assert.equal(operation.howPerformed, "Half an hour.\n\nThe lump is taken out.");
	assert.equal(operation.followup, "Two days:\n\n- Rest\n- Raise the hand");
	assert.equal(operation.adverseOutcome.description, "- Bleeding\n- A scar");
	assert.equal(operation.adverseOutcome.url, `${URL}#risks`);
	treatment.procedure = "noninvasive";
	assert.equal(node(`${URL}#treatment`)["@type"], "TherapeuticProcedure");
	assert.equal(node(`${URL}#treatment`).procedureType, "NoninvasiveProcedure");
});

test("Questions are told with their answers, in their order", (t) => {
	const { treatment, node } = parts(t);
	const faqs = [
		{ question: "Is it cancer?", answer: "**No.**[^leaflet]" },
		{ question: "Will it return?", answer: "It may." },
	];
	treatment.details.sections.push({ topic: "questions", faqs, ask: [] });
	assert.deepEqual(
		node(`${URL}#questions`).mainEntity.map((one: { name: string; acceptedAnswer: { text: string } }) => [
			one.name,
			one.acceptedAnswer.text,
		]),
		[
			["Is it cancer?", "No."],
			["Will it return?", "It may."],
		],
	);
	assert.deepEqual(node(URL).hasPart, { "@id": `${URL}#questions` });
});

test("A breadcrumb counts its pages from one, itself the last, and names their whole addresses", (t) => {
	const { node } = parts(t);
	const [home, menu, here] = node(`${URL}#breadcrumb`).itemListElement;
	assert.deepEqual([home.position, home.item], [1, `${SITE}/`]);
	assert.deepEqual([menu.position, menu.item], [2, `${SITE}/hand-surgery/`]);
	assert.deepEqual([here.position, here.name, here.item], [3, "Hand Lumps", URL]);
});

test("A film's length is told in minutes and seconds, its day only where it is known", (t) => {
	const { content } = parts(t);
	const [film] = content.gallery?.videos?.items ?? [];
	if (!film) throw new Error("The small clinic has a film");
	const page = { type: "VideoGallery", path: "/gallery/videos/", name: "Films", description: "Films." } as const;
	const videoOf = (change: Partial<typeof film>) =>
		asRead(filmsGraph(content, page, [{ ...film, ...change }]))["@graph"].find(
			(node: { "@type": string }) => node["@type"] === "VideoObject",
		);
	for (const [seconds, told] of [
		[18, "PT18S"],
		[60, "PT1M"],
		[95, "PT1M35S"],
	] as const) {
		assert.equal(videoOf({ seconds }).duration, told);
	}
	assert.ok(!("uploadDate" in videoOf({ published: undefined })));
	assert.equal(videoOf({ published: "2026-11-21" }).uploadDate, "2026-11-21");
});

test("What a node names is told in short, and what no page tells stops the build", (t) => {
	const { content } = parts(t);
	const graphNaming = (id: string) => linkedGraph(content, [{ "@type": "WebPage", publisher: { "@id": id } } as never]);
	const [, clinic] = graphNaming(`${SITE}/#clinic`)["@graph"];
	assert.equal((clinic as { name?: string } | undefined)?.name, "Banyan Clinic");
	assert.throws(() => graphNaming(`${SITE}/about/dr-nobody/#doctor`), /dr-nobody.*no page tells/);
});
