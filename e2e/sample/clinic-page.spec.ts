import { expect, test } from "@playwright/test";
import { content } from "@/e2e/support/site";

const { clinicPage, doctors } = content;

test("The clinic's page names three core values, four facilities, nine rooms and the two doctors", () => {
	expect(clinicPage.values?.items.map(({ title }) => title)).toEqual(["Compassion", "Innovation", "Integrity"]);
	expect(clinicPage.facilities?.items.map(({ label }) => label)).toEqual([
		"Advanced Operation Theatres",
		"24/7 Emergency Care",
		"Modern Diagnostic Labs",
		"Specialized Outpatient Clinics",
	]);
	expect(clinicPage.gallery?.images).toHaveLength(9);
	expect(doctors).toHaveLength(2);
});

test("Get Directions, Call Clinic and Open in Maps stand under the map", () => {
	const { getDirections, callClinic, openInMaps } = content.words.clinicPage;
	expect([getDirections, callClinic, openInMaps]).toEqual(["Get Directions", "Call Clinic", "Open in Maps"]);
});
