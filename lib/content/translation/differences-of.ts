import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../problem";
import type { Sources } from "../sources";
import { type Difference, describeDifference, differencesIn } from "./compare";
import { readGlossary } from "./glossary";
import type { Translated } from "./overlay";

/** The telephone numbers of the content, which have Latin digits in every language. */
const numbersOf = ({ clinic, emergency }: Sources): string[] => {
	const { ambulance, helplines = {} } = emergency.data ?? {};
	const short = [ambulance?.number, ambulance?.other, ...Object.values(helplines).map(({ number }) => number)];
	const long = [clinic.data?.phone, clinic.data?.whatsapp?.number].flatMap((phone) => phone?.match(/\d+/g) ?? []);
	return [...short.flatMap((number) => number ?? []), ...long];
};

/** The differences in parts that are up to date; none if the language has no glossary. */
function comparedWithOriginal(root: string, sources: Sources, language: string, translated: Translated): Difference[] {
	const glossary = join(root, `docs/glossary.${language}.md`);
	if (!existsSync(glossary)) return [];
	const rules = {
		glossary: readGlossary(readFileSync(glossary, "utf8")),
		tag: `${language}-IN`,
		numbers: numbersOf(sources),
	};
	const old = new Set(translated.older.map(({ field }) => field));
	return differencesIn(
		translated.pairs.filter(({ part }) => !old.has(part)),
		rules,
	);
}

/** The differences of a translation as text, in the form of its `agreed` field. */
export const describedDifferences = (...of: Parameters<typeof comparedWithOriginal>): string[] =>
	comparedWithOriginal(...of).map(describeDifference);

/**
 * The differences of a translation that its `agreed` field does not list, and entries of that field without a difference.
 * @param root the repository's root
 */
export function differencesOf(root: string, sources: Sources, language: string, translated: Translated): Problem[] {
	const found = comparedWithOriginal(root, sources, language, translated);
	const agreed = new Set(translated.agreed);
	const described = new Set(found.map(describeDifference));
	return [
		...found
			.filter((difference) => !agreed.has(describeDifference(difference)))
			.map(({ path, message }) => translated.problemAt(path, message)),
		...translated.agreed
			.filter((one) => !described.has(one))
			.map((one) => translated.problemAt(["translation", "agreed"], `there is no such difference: ${one}`)),
	];
}
