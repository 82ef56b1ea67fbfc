import { expect, test } from "@playwright/test";
import { anchor, slugify } from "@/lib/slug";

for (const [label, slug] of [
	["Hand Surgery", "hand-surgery"],
	["A.V. Fistula Surgery", "a.v.-fistula-surgery"],
	["Before & After", "before-&-after"],
	["Re-Implantation", "re-implantation"],
	["Nerves \t\n &  Veins", "nerves-&-veins"],
	["  Warts ", "warts"],
] as const) {
	test(`The label ${JSON.stringify(label)} makes the slug ${slug}`, () => {
		expect(slugify(label)).toBe(slug);
	});
}

test("A heading makes an anchor of plain letters, digits and single hyphens", () => {
	expect(anchor("What it is, & who it's for: 3 answers")).toBe("what-it-is-who-its-for-3-answers");
});
