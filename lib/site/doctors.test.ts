import { test } from "node:test";
import { expect } from "@playwright/test";
import { smallContent } from "@/e2e/support/small-content";
import { linksToDoctorsGiving, treatmentsBy } from "./doctors";

test("A doctor's treatments stand under their menus, both in the site's order, and menus without one are left out", (t) => {
	const content = smallContent(t);
	const given = ["Warts", "Toenail Surgery", "Cut Tendons"];
	for (const treatment of content.treatments) treatment.doctors = given.includes(treatment.link) ? ["dr-asha-rao"] : [];
	const found = treatmentsBy(content, "dr-asha-rao").map(({ label, links }) => [
		label,
		links.map((link) => link.label),
	]);
	expect(found).toEqual([
		["Hand Surgery", ["Cut Tendons"]],
		["Minor Surgery", ["Toenail Surgery", "Warts"]],
	]);
	expect(treatmentsBy(content, "dr-nobody")).toEqual([]);
});

test("A treatment that another menu links as well stands once, under its own", (t) => {
	const content = smallContent(t);
	for (const treatment of content.treatments) treatment.doctors = treatment.slug === "warts" ? ["dr-asha-rao"] : [];
	content.navigation.menus[0]?.items.push({ label: "Warts", path: "/minor-surgery/warts/", menuLine: "Them, too" });
	expect(treatmentsBy(content, "dr-asha-rao").map(({ label }) => label)).toEqual(["Minor Surgery"]);
});

test("Who gives a treatment is named in its own order, with the profile", () => {
	const doctors = [
		{ slug: "dr-one", name: "Dr. One" },
		{ slug: "dr-two", name: "Dr. Two" },
	];
	expect(linksToDoctorsGiving({ doctors }, { doctors: ["dr-two", "dr-one"] })).toEqual([
		{ name: "Dr. Two", path: "/about/dr-two/" },
		{ name: "Dr. One", path: "/about/dr-one/" },
	]);
	expect(linksToDoctorsGiving({ doctors }, { doctors: [] })).toEqual([]);
});
