import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Content } from "@/lib/content/content-of";
import type { Editions } from "@/lib/content/translation/editions";
import { fallbackFaces } from "./fallback-faces";
import { typefaceFile } from "./packages";
import { scriptFaces } from "./script-faces";

const FOLDER = ".cache/fonts";

/** Letters of other scripts than Latin, which have typefaces of their own. */
const OTHER_SCRIPTS = /(?!\p{Script=Latin})[\p{L}\p{M}\p{Nd}]/gu;

/** Every character that the site can show: plain Latin, and whatever else its content uses. */
function charactersOf(contents: Content[]): string {
	const plain = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
	// Marks that the style sheets and Intl add: quotes, dashes, the narrow spaces of dates.
	const all = JSON.stringify(contents).replace(OTHER_SCRIPTS, "");
	return [...new Set(`${plain}‘’“”–—…·\u00a0\u2009\u202f${all}`)].sort().join("");
}

/**
 * What of a typeface's layout is kept: what browsers apply unasked (CSS Fonts 4, section 7.1), and the figures of one
 * width that the style sheets ask for. Fractions, small figures and the like are a ninth of a text typeface.
 */
const layout = {
	keepFeatures: ["calt", "ccmp", "clig", "kern", "liga", "locl", "mark", "mkmk", "rclt", "rlig", "rvrn", "tnum"],
};

/** The typefaces and characters of the fonts that this process has made. */
let latest: string | undefined;

/**
 * Makes the fonts that `app/fonts.ts` loads: the characters and weights in use, half the bytes of the
 * whole Latin set; and the rules for the faces that stand in for them.
 */
export async function buildFonts(root: string, [content, ...translated]: Editions["contents"]): Promise<void> {
	const characters = charactersOf([content, ...translated]);
	const { typefaces } = content.brand;
	const state = JSON.stringify([typefaces, characters, translated]);
	if (state === latest) return;
	mkdirSync(join(root, FOLDER), { recursive: true });
	let fallbacks = "";
	for (const role of ["headings", "text"] as const) {
		const { kind, package: source, weight } = typefaces[role];
		const whole = typefaceFile(source);
		if (!whole) throw new Error(`${source} is not installed`);
		const part = await subsetFont(readFileSync(whole), characters, {
			targetFormat: "woff2",
			variationAxes: { wght: weight },
			...layout,
		});
		const path = join(root, FOLDER, `${role}.woff2`);
		writeFileSync(path, part);
		fallbacks += await fallbackFaces(role, kind, path);
	}
	for (const one of translated) fallbacks += await scriptFaces(join(root, FOLDER), one);
	writeFileSync(join(root, FOLDER, "fallbacks.css"), fallbacks);
	latest = state;
}
