import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fromFile } from "@capsizecss/unpack/fs";
import subsetFont from "subset-font";
import type { Hex } from "@/lib/brand/contrast";
import type { Brand } from "@/lib/content/schema/brand";
import { typefaceFile } from "../fonts/packages";
import { wordsIn } from "../fonts/script-faces";
import { sharp } from "../pictures/sharp";
import { renamed } from "./typeface-name";

/** A text as a picture with a clear ground, cut to its letters. */
export type Lettered = { png: Buffer; width: number; height: number };

type Style = {
	role: "headings" | "text";
	/** In pixels to an em. */
	size: number;
	colour: Hex;
	/** In pixels, at which lines end. */
	width?: number;
	/** Whether lines stand in the middle of their width; else they begin at its left. */
	centred?: boolean;
};

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A typeface at one weight, as a file that sharp can draw with, and the name by which that knows it. */
async function typefaceIn(
	folder: string,
	{ package: name, weight }: Brand["typefaces"]["text"],
	characters: string,
	script?: string,
) {
	const source = typefaceFile(name, script);
	if (!source) throw new Error(`${name} is not installed`);
	const data = await subsetFont(readFileSync(source), ` ${characters}`, {
		targetFormat: "truetype",
		variationAxes: { wght: typeof weight === "number" ? weight : weight.min },
	});
	const hash = createHash("sha256").update(data).update(folder).digest("hex");
	const { familyName } = await fromFile(source);
	const typeface = renamed(data, familyName, `b${hash}`);
	const file = join(folder, `${hash.slice(0, 16)}.ttf`);
	if (!existsSync(file)) writeFileSync(file, typeface.file);
	return { file, family: typeface.name };
}

/**
 * Draws texts in the brand's typefaces, those of its scripts too. Letters that none of them has are drawn in one that
 * this computer has, or as boxes.
 * @param root the repository's root
 * @param characters every character that will be drawn
 */
export async function letteringIn(
	root: string,
	typefaces: Brand["typefaces"],
	characters: string,
): Promise<(text: string, style: Style) => Promise<Lettered>> {
	const folder = join(root, ".cache/brand");
	mkdirSync(folder, { recursive: true });
	const scripts = Object.entries(typefaces.scripts).filter(([script]) => wordsIn(characters, script).length > 0);
	/** The names of a role's typefaces, one after the other as letters are looked for in them. */
	const families = async (role: Style["role"]) => {
		const faces = [
			await typefaceIn(folder, typefaces[role], characters),
			...(await Promise.all(scripts.map(([script, own]) => typefaceIn(folder, own[role], characters, script)))),
		];
		// A drawing names one file, and whoever draws keeps it: so each draws once.
		for (const { file } of faces) await sharp({ text: { text: ".", fontfile: file } }).toBuffer();
		return faces.map(({ family }) => family).join(",");
	};
	const drawnIn = { headings: await families("headings"), text: await families("text") };
	return async (text, { role, size, colour, width, centred }) => {
		const { data, info } = await sharp({
			text: {
				text: `<span foreground="${colour}">${escaped(text)}</span>`,
				// The comma ends the names, which are followed by no weight.
				font: `${drawnIn[role]}, ${size}`,
				rgba: true,
				dpi: 72,
				width,
				wrap: "word",
				align: centred ? "centre" : "left",
			},
		})
			.png()
			.toBuffer({ resolveWithObject: true });
		return { png: data, width: info.width, height: info.height };
	};
}
