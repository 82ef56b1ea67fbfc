import { createRequire } from "node:module";
import { basename } from "node:path";
import { textsOf } from "@/lib/text/nested-texts";

const require = createRequire(import.meta.url);

/** The file of a Fontsource variable typeface with the letters of a script; undefined if it is not installed. */
export function typefaceFile(name: string, script = "latin"): string | undefined {
	try {
		return require.resolve(`${name}/files/${basename(name)}-${script}-wght-normal.woff2`);
	} catch {
		return undefined;
	}
}

/** The words of a script in some content, sorted and without repetitions. */
export function wordsOfScript(content: unknown, script: string): string[] {
	const name = script[0]?.toUpperCase() + script.slice(1);
	const word = new RegExp(
		`[\\p{Script=${name}}\\p{Script_Extensions=${name}}\\p{Script=Inherited}\u200c\u200d]+`,
		"gu",
	);
	const letter = new RegExp(`\\p{Script=${name}}`, "u");
	const words = textsOf(content).flatMap(({ text }) => text.match(word) ?? []);
	return [...new Set(words.filter((match) => letter.test(match)))].sort();
}
