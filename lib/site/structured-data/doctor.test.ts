import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { smallContent } from "@/e2e/support/small-content";
import { doctorNode } from "./doctor";

const SITE = "https://www.banyan.example";
const clinic = { "@id": `${SITE}/#clinic` };

/** The content, and its first doctor. */
function parts(t: TestContext) {
	const content = smallContent(t);
	const [doctor] = content.doctors;
	if (!doctor) throw new Error("The small clinic has a doctor");
	return { content, doctor };
}

/** What search engines read: fields without a value are not there. */
const asRead = (node: unknown) => JSON.parse(JSON.stringify(node));

test("A doctor is a person and a physician, who works and practises at the clinic", (t) => {
	const { content, doctor } = parts(t);
	doctor.degrees = "MBBS, MS (General Surgery, Pune); DNB";
	doctor.registration = { council: "Maharashtra Medical Council", number: "12345" };
	doctor.specialties = ["PlasticSurgery"];
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
		worksFor: clinic,
		practicesAt: clinic,
		availableService: [{ "@id": `${SITE}/${given?.menu}/${given?.slug}/#treatment` }],
	});
});

test("A dentist is no physician, and a dentist's practice has dentists unless it says otherwise", (t) => {
	const { content, doctor } = parts(t);
	doctor.kind = "Dentist";
	const dentist = asRead(doctorNode(content, doctor));
	assert.deepEqual(dentist["@type"], ["Person", "Dentist"]);
	assert.ok(!("practicesAt" in dentist));
	delete doctor.kind;
	content.clinic.kind = "Dentist";
	assert.deepEqual(asRead(doctorNode(content, doctor))["@type"], ["Person", "Dentist"]);
	doctor.kind = "Person";
	assert.equal(asRead(doctorNode(content, doctor))["@type"], "Person");
});

test("Hospitals at which a doctor can be seen are told, the clinic's own places are not", (t) => {
	const { content, doctor } = parts(t);
	doctor.timings = {
		heading: "Timings",
		places: [
			{ hospital: content.clinic.name, timings: "Mondays" },
			{ hospital: "Sassoon Hospital", address: "Station Road, Pune", timings: "Tuesdays" },
		],
	};
	assert.deepEqual(asRead(doctorNode(content, doctor)).hospitalAffiliation, [
		{ "@type": "Hospital", name: "Sassoon Hospital", address: "Station Road, Pune" },
	]);
});
