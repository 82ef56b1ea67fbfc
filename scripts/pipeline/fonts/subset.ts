import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as hb from "harfbuzzjs";
import subsetFont from "subset-font";
import type { Brand } from "@/lib/model/schema/brand";

type Weight = Brand["typefaces"]["text"]["weight"];

/** The functions of HarfBuzz's subsetter (hb-subset.h). Their arguments are numbers and addresses in its memory. */
type Function =
	| "malloc"
	| `hb_blob_${"create" | "get_data" | "get_length"}`
	| `hb_face_${"create" | "reference_blob"}`
	| `hb_set_${"add" | "clear" | "invert"}`
	| `hb_subset_input_${"create_or_fail" | "get_flags" | "set_flags" | "set" | "unicode_set" | "glyph_set"}`
	| "hb_subset_or_fail";
type Subsetter = { memory: WebAssembly.Memory } & Record<Function, (...numbers: number[]) => number>;

const MEMORY_MODE_WRITABLE = 2;
const SETS_LAYOUT_FEATURE_TAG = 6;
const FLAGS_NO_LAYOUT_CLOSURE = 0x200;

/**
 * The features that browsers apply by default (CSS Fonts 4, 7.1), and `tnum`, which the style sheets use. Others are a
 * ninth of a text font. The package's types do not include the option.
 */
const FEATURES = {
	keepFeatures: ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rclt", "rlig", "rvrn", "tnum"],
};

/** Retains every glyph. The package's types do not include this option either. */
const ALL_GLYPHS = { keepAllGlyphs: true };

/** A font with some characters at one weight or range of weights, as WOFF2. */
export const characterSubset = (font: Buffer, characters: string, wght: Weight): Promise<Buffer> =>
	subsetFont(font, characters, { targetFormat: "woff2", variationAxes: { wght }, ...FEATURES });

/** A font with all its glyphs, at the weights in use, in a format that HarfBuzz reads. */
export const uncompressed = (font: Buffer, wght?: Weight): Promise<Buffer> =>
	subsetFont(font, "", { ...ALL_GLYPHS, targetFormat: "sfnt", ...(wght && { variationAxes: { wght } }) });

/** A font with which HarfBuzz shapes text. */
export function shapingFont(font: Buffer): hb.Font {
	const data = font.buffer.slice(font.byteOffset, font.byteOffset + font.byteLength) as ArrayBuffer;
	return new hb.Font(new hb.Face(new hb.Blob(data)));
}

/** Shapes a word; `onStep` receives the buffer after each step that exchanges glyphs. */
export function shape(font: hb.Font, word: string, onStep?: (buffer: hb.Buffer) => void): hb.Buffer {
	const buffer = new hb.Buffer();
	buffer.addText(word);
	buffer.guessSegmentProperties();
	if (onStep) {
		buffer.setMessageFunc((now, _font, message) => {
			if (/^(?:replaced|ligated|end)/.test(message)) onStep(now);
			return true;
		});
	}
	hb.shape(font, buffer);
	return buffer;
}

/** The pieces of words that are shaped independently of each other, most of which many words share. */
function independentPieces(font: hb.Font, words: string[]): Set<string> {
	const pieces = new Set<string>();
	for (const word of words) {
		const infos = shape(font, word).getGlyphInfos();
		const unsafe = new Set(
			infos.filter(({ flags }) => flags & hb.GlyphFlag.UNSAFE_TO_BREAK).map((info) => info.cluster),
		);
		const breaks = infos.map(({ cluster }) => cluster).filter((cluster) => !unsafe.has(cluster));
		const starts = [...new Set([0, ...breaks])].sort((a, b) => a - b);
		for (const [index, start] of starts.entries()) pieces.add(word.slice(start, starts[index + 1]));
	}
	return pieces;
}

/** Loads a subsetter with its own memory, which is freed with it. */
async function loadSubsetter(): Promise<Subsetter> {
	const file = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
	const { instance } = await WebAssembly.instantiate(readFileSync(file), { env: {} });
	return instance.exports as Subsetter;
}

/**
 * A WOFF2 font of a script that joins letters, with the letters and conjuncts of some words. All conjuncts of the same
 * letters would be twice as many bytes.
 */
export async function wordSubset(font: Buffer, words: string[], weight: Weight): Promise<Buffer> {
	const whole = await uncompressed(font, weight);
	const shaper = shapingFont(whole);
	// Also glyphs that shaping exchanges again: the subset's rules go through the same steps.
	const glyphs = new Set<number>();
	const collect = (buffer: hb.Buffer) => {
		for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
	};
	for (const piece of independentPieces(shaper, words)) shape(shaper, piece, collect);
	const harfbuzz = await loadSubsetter();
	const memory = () => new Uint8Array(harfbuzz.memory.buffer);
	const data = harfbuzz.malloc(whole.byteLength);
	memory().set(whole, data);
	const face = harfbuzz.hb_face_create(harfbuzz.hb_blob_create(data, whole.byteLength, MEMORY_MODE_WRITABLE, 0, 0), 0);
	const input = harfbuzz.hb_subset_input_create_or_fail();
	const features = harfbuzz.hb_subset_input_set(input, SETS_LAYOUT_FEATURE_TAG);
	harfbuzz.hb_set_clear(features);
	harfbuzz.hb_set_invert(features);
	harfbuzz.hb_subset_input_set_flags(input, harfbuzz.hb_subset_input_get_flags(input) | FLAGS_NO_LAYOUT_CLOSURE);
	const letters = harfbuzz.hb_subset_input_unicode_set(input);
	for (const letter of new Set(words.join(""))) harfbuzz.hb_set_add(letters, letter.codePointAt(0) ?? 0);
	const keptGlyphs = harfbuzz.hb_subset_input_glyph_set(input);
	for (const glyph of glyphs) harfbuzz.hb_set_add(keptGlyphs, glyph);
	const subset = harfbuzz.hb_subset_or_fail(face, input);
	if (subset === 0) throw new Error("HarfBuzz cannot make a subset of the font");
	const blob = harfbuzz.hb_face_reference_blob(subset);
	const start = harfbuzz.hb_blob_get_data(blob, 0);
	const part = Buffer.from(memory().slice(start, start + harfbuzz.hb_blob_get_length(blob)));
	return subsetFont(part, "", { ...ALL_GLYPHS, targetFormat: "woff2" });
}
