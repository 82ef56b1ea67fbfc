import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fromFile } from "@capsizecss/unpack/fs";
import type { Content } from "@/lib/content/content-of";
import { textsOf } from "@/lib/text/deep";
import { typefaceFile } from "./packages";
import { shapedSubset } from "./shaped-subset";

const roles = { headings: "display", text: "sans" } as const;

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

/**
 * Makes the typefaces of a language in a script of its own: its words' letters and conjuncts, at the weights in use.
 * @param folder where they go, as `mr-text.woff2`
 * @returns the style sheet by which pages of this language, and no others, use them
 */
export async function scriptFaces(folder: string, content: Content): Promise<string> {
	const { code } = content.edition;
	let rules = "";
	for (const [script, faces] of Object.entries(content.brand.typefaces.scripts)) {
		// The digits of dates and numbers come from Intl, and stand in no text.
		const digits = new Intl.NumberFormat(content.clinic.language, { useGrouping: false }).format(9876543210);
		const words = wordsIn([content, digits], script);
		if (words.length < 100) continue;
		const families = Object.entries(roles).map(([role, family]) => [role as keyof typeof roles, family] as const);
		const declarations: string[] = [];
		for (const [role, family] of families) {
			const { package: name, weight } = faces[role];
			const file = typefaceFile(name, script);
			if (!file) throw new Error(`${name} is not installed, or has no letters of the script ${script}`);
			const part = await shapedSubset(readFileSync(file), words, weight);
			const path = join(folder, `${code}-${role}.woff2`);
			writeFileSync(path, part);
			const { ascent, descent, lineGap, unitsPerEm } = await fromFile(path);
			const fallback = `${code} ${role} fallback`;
			const local = (systemFaces[script] ?? []).map((face) => `local("${face}")`).join(", ");
			rules += `@font-face {
	font-family: "${code}-${role}";
	src: url("./${code}-${role}.woff2") format("woff2");
	font-display: optional;
	font-weight: 100 900;
}
`;
			if (local) {
				rules += `@font-face {
	font-family: "${fallback}";
	src: ${local};
	ascent-override: ${percent(ascent, unitsPerEm)};
	descent-override: ${percent(-descent, unitsPerEm)};
	line-gap-override: ${percent(lineGap, unitsPerEm)};
}
`;
			}
			declarations.push(
				`	--font-${family}: "${code}-${role}", ${local ? `"${fallback}", ` : ""}var(--font-${role}), ${faces[role].kind === "serif" ? "serif" : "sans-serif"};`,
			);
		}
		rules += `:root:lang(${code}) {\n${declarations.join("\n")}\n}\n`;
	}
	return rules;
}
