import assert from "node:assert/strict";
import { test } from "node:test";
import { type Pronunciations, spoken } from "./spoken";

const english: Pronunciations = {
	digits: ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
	to: "to",
	words: {
		"108": "one zero eight",
		"24 x 7": "day and night",
		"+": "plus",
		"₹": "rupees",
		cm: "centimetres",
		OPD: "O P D",
		"Dr.": "Doctor",
	},
};
const marathi: Pronunciations = {
	digits: ["शून्य", "एक", "दोन", "तीन", "चार", "पाच", "सहा", "सात", "आठ", "नऊ"],
	to: "ते",
	words: { "१०८": "एक शून्य आठ", "108": "एक शून्य आठ", "₹": "रुपये", सेमी: "सेंटिमीटर" },
};
const hindi: Pronunciations = {
	digits: ["शून्य", "एक", "दो", "तीन", "चार", "पाँच", "छह", "सात", "आठ", "नौ"],
	to: "से",
	words: { "108": "एक शून्य आठ", "₹": "रुपये", "24 x 7": "चौबीसों घंटे" },
};

for (const [table, written, said] of [
	// Telephone numbers, digit by digit in pairs.
	[english, "Ring +91 12345 67890.", "Ring plus nine one, one two, three four, five six, seven eight, nine zero."],
	[english, "0253-234 5678", "zero two, five three, two three, four five, six seven, eight"],
	[marathi, "फोन ९८७६५ ४३२१०", "फोन नऊ आठ, सात सहा, पाच चार, तीन दोन, एक शून्य"],
	[hindi, "फ़ोन 98765\u00a043210", "फ़ोन नौ आठ, सात छह, पाँच चार, तीन दो, एक शून्य"],
	// Emergency numbers, and not the same digits in another number.
	[english, "Call 108 (or 112).", "Call one zero eight (or 112)."],
	[english, "₹1,108 or 1080 or 108.5", "1,108 rupees or 1080 or 108.5"],
	[marathi, "१०८ ला फोन करा", "एक शून्य आठ ला फोन करा"],
	[hindi, "108 पर फ़ोन करें।", "एक शून्य आठ पर फ़ोन करें।"],
	// Ranges and amounts.
	[english, "5–7 days, ₹6,000 – ₹15,000", "5 to 7 days, 6,000 rupees to 15,000 rupees"],
	[marathi, "५–७ दिवस, ₹६,०००", "५ ते ७ दिवस, ६,००० रुपये"],
	[hindi, "5-7 दिन, ₹ 6,000", "5 से 7 दिन, 6,000 रुपये"],
	// Words of the table, whole.
	[english, "OPD 24 x 7, 3 cm, OPDs, Dr. Rao", "O P D day and night, 3 centimetres, OPDs, Doctor Rao"],
	[marathi, "३ सेमी, सेमीकंडक्टर", "३ सेंटिमीटर, सेमीकंडक्टर"],
	// What needs no table.
	[{ ...english, words: {} }, "A word\u2060 \n\t more", "A word more"],
] as const) {
	test(`"${written}" is said as "${said}"`, () => assert.equal(spoken(written, table), said));
}
