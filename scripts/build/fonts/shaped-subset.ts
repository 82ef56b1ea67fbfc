import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as hb from "harfbuzzjs";
import subsetFont from "subset-font";
import type { Brand } from "@/lib/content/schema/brand";

/** What the subsetter of HarfBuzz offers to programs (hb-subset.h); numbers are addresses in its memory. */
type Subsetter = {
	memory: WebAssembly.Memory;
	malloc(bytes: number): number;
	hb_blob_create(data: number, length: number, mode: number, context: number, destroy: number): number;
	hb_blob_get_data(blob: number, length: number): number;
	hb_blob_get_length(blob: number): number;
	hb_face_create(blob: number, index: number): number;
	hb_face_reference_blob(face: number): number;
	hb_set_add(set: number, value: number): void;
	hb_set_clear(set: number): void;
	hb_set_invert(set: number): void;
	hb_subset_input_create_or_fail(): number;
	hb_subset_input_get_flags(input: number): number;
	hb_subset_input_set_flags(input: number, flags: number): void;
	hb_subset_input_set(input: number, kind: number): number;
	hb_subset_input_unicode_set(input: number): number;
	hb_subset_input_glyph_set(input: number): number;
	hb_subset_or_fail(face: number, input: number): number;
};

const WRITABLE = 2;
const LAYOUT_FEATURES = 6;
const NO_LAYOUT_CLOSURE = 0x200;

/** Keeps every glyph, which the package's types do not know yet. */
const whole = { keepAllGlyphs: true };

/** A typeface with all its glyphs, at the weights in use, in a format that HarfBuzz reads. */
export const wholeTypeface = (file: Buffer, wght?: Brand["typefaces"]["text"]["weight"]): Promise<Buffer> =>
	subsetFont(file, "", { ...whole, targetFormat: "sfnt", ...(wght && { variationAxes: { wght } }) });

/** A memory of its own for each typeface: it is freed with the module. */
async function subsetter(): Promise<Subsetter> {
	const file = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
	const { instance } = await WebAssembly.instantiate(readFileSync(file), { env: {} });
	return instance.exports as Subsetter;
}

/** A typeface with which HarfBuzz sets text. */
export function fontOf(file: Buffer): hb.Font {
	const data = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer;
	return new hb.Font(new hb.Face(new hb.Blob(data)));
}

/** A word that HarfBuzz can set. */
function bufferOf(word: string): hb.Buffer {
	const buffer = new hb.Buffer();
	buffer.addText(word);
	buffer.guessSegmentProperties();
	return buffer;
}

/** The glyphs of a word as it is set, conjuncts and all, in their order, with their advances in units of the typeface. */
export function shaped(font: hb.Font, word: string): { glyph: number; advance: number }[] {
	const buffer = bufferOf(word);
	hb.shape(font, buffer);
	const positions = buffer.getGlyphPositions();
	return buffer
		.getGlyphInfos()
		.map(({ codepoint }, index) => ({ glyph: codepoint, advance: positions[index]?.xAdvance ?? 0 }));
}

/** Every glyph that setting a word comes by: one may be exchanged for another twice over, and both steps need both. */
function glyphsOnTheWay(font: hb.Font, word: string): Set<number> {
	const glyphs = new Set<number>();
	const buffer = bufferOf(word);
	buffer.setMessageFunc((now, _font, message) => {
		if (/^(?:replaced|ligated|end)/.test(message))
			for (const { codepoint } of now.getGlyphInfos()) glyphs.add(codepoint);
		return true;
	});
	hb.shape(font, buffer);
	return glyphs;
}

/**
 * Of a typeface of a script that joins letters, what some words need: their letters, and the conjuncts that they come to
 * when they are set. All conjuncts that the same letters could make would be twice as much.
 * @param file the typeface, as WOFF2
 * @returns it as WOFF2
 */
export async function shapedSubset(
	file: Buffer,
	words: string[],
	weight: Brand["typefaces"]["text"]["weight"],
): Promise<Buffer> {
	const typeface = await wholeTypeface(file, weight);
	const font = fontOf(typeface);
	const glyphs = new Set(words.flatMap((word) => [...glyphsOnTheWay(font, word)]));
	const program = await subsetter();
	const bytes = () => new Uint8Array(program.memory.buffer);
	const data = program.malloc(typeface.byteLength);
	bytes().set(typeface, data);
	const face = program.hb_face_create(program.hb_blob_create(data, typeface.byteLength, WRITABLE, 0, 0), 0);
	const input = program.hb_subset_input_create_or_fail();
	const features = program.hb_subset_input_set(input, LAYOUT_FEATURES);
	program.hb_set_clear(features);
	program.hb_set_invert(features);
	program.hb_subset_input_set_flags(input, program.hb_subset_input_get_flags(input) | NO_LAYOUT_CLOSURE);
	const letters = program.hb_subset_input_unicode_set(input);
	for (const letter of new Set(words.join(""))) program.hb_set_add(letters, letter.codePointAt(0) ?? 0);
	const kept = program.hb_subset_input_glyph_set(input);
	for (const glyph of glyphs) program.hb_set_add(kept, glyph);
	const subset = program.hb_subset_or_fail(face, input);
	if (subset === 0) throw new Error("HarfBuzz cannot make a part of the typeface");
	const blob = program.hb_face_reference_blob(subset);
	const start = program.hb_blob_get_data(blob, 0);
	const part = Buffer.from(bytes().slice(start, start + program.hb_blob_get_length(blob)));
	return subsetFont(part, "", { ...whole, targetFormat: "woff2" });
}
