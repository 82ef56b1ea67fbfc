import assert from "node:assert/strict";
import { test } from "node:test";
import { clinicCopy } from "@/e2e/support/clinic-copy";
import { smallContent } from "@/e2e/support/small-content";
import { loadContent } from "../../content/load";
import { clinicNode } from "./clinic";

/** What search engines read: fields without a value are not there. */
const asRead = (node: unknown) => JSON.parse(JSON.stringify(node));

test("The clinic is told with its name, its address, its hours, how to reach it and who works there", (t) => {
	const SITE = "https://www.banyan.example";
	const content = smallContent(t);
	const { availableService, contactPoint, description, ...facts } = asRead(clinicNode(content));
	assert.equal(description, content.clinic.blurb);
	assert.equal(availableService.length, content.treatments.length);
	assert.deepEqual(facts, {
		"@type": "MedicalClinic",
		"@id": `${SITE}/#clinic`,
		url: `${SITE}/`,
		name: "Banyan Clinic",
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
		employee: [{ "@id": `${SITE}/about/dr-asha-rao/#doctor` }, { "@id": `${SITE}/about/dr-vijay-more/#doctor` }],
	});
	assert.deepEqual(
		contactPoint.map((point: Record<string, string>) => [point.contactType, point.telephone, point.description]),
		[
			[content.words.common.bookAppointment, "+91 20 5555 0100", undefined],
			[
				content.words.hours.emergencies,
				"+91 20 5555 0100",
				content.words.footer.emergency.replace("{hours}", "day and night"),
			],
		],
	);
});

test("A clinic that promises nothing for emergencies has no number for them", (t) => {
	const content = smallContent(t);
	delete content.clinic.emergencies;
	assert.equal(asRead(clinicNode(content)).contactPoint.length, 1);
});

test("A practice of no kind tells no specialty, for which the vocabulary has no place", (t) => {
	const content = smallContent(t);
	content.clinic.specialties = ["Surgical"];
	assert.deepEqual(asRead(clinicNode(content)).medicalSpecialty, ["Surgical"]);
	content.clinic.kind = "MedicalBusiness";
	const node = asRead(clinicNode(content));
	assert.ok(!("medicalSpecialty" in node));
	assert.ok(!("availableService" in node));
	assert.equal(node.knowsAbout.length, content.treatments.length);
});

test("A clinic with an e-mail address alone has nothing else in its data", (t) => {
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

test("Search engines read a branch as a clinic of its own that belongs to the clinic", (t) => {
	const { folder } = clinicCopy(t);
	const node = asRead(clinicNode(loadContent(folder)));
	const [branch] = node.subOrganization;
	assert.equal(node.telephone, "+91 20 0123 4567");
	assert.equal(branch.name, "Sukhada Dental Care, Baner");
	assert.equal(branch.telephone, "+91 20 0123 4568");
	assert.deepEqual(branch.parentOrganization, { "@id": node["@id"] });
	assert.notEqual(branch["@id"], node["@id"]);
	assert.deepEqual(branch.address, {
		"@type": "PostalAddress",
		streetAddress: "3 Sample Heights, Baner",
		addressLocality: "Pune",
		postalCode: "411000",
		addressCountry: "IN",
	});
	assert.equal(branch.openingHoursSpecification.length, 1);
});
