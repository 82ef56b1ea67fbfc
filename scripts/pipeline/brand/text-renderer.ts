import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fromFile } from "@capsizecss/unpack/fs";
import type { OverlayOptions } from "sharp";
import subsetFont from "subset-font";
import type { Hex } from "@/lib/brand/contrast";
import type { Brand } from "@/lib/model/schema/brand";
import { textsOf } from "@/lib/text/nested-texts";
import { codeHash, versionsOf } from "../disk-cache";
import { typefaceFile, wordsOfScript } from "../fonts/typefaces";
import { sharp } from "../pictures/sharp";

/** A text as a transparent image, cropped to its letters, which sharp can composite. */
export type RenderedText = { image: Pick<OverlayOptions, "input" | "raw">; width: number; height: number };

export type TextStyle = {
	role: "headings" | "text";
	/** Pixels to an em. */
	size: number;
	colour: Hex;
	/** Pixels after which lines wrap. */
	width?: number;
	/** Lines are aligned left by default. */
	centred?: boolean;
};

/** What pictures with texts depend on besides their own texts and drawings, for their caches. */
export const codeOfPictures = ({ typefaces }: Brand): string[] => [
	codeHash("scripts/pipeline/brand"),
	readFileSync(new URL("../fonts/typefaces.ts", import.meta.url), "utf8"),
	...textsOf(typefaces).map(({ text }) => versionsOf(text)),
];

/** A text that begins on a line of its own. */
export type ColouredText = { text: string; colour: Hex };

/** `spacing`: pixels between lines. */
export type RenderText = (
	text: string | ColouredText[],
	style: TextStyle & { spacing?: number },
) => Promise<RenderedText>;

const utf16 = (text: string) => Buffer.from(text, "utf16le").swap16();
const latin1 = (text: string) => Buffer.from(text, "latin1");

/**
 * Gives a TrueType font a family name of the same length. Fontconfig finds fonts by name, and would confuse this one
 * with an installed font of the same name.
 */
function rename(font: Buffer, name: string, newName: string): { file: Buffer; family: string } {
	const file = Buffer.from(font);
	// The table directory has 12 bytes, then 16 for each table: its tag, checksum, offset and length (OpenType 1.9).
	const entries = Array.from({ length: file.readUInt16BE(4) }, (_, index) => 12 + index * 16);
	const entry = entries.find((start) => file.toString("latin1", start, start + 4) === "name");
	if (entry === undefined) throw new Error(`the typeface ${name} has no table of names`);
	const start = file.readUInt32BE(entry + 8);
	const table = file.subarray(start, start + file.readUInt32BE(entry + 12));
	const family = newName.slice(0, name.length).padEnd(name.length, "x");
	for (const encode of [utf16, latin1]) {
		for (let at = table.indexOf(encode(name)); at >= 0; at = table.indexOf(encode(name)))
			encode(family).copy(table, at);
	}
	return { file, family };
}

/** Registers a typeface at one weight with sharp, under a unique name. */
async function register(
	folder: string,
	{ package: name, weight }: Brand["typefaces"]["text"],
	characters: string,
	script?: string,
): Promise<string> {
	const source = typefaceFile(name, script);
	if (!source) throw new Error(`${name} is not installed`);
	const data = await subsetFont(readFileSync(source), ` ${characters}`, {
		targetFormat: "truetype",
		variationAxes: { wght: typeof weight === "number" ? weight : weight.min },
	});
	const hash = createHash("sha256").update(data).update(folder).digest("hex");
	const { file, family } = rename(data, (await fromFile(source)).familyName, `b${hash}`);
	const fontfile = join(folder, `${hash.slice(0, 16)}.ttf`);
	if (!existsSync(fontfile)) writeFileSync(fontfile, file);
	// Once it has rendered a text with a font file, sharp finds the font by its name.
	await sharp({ text: { text: ".", fontfile } }).toBuffer();
	return family;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Makes the renderer of these texts at the first call: typefaces are subset only for a picture that has changed. */
export function lazyTextRenderer(root: string, typefaces: Brand["typefaces"], texts: string[]) {
	let renderer: Promise<RenderText> | undefined;
	return () => {
		renderer ??= textRenderer(root, typefaces, [...new Set(texts.join(""))].sort().join(""));
		return renderer;
	};
}

/**
 * Makes a function that renders texts in the brand's typefaces. `characters` are all that it will render. Letters that
 * no typeface has are rendered in a font of this computer, or as boxes.
 */
export async function textRenderer(
	root: string,
	typefaces: Brand["typefaces"],
	characters: string,
): Promise<RenderText> {
	const folder = join(root, ".cache/brand");
	mkdirSync(folder, { recursive: true });
	const scripts = Object.entries(typefaces.scripts).filter(([script]) => wordsOfScript(characters, script).length > 0);
	const families = { headings: [] as string[], text: [] as string[] };
	for (const role of ["headings", "text"] as const) {
		families[role].push(await register(folder, typefaces[role], characters));
		for (const [script, ofScript] of scripts) {
			families[role].push(await register(folder, ofScript[role], characters, script));
		}
	}
	return async (text, { role, size, colour, width, centred, spacing }) => {
		const lines = typeof text === "string" ? [{ text, colour }] : text;
		const { data, info } = await sharp({
			text: {
				text: lines.map((line) => `<span foreground="${line.colour}">${escaped(line.text)}</span>`).join("\n"),
				// A comma ends the list of families, so that Pango does not read its end as a weight.
				font: `${families[role].join(",")}, ${size}`,
				rgba: true,
				dpi: 72,
				width,
				spacing,
				wrap: "word",
				align: centred ? "centre" : "left",
			},
		})
			.raw()
			.toBuffer({ resolveWithObject: true });
		const { width: cropped, height, channels } = info;
		return { image: { input: data, raw: { width: cropped, height, channels } }, width: cropped, height };
	};
}
