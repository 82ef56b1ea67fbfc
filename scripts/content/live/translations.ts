import type { Sources } from "@/lib/content/sources";
import { readEditions } from "@/lib/content/translation/editions";
import type { Finding } from "./finding";

/**
 * What is to be said of translations: those that no doctor has read, whose pages say so, and those that are older than
 * their originals or not whole. None of it stops a site, whose original holds.
 * @param root the repository's root
 * @param sources content without mistakes
 */
export function checkTranslations(root: string, sources: Sources): Finding[] {
	const { problems, wanting, pairings } = readEditions(root, sources);
	const unchecked = [...pairings.values()]
		.flat()
		.flatMap(({ translated }) =>
			translated && !translated.checked
				? translated.problemAt(["translation", "checked"], "no doctor has read this translation, and its pages say so")
				: [],
		);
	return [
		...problems.map((at): Finding => ({ group: "unsafe", at })),
		...[...unchecked, ...wanting].map((at): Finding => ({ group: "advice", at })),
	];
}
