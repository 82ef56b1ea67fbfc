import { test } from "node:test";
import { expect } from "@playwright/test";
import { smallContent } from "@/e2e/support/small-content";
import { complaintsByMenu } from "./conditions";

test("Complaints stand under the menus of their treatments, in the site's order, each leading to its treatment", (t) => {
	const content = smallContent(t);
	for (const treatment of content.treatments) {
		if (treatment.slug === "warts") treatment.conditions = ["A rough lump", "A lump on the sole"];
		if (treatment.slug === "toenail-surgery") treatment.conditions = ["A sore toe"];
	}
	const warts = { treatment: "Warts", path: "/minor-surgery/warts/" };
	expect(complaintsByMenu(content)).toEqual([
		{
			label: "Minor Surgery",
			path: "/minor-surgery/",
			complaints: [
				{ words: "A sore toe", treatment: "Toenail Surgery", path: "/minor-surgery/toenail-surgery/" },
				{ words: "A rough lump", ...warts },
				{ words: "A lump on the sole", ...warts },
			],
		},
	]);
});

test("A clinic that names no complaint has none to show", (t) => {
	const content = smallContent(t);
	for (const treatment of content.treatments) treatment.conditions = [];
	expect(complaintsByMenu(content)).toEqual([]);
});
