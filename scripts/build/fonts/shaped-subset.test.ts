import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { typefaceFile } from "./packages";
import { fontOf, shaped, shapedSubset, wholeTypeface } from "./shaped-subset";

const words = ["शस्त्रक्रिया", "हिन्दी", "प्रकृती", "रक्तस्त्राव", "डॉक्टर", "ज्ञान", "क्षण", "२०", "ज़रूरी", "र्‍या"];

const file = readFileSync(typefaceFile("@fontsource-variable/noto-sans-devanagari", "devanagari") ?? "");

test("Words are set in a part of a typeface as in the whole, conjuncts and all", async () => {
	const part = await shapedSubset(file, words, 460);
	assert.ok(part.length < file.length / 5, `${part.length} bytes`);
	const whole = fontOf(await wholeTypeface(file, 460));
	const subset = fontOf(await wholeTypeface(part));
	const drawn = (font: ReturnType<typeof fontOf>, word: string) =>
		shaped(font, word).map(({ glyph, advance }) => [font.glyphToPath(glyph), advance]);
	for (const word of words) assert.deepEqual(drawn(subset, word), drawn(whole, word), word);
});

test("A word with a conjunct that was not asked for is set without it", async () => {
	const subset = fontOf(await wholeTypeface(await shapedSubset(file, ["क", "ष", "क्"], 460)));
	assert.equal(shaped(subset, "क्ष").length > 1, true);
});
