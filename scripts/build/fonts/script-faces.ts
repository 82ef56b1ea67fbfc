import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fromFile } from "@capsizecss/unpack/fs";
import type { Content } from "@/lib/content/content-of";
import { textsOf } from "@/lib/text/deep";
import { typefaceFile } from "./packages";
import { shapedSubset } from "./shaped-subset";

/** The faces that devices have for Devanagari and its neighbours: Android, Apple, Windows, Linux. */
const systemFaces: Record<string, string[]> = {
	devanagari: [
		"Noto Sans Devanagari",
		"NotoSansDevanagari",
		"Kohinoor Devanagari",
		"Devanagari Sangam MN",
		"Nirmala UI",
		"Mangal",
		"Lohit Devanagari",
	],
};

/** How style sheets call the digits by which lists are counted, by their names in `Intl`. */
const listStyles: Record<string, string> = { beng: "bengali", deva: "devanagari", gujr: "gujarati", guru: "gurmukhi" };

const percent = (units: number, em: number) => `${((units / em) * 100).toFixed(2)}%`;

/** The words of a script in some content, each once. */
export function wordsIn(content: unknown, script: string): string[] {
	const name = script[0]?.toUpperCase() + script.slice(1);
	const word = new RegExp(
		`[\\p{Script=${name}}\\p{Script_Extensions=${name}}\\p{Script=Inherited}\u200c\u200d]+`,
		"gu",
	);
	const own = new RegExp(`\\p{Script=${name}}`, "u");
	const words = textsOf(content).flatMap(({ text }) => text.match(word) ?? []);
	return [...new Set(words.filter((one) => own.test(one)))].sort();
}

type Script = Content["brand"]["typefaces"]["scripts"][string];

/** Makes one typeface of a script: its file in the folder, and the rules for it and for the device's faces in its place. */
async function scriptFace(
	folder: string,
	name: string,
	script: string,
	{ package: source, weight }: Script["text"],
	words: string[],
): Promise<{ rules: string; families: string[] }> {
	const file = typefaceFile(source, script);
	if (!file) throw new Error(`${source} is not installed, or has no letters of the script ${script}`);
	const path = join(folder, `${name}.woff2`);
	writeFileSync(path, await shapedSubset(readFileSync(file), words, weight));
	const own = `@font-face {
	font-family: "${name}";
	src: url("./${name}.woff2") format("woff2");
	font-display: optional;
	font-weight: 100 900;
}
`;
	const local = (systemFaces[script] ?? []).map((face) => `local("${face}")`).join(", ");
	if (!local) return { rules: own, families: [name] };
	const { ascent, descent, lineGap, unitsPerEm } = await fromFile(path);
	const fallback = `${name} fallback`;
	const device = `@font-face {
	font-family: "${fallback}";
	src: ${local};
	ascent-override: ${percent(ascent, unitsPerEm)};
	descent-override: ${percent(-descent, unitsPerEm)};
	line-gap-override: ${percent(lineGap, unitsPerEm)};
}
`;
	return { rules: own + device, families: [name, fallback] };
}

/** A list of typefaces as a style sheet has it: those of a script, then the brand's own for Latin letters. */
const familyList = (families: string[], role: keyof Script, { kind }: Script["text"]): string =>
	[...families.map((name) => `"${name}"`), `var(--font-${role})`, kind === "serif" ? "serif" : "sans-serif"].join(", ");

/**
 * Makes the typefaces of a language in a script of its own: its words' letters and conjuncts, at the weights in use. A
 * script that has one typeface for headings and text gets one file, and its headings' Latin letters are those of the text.
 * @param folder where they go, as `mr-text.woff2`
 * @returns the style sheet by which pages of this language, and no others, use them
 */
export async function scriptFaces(folder: string, content: Content): Promise<string> {
	const { code } = content.edition;
	let rules = "";
	for (const [script, { headings, text }] of Object.entries(content.brand.typefaces.scripts)) {
		// The digits of dates and numbers come from Intl, and stand in no text.
		const numbers = new Intl.NumberFormat(content.clinic.language, { useGrouping: false });
		const digits = numbers.format(9876543210);
		const words = wordsIn([content, digits], script);
		if (words.length < 100) continue;
		const ofText = await scriptFace(folder, `${code}-text`, script, text, words);
		const sans = familyList(ofText.families, "text", text);
		rules += ofText.rules;
		let display = `--font-display: ${sans};`;
		if (headings.package === text.package) {
			const { weight } = headings;
			display += `\n\t--weight-display: ${typeof weight === "number" ? weight : weight.min};`;
		} else {
			const ofHeadings = await scriptFace(folder, `${code}-headings`, script, headings, words);
			display = `--font-display: ${familyList(ofHeadings.families, "headings", headings)};`;
			rules += ofHeadings.rules;
		}
		const counting = listStyles[numbers.resolvedOptions().numberingSystem];
		if (counting) display += `\n\t--counting: ${counting};`;
		rules += `:root:lang(${code}) {\n\t${display}\n\t--font-sans: ${sans};\n}\n`;
	}
	return rules;
}
