import assert from "node:assert/strict";
import { test } from "node:test";
import { testimonialOn } from "./testimonials";

test("A page has the testimonial on its treatment, or else the first on its menu, or none", () => {
	const items = ["skin/warts", undefined, "hand/cuts", "hand/lumps"].map((treatment) => ({ treatment }));
	for (const [menu, slug, expected] of [
		["hand", "lumps", ["hand/lumps"]],
		["hand", "nails", ["hand/cuts"]],
		["veins", "laser", []],
	] as const) {
		const treatments = testimonialOn({ items }, { menu, slug }).items.map(({ treatment }) => treatment);
		assert.deepEqual(treatments, expected);
	}
});
