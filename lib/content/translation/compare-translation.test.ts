import assert from "node:assert/strict";
import { test } from "node:test";
import { describeDifference, differencesIn, figuresIn, latinDigitsIn } from "./compare-translation";
import { readGlossary } from "./glossary";

const glossary = readGlossary(`# Hindi

## Words

| English | Say | Also accepted | Never |
|---|---|---|---|
| vein, veins | नस | नसें, नसों | धमनी |
| varicose veins | वेरिकोज़ वेन्स |  |  |

## Figures

| Number | Words |
|---|---|
| 2 | दो |

## Units

| English | Words |
|---|---|
| minute, minutes | मिनट |
| second, seconds | सेकंड |

## Negations

| English | Words |
|---|---|
| no, not, never | नहीं, न |
`);

/** What is said of a text and its translation. */
const said = (original: string, translation: string, tag = "hi-IN") =>
	differencesIn([{ path: ["text"], part: "text", original, translation }], { glossary, tag, numbers: ["108"] }).map(
		describeDifference,
	);

test("A translation that says the same has no differences", () => {
	assert.deepEqual(
		said("Press for {pressing}. Do not look before 10 minutes.", "{pressing} तक दबाएँ। 10 मिनट से पहले न देखें।"),
		[],
	);
});

test("A figure, a unit and a negation that are lost are named, entry by entry of a list", () => {
	const [first = "", second = "", third = ""] = said("- Wait 10 minutes\n- Never use ice", "- 20 घंटे रुकें\n- बर्फ़ लगाएँ");
	assert.match(first, /^text: figures 20, expected 10 \(- Wait 10 minutes\)$/);
	assert.match(second, /^text: the unit minute is missing/);
	assert.match(third, /^text: 0 negations, expected 1 \(- Never use ice\)$/);
});

test("An entry of a list that is left out is named", () => {
	assert.deepEqual(said("- One thing\n- Another", "- एक बात"), ["text: 1 paragraphs and entries of lists, expected 2"]);
});

test("A word of the glossary is missed where it stands for itself, not within another word of it", () => {
	assert.deepEqual(said("Varicose veins ache.", "वेरिकोज़ वेन्स दुखती हैं।"), []);
	assert.deepEqual(said("Varicose veins are veins.", "वेरिकोज़ वेन्स फूली हुई हैं।"), [
		'text: "vein" is "नस" in the glossary, found nowhere in this part',
	]);
});

test("A number at the beginning of a line, with the mark of its source, begins no entry of a list", () => {
	assert.deepEqual(said("It took a median of\n32.[^who] minutes", "औसत 32.[^who] मिनट"), []);
});

test("Tokens, links and marks of sources have to stand in both", () => {
	assert.deepEqual(said("Call {ambulance}. See [cuts](/cuts/).[^who]", "फ़ोन करें।"), [
		"text: tokens none, expected {ambulance}",
		"text: links none, expected ](/cuts/)",
		"text: marks of sources none, expected [^who]",
	]);
});

test("Words are those of the glossary, in whatever form", () => {
	assert.deepEqual(said("The veins swell.", "नसों में सूजन आती है।"), []);
	assert.deepEqual(said("The veins swell.", "धमनी में सूजन आती है।"), [
		'text: "vein" is "नस" in the glossary, found nowhere in this part',
		'text: the glossary excludes "धमनी": say "नस"',
	]);
});

test("English that is left is named; a name in brackets is none", () => {
	assert.deepEqual(said("A rare lump", "Please press the wound"), ["text: English is left: Please press the wound"]);
	assert.deepEqual(said("A rare lump", "एक गाँठ (Ganglion Cyst Removal)"), []);
});

test("A time of day and what comes second are no units", () => {
	assert.deepEqual(said("Note the hour. A line, then the second dotted one.", "समय लिखें। एक रेखा, फिर दूसरी।"), []);
});

test("Digits are those of the language, but for telephone numbers and the numbers of a list", () => {
	assert.deepEqual(said("1. Wash\n2. Dry", "1. धुवा\n2. कोरडे करा", "mr-IN"), []);
	assert.deepEqual(said("Call 108 within 10 minutes", "१० मिनट में 108 पर फ़ोन करें", "mr-IN"), []);
	assert.deepEqual(said("Within 10 minutes", "10 मिनट में", "mr-IN"), ["text: digits are not those of mr-IN: 10"]);
});

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
