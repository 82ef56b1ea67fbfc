import assert from "node:assert/strict";
import { test } from "node:test";
import { assertMatches } from "@/e2e/support/content-copy";
import { figuresIn, latinDigitsIn } from "../text/figures";
import { differencesIn, readGlossary } from "./compare";

const glossary = readGlossary(`# Hindi

## Words

| English | Say | Also accepted | Never |
|---|---|---|---|
| vein, veins | नस | नसें, नसों | धमनी |
| varicose veins | वेरिकोज़ वेन्स |  |  |

## Figures

| Number | Words | Or something else |
|---|---|---|
| 2 | दो | दूसरे |

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

const wrongVein = '"vein" is "नस" in the glossary, found nowhere in this part';
const digits = "Digits are those of the language, except in telephone numbers and the numbers of a list";

/** What a test shows, a text, its translation, and the differences to find, in which `…` is any text. */
const cases: [what: string, original: string, translation: string, differences?: string[], tag?: string][] = [
	[
		"A translation that says the same has no differences",
		"Press for {pressing}. Do not look before 10 minutes.",
		"{pressing} तक दबाएँ। 10 मिनट से पहले न देखें।",
	],
	[
		"A figure, a unit and a negation that are lost are reported, with their entry of a list",
		"- Wait 10 minutes\n- Never use ice",
		"- 20 घंटे रुकें\n- बर्फ़ लगाएँ",
		[
			"figures 20, expected 10 (- Wait 10 minutes)",
			"the unit minute is missing…",
			"0 negations, expected 1 (- Never use ice)",
		],
	],
	[
		"A missing entry is reported",
		"- One thing\n- Another",
		"- एक बात",
		["1 paragraphs and entries of lists, expected 2"],
	],
	["A word within another word of the glossary is not missed", "Varicose veins ache.", "वेरिकोज़ वेन्स दुखती हैं।"],
	["A word by itself is missed", "Varicose veins are veins.", "वेरिकोज़ वेन्स फूली हुई हैं।", [wrongVein]],
	["A cited number that begins a line is no entry", "A median of\n32.[^who] minutes", "औसत 32.[^who] मिनट"],
	[
		"Tokens, links and citations must be in both",
		"Call {ambulance}. See [cuts](/cuts/).[^who]",
		"फ़ोन करें।",
		["tokens none, expected {ambulance}", "links none, expected ](/cuts/)", "marks of sources none, expected [^who]"],
	],
	["A word of the glossary may have another form", "The veins swell.", "नसों में सूजन आती है।"],
	[
		"A word that the glossary excludes is reported",
		"The veins swell.",
		"धमनी में सूजन आती है।",
		[wrongVein, 'the glossary excludes "धमनी": say "नस"'],
	],
	["A word of the glossary in a name means nothing", "Ask the Vein Clinic.", "धमनी क्लिनिकमें पूछें।"],
	["English is reported", "A rare lump", "Please press the wound", ["English is left: Please press the wound"]],
	["An English name in brackets is accepted", "A rare lump", "एक गाँठ (Ganglion Cyst Removal)"],
	["A time of day and an ordinal are no units", "Note the hour, then the second.", "समय लिखें, फिर दूसरा।"],
	["A word for a number or something else may stand for the number", "On day 2.", "दूसरे दिन।"],
	["A word for a number or something else need not mean one", "Another way.", "दूसरे तरीक़े से।"],
	["It stands for one number, not for two", "On day 2, 2 times.", "दूसरे दिन।", ["figures 2, expected 2, 2 …"]],
	[digits, "1. Wash\n2. Dry", "1. धुवा\n2. कोरडे करा", [], "mr-IN"],
	[digits, "Call 108 within 10 minutes", "१० मिनट में 108 पर फ़ोन करें", [], "mr-IN"],
	[digits, "Within 10 minutes", "10 मिनट में", ["digits are not those of mr-IN: 10"], "mr-IN"],
];

for (const [what, original, translation, expected = [], tag = "hi-IN"] of cases) {
	test(`${what}: ${original.slice(0, 30)}`, () => {
		const message = { msgid: original, msgstr: [translation] };
		const text = { text: original, translation, field: "text", path: ["text"], message };
		const rules = { glossary, tag, numbers: ["108"], names: ["Vein Clinic", "धमनी क्लिनिक"] };
		const found = differencesIn([text], rules).map((difference) => difference.message);
		assertMatches(found.join("\n"), expected.join("\n"));
	});
}

const hindi = new Map(Object.entries({ दो: 2, तीन: 3 }));

test("Figures are found in digits of any script and in words; groups and fractions are one number", () => {
	for (const [text, figures, words] of [
		["two to 6 weeks", [2, 6]],
		["दो से 6 हफ़्ते", [2, 6], hindi],
		["२ ते ६ आठवडे", [2, 6], new Map()],
		["₹1,50,000 or 0.5 per cent", [0.5, 150000]],
		["₹१,५०,००० किंवा ०.५ टक्के", [0.5, 150000], new Map()],
		["Twenty-seven bones, on the third day, twice", [2, 3, 27]],
		// "One" counts only in digits.
		["one leg, a day", []],
		["1 in 100", [1, 100]],
		// Names contain no figures.
		["CO2, ride a two-wheeler", []],
	] satisfies [string, number[], Map<string, number>?][]) {
		assert.deepEqual(figuresIn(text, words), figures, text);
	}
	assert.deepEqual(latinDigitsIn("CO2, 108 and 40"), ["108", "40"]);
});
