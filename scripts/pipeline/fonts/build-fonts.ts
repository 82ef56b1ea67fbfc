import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fromBuffer } from "@capsizecss/unpack";
import type { Content } from "@/lib/content/content";
import type { SiteLocales } from "@/lib/languages/locales";
import { memoize } from "@/lib/memoize";
import { scriptOf } from "@/lib/model/locales";
import type { Brand } from "@/lib/model/schema/brand";
import { codeHash, diskCache } from "../disk-cache";
import { writeIfChanged } from "../files";
import { fallbackFamily, type SystemFace, systemFaces } from "./system-faces";
import { typefaceFile, wordsOfScript } from "./typefaces";

const FOLDER = ".cache/fonts";

type Weight = Brand["typefaces"]["text"]["weight"];
type ScriptTypefaces = Brand["typefaces"]["scripts"][string];

/** Letters of other scripts than Latin, which have typefaces of their own. */
const OTHER_SCRIPTS = /(?!\p{Script=Latin})[\p{L}\p{M}\p{Nd}]/gu;

/** Characters that style sheets and Intl add: quotes, dashes, the narrow spaces of dates. */
const ADDED = "‘’“”–—…·\u00a0\u2009\u202f";

/** Every character that the site can show in the brand's own typefaces: ASCII, and what else the content contains. */
function charactersOf(contents: Content[]): string {
	const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
	const texts = JSON.stringify(contents).replace(OTHER_SCRIPTS, "");
	return [...new Set(`${ascii}${ADDED}${texts}`)].sort().join("");
}

/**
 * Subsets a WOFF2 font to characters, or to the words of a script that joins letters. Takes an earlier result if it
 * can.
 */
const subset = (source: string, kept: string | string[], weight: Weight): Promise<Buffer> => {
	const font = readFileSync(source);
	return diskCache("fonts", [codeHash("scripts/pipeline/fonts"), font, JSON.stringify([kept, weight])], async () => {
		const { characterSubset, wordSubset } = await import("./subset");
		return typeof kept === "string" ? characterSubset(font, kept, weight) : wordSubset(font, kept, weight);
	});
};

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

const metricsOf = memoize((font: Buffer) => fromBuffer(font));

const fontFace = (family: string, src: string, descriptors: Record<string, string>): string =>
	`@font-face {\n\tfont-family: "${family}";\n\tsrc: ${src};\n${Object.entries(descriptors)
		.map(([name, value]) => `\t${name}: ${value};\n`)
		.join("")}}\n`;

const localSource = (name: string) => `local("${name}")`;

/** A rule for a font that the browser fetches, and shows if it has come before the first paint (`app/fonts.ts`). */
const fetchedFace = (family: string, src: string, line: Record<string, string>): string =>
	fontFace(family, src, { "font-display": "optional", "font-weight": "100 900", ...line });

/**
 * A rule for a font of the device. A device without one of these names, whose other fonts may lack the letters, fetches the
 * file and shows it when it comes.
 */
const deviceFace = (family: string, names: string[], src: string, line: Record<string, string>): string =>
	fontFace(family, [...names.map(localSource), src].join(", "), { "font-display": "swap", ...line });

/**
 * A rule that fits a system font to one of ours, for pages that do not show it: the same line height and width of letters.
 * @param xWidth the mean width of its letters in em
 */
async function fallbackFace(family: string, names: string[], font: Buffer, xWidth: number): Promise<string> {
	const { xWidthAvg, unitsPerEm, ascent, descent, lineGap } = await metricsOf(font);
	const size = xWidthAvg / unitsPerEm / xWidth;
	const height = (units: number) => percent(units / (unitsPerEm * size));
	return fontFace(family, names.map(localSource).join(", "), {
		"size-adjust": percent(size),
		"ascent-override": height(ascent),
		"descent-override": height(-descent),
		"line-gap-override": height(lineGap),
	});
}

/**
 * The line of a script's font and of the system fonts that stand in for it. Letters of text stand in its middle, level
 * with the sign beside them in a button: fonts with room for marks have more of it below than above.
 */
async function scriptLine(font: Buffer, isText: boolean): Promise<Record<string, string>> {
	const { unitsPerEm, ascent, descent, capHeight } = await metricsOf(font);
	const height = ascent - descent;
	const above = isText ? (height + capHeight) / 2 : ascent;
	return {
		"ascent-override": percent(above / unitsPerEm),
		"descent-override": percent((height - above) / unitsPerEm),
		"line-gap-override": "0%",
	};
}

/**
 * The system fonts of scripts by the names that `local()` finds, full or PostScript: those of phones first (older and newer
 * Android, Apple), then those of computers.
 */
const scriptSystemFaces: Record<string, string[]> = {
	devanagari: [
		"Noto Sans Devanagari",
		"NotoSansDevanagari-Regular",
		"KohinoorDevanagari-Regular",
		"Nirmala UI",
		"Devanagari Sangam MN",
		"Mangal",
		"Lohit Devanagari",
	],
};

/** The counter styles of CSS for numbering systems of Intl. */
const counterStyles: Record<string, string> = {
	beng: "bengali",
	deva: "devanagari",
	gujr: "gujarati",
	guru: "gurmukhi",
};

/** Makes the file of some words in a script; returns its source for a rule, and its line. */
async function scriptFile(
	folder: string,
	name: string,
	script: string,
	{ package: source, weight }: ScriptTypefaces["text"],
	words: string[],
): Promise<{ src: string; line: Record<string, string> }> {
	const file = typefaceFile(source, script);
	if (!file) throw new Error(`${source} is not installed, or has no letters of the script ${script}`);
	const font = await subset(file, words, weight);
	writeIfChanged(join(folder, `${name}.woff2`), font);
	const src = `url("./${name}.woff2") format("woff2")`;
	return { src, line: await scriptLine(font, !name.endsWith("headings")) };
}

/** Makes one font of a script: its file, and the rules for it and for the system fonts that stand in for it. */
async function scriptFace(
	folder: string,
	name: string,
	script: string,
	typeface: ScriptTypefaces["text"],
	words: string[],
): Promise<{ rules: string; families: string[] }> {
	const { src, line } = await scriptFile(folder, name, script, typeface, words);
	const rule = fetchedFace(name, src, line);
	const system = scriptSystemFaces[script];
	if (!system) return { rules: rule, families: [name] };
	const fallback = `${name} fallback`;
	return { rules: rule + deviceFace(fallback, system, src, line), families: [name, fallback] };
}

/** A `font-family`: the fonts of a script, then the brand's text typeface for Latin letters, which every page has. */
const familyList = (families: string[], { kind }: ScriptTypefaces["text"]): string =>
	[...families.map((name) => `"${name}"`), "text", kind === "serif" ? "serif" : "sans-serif"].join(", ");

/**
 * Makes the fonts of a language whose script has its own typefaces, and the rules for them. A script with one typeface
 * for headings and text gets one file. Headings have the text's Latin letters.
 */
async function scriptFaces(folder: string, content: Content, languageNames: string[]): Promise<string> {
	const { code } = content.locale;
	const script = scriptOf(content.clinic.language);
	const typefaces = content.brand.typefaces.scripts[script];
	if (!typefaces) return "";
	const { headings, text } = typefaces;
	// The digits of dates and numbers come from Intl and are in no text.
	const numbers = new Intl.NumberFormat(content.clinic.language, { useGrouping: false });
	const words = wordsOfScript([content, languageNames, numbers.format(9876543210)], script);
	const ofText = await scriptFace(folder, `${code}-text`, script, text, words);
	const sans = familyList(ofText.families, text);
	let rules = ofText.rules;
	let display = `--font-display: ${sans};`;
	if (headings.package === text.package) {
		const { weight } = headings;
		display += `\n\t--weight-display: ${typeof weight === "number" ? weight : weight.min};`;
	} else {
		const ofHeadings = await scriptFace(folder, `${code}-headings`, script, headings, words);
		display = `--font-display: ${familyList(ofHeadings.families, headings)};`;
		rules += ofHeadings.rules;
	}
	const counting = counterStyles[numbers.resolvedOptions().numberingSystem];
	if (counting) display += `\n\t--counting: ${counting};`;
	return `${rules}:root:lang(${code}) {\n\t${display}\n\t--font-sans: ${sans};\n}\n`;
}

/**
 * Makes fonts of the names of languages in scripts that the page's typefaces lack, and the rules for them. Phones have
 * these letters.
 */
async function nameFaces(folder: string, content: Content, languageNames: string[]): Promise<string> {
	const { code } = content.locale;
	const families: string[] = [];
	let rules = "";
	for (const [script, { text }] of Object.entries(content.brand.typefaces.scripts)) {
		const names = wordsOfScript(languageNames, script);
		if (names.length === 0 || script === scriptOf(content.clinic.language)) continue;
		const { src, line } = await scriptFile(folder, `${code}-${script}`, script, text, names);
		// The names of computers' fonts would be bytes of every page; a computer without the first three fetches the file.
		const phones = scriptSystemFaces[script]?.slice(0, 3) ?? [];
		rules += deviceFace(`${code}-${script}`, phones, src, { "font-weight": "100 900", ...line });
		families.push(`"${code}-${script}"`);
	}
	if (families.length === 0) return "";
	return `${rules}:root:lang(${code}) .languages a {\n\tfont-family: var(--font-sans), ${families.join(", ")};\n}\n`;
}

/** Makes the fonts that `app/fonts.ts` loads, with the characters and weights in use, and rules for fallback fonts. */
export async function buildFonts(root: string, contents: SiteLocales["contents"]): Promise<void> {
	const [{ brand }] = contents;
	const names = contents.flatMap(({ locale: { name, short } }) => [name, short]);
	const folder = join(root, FOLDER);
	const characters = charactersOf(contents);
	let rules = "";
	for (const role of ["headings", "text"] as const) {
		const { kind, package: name, weight } = brand.typefaces[role];
		const file = typefaceFile(name);
		if (!file) throw new Error(`${name} is not installed`);
		const font = await subset(file, characters, weight);
		writeIfChanged(join(folder, `${role}.woff2`), font);
		for (const [system, { local, unitsPerEm, xWidthAvg }] of Object.entries<SystemFace>(systemFaces[kind])) {
			rules += await fallbackFace(fallbackFamily(role, system), local, font, xWidthAvg / unitsPerEm);
		}
	}
	for (const content of contents) {
		rules += await scriptFaces(folder, content, names);
		rules += await nameFaces(folder, content, names);
	}
	writeIfChanged(join(folder, "fallbacks.css"), rules);
}
