import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { loadLocales } from "@/lib/languages/locales";
import { memoize } from "@/lib/memoize";
import { shape, shapingFont, uncompressed, wordSubset } from "./subset";
import { typefaceFile, wordsOfScript } from "./typefaces";

const font = readFileSync(typefaceFile("@fontsource-variable/noto-sans-devanagari", "devanagari") ?? "");

/** A function that shapes a word: the outline and advance of each glyph. */
async function shaper(file: Buffer, weight?: number) {
	const shaping = shapingFont(await uncompressed(file, weight));
	const outline = memoize((glyph: number) => shaping.glyphToPath(glyph));
	return (word: string) =>
		shape(shaping, word)
			.getGlyphInfosAndPositions()
			.map(({ codepoint, xAdvance }) => [outline(codepoint), xAdvance]);
}

test("A subset shapes the words that it was made for as the whole font does, conjuncts included", async () => {
	const whole = await shaper(font, 460);
	// Shaping every word of a language takes seconds: all by night, each tenth by day.
	const step = process.env.EVERY_PAGE ? 1 : 10;
	for (const words of [
		["शस्त्रक्रिया", "हिन्दी", "प्रकृती", "रक्तस्त्राव", "डॉक्टर", "ज्ञान", "क्षण", "२०", "ज़रूरी", "र्‍या"],
		...loadLocales(process.cwd()).map((content) =>
			wordsOfScript(content, "devanagari").filter((_, index) => index % step === 0),
		),
	]) {
		const subset = await wordSubset(font, words, 460);
		assert.ok(subset.length < font.length / 3, `${subset.length} bytes`);
		const inSubset = await shaper(subset);
		for (const word of words) assert.deepEqual(inSubset(word), whole(word), word);
	}
});

test("A subset has no conjuncts of other words", async () => {
	const inSubset = await shaper(await wordSubset(font, ["क", "ष", "क्"], 460));
	assert.ok(inSubset("क्ष").length > 1);
});
