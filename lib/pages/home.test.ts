import assert from "node:assert/strict";
import { test } from "node:test";
import type { BodyRegion } from "../model/body-regions";
import type { HomeSection } from "../model/schema/home";
import { homeSections, sectionsOf } from "./home";

const text = (title: string): HomeSection => ({ kind: "text", title, text: "Words." });
const about: HomeSection = { kind: "about", title: "About", text: "Words.", badges: [] };
const patients = {
	items: [{ name: "A. B.", image: { alt: "A. B.", focus: "top" as const }, feedback: "Well done.", context: "2026" }],
};

/** Anchors and backgrounds of the sections that have no fixed background. */
const placed = (sections: HomeSection[], testimonials?: typeof patients, regions: BodyRegion[] = []) =>
	homeSections(sections, testimonials, regions)
		.filter(({ section }) => !["about", "feedback"].includes(section.kind))
		.map(({ id, ground }) => `${id} ${ground}`);

test("Backgrounds of sections alternate, and start again after a kind with its own; feedback needs testimonials", () => {
	const feedback: HomeSection = { kind: "feedback" };
	assert.deepEqual(placed([text("A"), { kind: "booking" }, text("B"), feedback, text("C")]), [
		...["text bg-paper", "booking bg-sand", "text-2 bg-paper", "text-3 bg-sand"],
	]);
	assert.deepEqual(placed([text("A"), about, text("B"), feedback, text("C")], patients), [
		...["text bg-paper", "text-2 bg-paper", "text-3 bg-paper"],
	]);
	assert.deepEqual(placed([feedback], { items: [] }), []);
	const titles = sectionsOf([text("A"), about, text("B")], "text").map(({ title }) => title);
	assert.deepEqual(titles, ["A", "B"]);
});

test("The drawn person needs regions that lead to complaints; phones fold the services after it", () => {
	const body: HomeSection = { kind: "body", title: "Where?" };
	const services: HomeSection = { kind: "services", title: "What we do", cards: [] };
	assert.deepEqual(placed([body]), []);
	assert.deepEqual(placed([body], undefined, ["hand"]), ["body bg-paper"]);
	const folded = (sections: HomeSection[]) =>
		homeSections(sections, undefined, ["hand"]).map(({ folds }) => (folds ? "folded" : "open"));
	assert.deepEqual(folded([services, services]), ["open", "folded"]);
	assert.deepEqual(folded([body, services, services]), ["open", "folded", "folded"]);
});
