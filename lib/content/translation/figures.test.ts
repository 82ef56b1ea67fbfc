import assert from "node:assert/strict";
import { test } from "node:test";
import { figuresIn, latinDigitsIn } from "./figures";

const hindi = new Map([
	["दो", 2],
	["तीन", 3],
]);

test("Figures are found in digits of any script and in words, one and the same", () => {
	assert.deepEqual(figuresIn("two to 6 weeks"), [2, 6]);
	assert.deepEqual(figuresIn("दो से 6 हफ़्ते", hindi), [2, 6]);
	assert.deepEqual(figuresIn("२ ते ६ आठवडे", new Map()), [2, 6]);
});

test("Groups of digits are one number, and a fraction keeps its point", () => {
	assert.deepEqual(figuresIn("₹1,50,000 or 0.5 per cent"), [0.5, 150000]);
	assert.deepEqual(figuresIn("₹१,५०,००० किंवा ०.५ टक्के", new Map()), [0.5, 150000]);
});

test("Compound and ordinal numbers of English count; one counts only in digits", () => {
	assert.deepEqual(figuresIn("Twenty-seven bones, on the third day, twice"), [2, 3, 27]);
	assert.deepEqual(figuresIn("one leg, a day"), []);
	assert.deepEqual(figuresIn("1 in 100"), [1, 100]);
});

test("Digits in names and the vehicle of two wheels are no figures", () => {
	assert.deepEqual(figuresIn("CO2, ride a two-wheeler"), []);
	assert.deepEqual(latinDigitsIn("CO2, 108 and 40"), ["108", "40"]);
});
