import assert from "node:assert/strict";
import { test } from "node:test";
import { durationsIn } from "./durations";
import { paragraphs, sentences } from "./sentences";

for (const [text, hours] of [
	["after 4 to 6 weeks", [672, 1008]],
	["for ten days", [240]],
	["for a week", [168]],
	["for twenty minutes", [1 / 3]],
	["1.5 hours later", [1.5]],
	["2–3 weeks", [336, 504]],
	["one or two nights", [24, 48]],
	["a 10-minute walk", [1 / 6]],
	["soon, in the morning", []],
] as const) {
	test(`"${text}" names ${hours.length === 0 ? "no length of time" : `${hours.join(" to ")} hours`}`, () => {
		assert.deepEqual(
			durationsIn(text).flatMap((duration) => duration.hours),
			hours,
		);
	});
}

test("A text falls into paragraphs and entries of lists, and these into sentences with the marks of their sources", () => {
	const text = "One. Two.[^a]\n\n- Three[^b]\n- Four\n1. Five. Six";
	assert.deepEqual(paragraphs(text), ["One. Two.[^a]", "Three[^b]", "Four", "Five. Six"]);
	assert.deepEqual(sentences(text), ["One.", "Two.[^a]", "Three[^b]", "Four", "Five.", "Six"]);
});
