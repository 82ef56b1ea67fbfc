import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { loadEditions } from "@/lib/content/load";
import { typefaceFile } from "./packages";
import { wordsIn } from "./script-faces";
import { fontOf, shaped, shapedSubset, wholeTypeface } from "./shaped-subset";

const file = readFileSync(typefaceFile("@fontsource-variable/noto-sans-devanagari", "devanagari") ?? "");

const samples: [string, string[]][] = [
	["some words", ["शस्त्रक्रिया", "हिन्दी", "प्रकृती", "रक्तस्त्राव", "डॉक्टर", "ज्ञान", "क्षण", "२०", "ज़रूरी", "र्‍या"]],
	...loadEditions(process.cwd())
		.filter(({ edition }) => edition.root)
		.map((content): [string, string[]] => [`every word of ${content.edition.name}`, wordsIn(content, "devanagari")]),
];

for (const [name, words] of samples) {
	test(`A part of a typeface sets ${name} as the whole does, conjuncts and all`, async () => {
		const part = await shapedSubset(file, words, 460);
		assert.ok(part.length < file.length / 3, `${part.length} bytes`);
		const whole = fontOf(await wholeTypeface(file, 460));
		const subset = fontOf(await wholeTypeface(part));
		const outlines = (font: ReturnType<typeof fontOf>) => {
			const drawn = new Map<number, string>();
			return (glyph: number) => {
				const known = drawn.get(glyph) ?? font.glyphToPath(glyph);
				drawn.set(glyph, known);
				return known;
			};
		};
		const [ofWhole, ofPart] = [outlines(whole), outlines(subset)];
		for (const word of words) {
			const asked = shaped(whole, word).map(({ glyph, advance }) => [ofWhole(glyph), advance]);
			const given = shaped(subset, word).map(({ glyph, advance }) => [ofPart(glyph), advance]);
			assert.deepEqual(given, asked, word);
		}
	});
}

test("A word with a conjunct that was not asked for is set without it", async () => {
	const subset = fontOf(await wholeTypeface(await shapedSubset(file, ["क", "ष", "क्"], 460)));
	assert.equal(shaped(subset, "क्ष").length > 1, true);
});
