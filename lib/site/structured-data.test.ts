import { type TestContext, test } from "node:test";
import { expect } from "@playwright/test";
import { smallContent } from "@/tests/support/small-content";
import { breadcrumbThing, clinicThing, doctorThing, type Thing, treatmentThings } from "./structured-data";

const SITE = "https://www.banyan.example";

/** What search engines read: fields without a value are not there. */
const asRead = (thing: Thing | undefined) => JSON.parse(JSON.stringify(thing));

/** The content, one of its doctors and one of its treatments. */
function parts(t: TestContext) {
	const content = smallContent(t);
	const doctor = content.doctors.find(({ slug }) => slug === "dr-asha-rao");
	const treatment = content.treatments.find(({ slug }) => slug === "hand-lumps");
	if (!doctor || !treatment) throw new Error("The small clinic has this doctor and this treatment");
	return { content, doctor, treatment };
}

test("The clinic is told with its name, its address, its hours and who works there", (t) => {
	const { content } = parts(t);
	expect(asRead(clinicThing(content))).toMatchObject({
		"@type": "MedicalClinic",
		"@id": `${SITE}/#clinic`,
		url: `${SITE}/`,
		name: "Banyan Clinic",
		telephone: "+91 20 5555 0100",
		email: "desk@banyan.example",
		address: {
			"@type": "PostalAddress",
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
				dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
				opens: "12:00",
				closes: "19:00",
			},
		],
		sameAs: ["https://www.facebook.com/banyan.example"],
		employee: [{ "@id": `${SITE}/about/dr-asha-rao/#doctor` }, { "@id": `${SITE}/about/dr-vijay-more/#doctor` }],
	});
});

test("A doctor is a person who works for the clinic", (t) => {
	const { content, doctor } = parts(t);
	expect(asRead(doctorThing(content, doctor))).toEqual({
		"@type": "Person",
		"@id": `${SITE}/about/dr-asha-rao/#doctor`,
		url: `${SITE}/about/dr-asha-rao/`,
		name: "Dr. Asha Rao",
		jobTitle: "Hand surgeon",
		description: doctor.summary,
		knowsLanguage: ["English", "Marathi"],
		worksFor: { "@id": clinicThing(content)["@id"] },
	});
});

test("A treatment's page says what it is about, who has reviewed it and when", (t) => {
	const { content, doctor, treatment } = parts(t);
	const [page] = treatmentThings(content, treatment);
	expect(asRead(page)).toEqual({
		"@type": "MedicalWebPage",
		"@id": `${SITE}/hand-surgery/hand-lumps/`,
		url: `${SITE}/hand-surgery/hand-lumps/`,
		name: "Hand Lumps in plain words",
		description: treatment.summary,
		inLanguage: "en-IN",
		lastReviewed: "2026-10-05",
		reviewedBy: { "@id": doctorThing(content, doctor)["@id"] },
		about: { "@type": "MedicalProcedure", name: "Hand Lumps" },
		publisher: { "@id": clinicThing(content)["@id"] },
	});
});

test("A treatment's questions are told with their answers, in their order", (t) => {
	const { content, treatment } = parts(t);
	const questions = treatment.details.sections.flatMap((section) =>
		section.topic === "questions" ? section.faqs : [],
	);
	expect(questions).toHaveLength(5);
	const [, faqPage] = treatmentThings(content, treatment);
	expect(asRead(faqPage)).toEqual({
		"@type": "FAQPage",
		mainEntity: questions.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer },
		})),
	});
});

test("A breadcrumb counts its pages from one and names their whole addresses", (t) => {
	const trail = [
		{ label: "Home", path: "/" },
		{ label: "Before & After", path: "/gallery/before-&-after/" },
	];
	expect(asRead(breadcrumbThing(smallContent(t), trail))).toEqual({
		"@type": "BreadcrumbList",
		itemListElement: [
			{ "@type": "ListItem", position: 1, name: "Home", item: `${SITE}/` },
			{ "@type": "ListItem", position: 2, name: "Before & After", item: `${SITE}/gallery/before-&-after/` },
		],
	});
});
