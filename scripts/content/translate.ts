/** `npm run translate`: merges the translations with their originals, and tells what is left to do. */
import { join } from "node:path";
import { outputFile } from "@/lib/content/files";
import { loadContentFiles } from "@/lib/content/load";
import { ContentError, describeProblem } from "@/lib/content/problem";
import { catalogueText } from "@/lib/languages/catalogue";
import { openDifferences } from "@/lib/languages/compare";
import { incompleteIn } from "@/lib/languages/locales";
import { isOlder, readTranslations, type Translation } from "@/lib/languages/translate";
import { exitWith, orReport } from "../exec";

const root = process.cwd();

/** Adds new texts to a gettext file, marks changed ones, and makes surplus ones obsolete. */
function merge(language: string, { path, catalogue, problems }: Translation): void {
	// A file with mistakes is left as it is.
	if (problems.length === 0) outputFile(join(root, path), catalogueText(language, catalogue));
}

await orReport(() => {
	const [wanted] = process.argv.slice(2);
	const files = loadContentFiles(root);
	const languages = files.clinic.data?.translations ?? [];
	if (wanted && !languages.includes(wanted)) exitWith(`translations in content/clinic.yaml does not name ${wanted}`);
	for (const language of languages) {
		if (wanted && language !== wanted) continue;
		const translations = readTranslations(root, files, language);
		for (const translation of translations) merge(language, translation);
		const problems = [
			...translations.flatMap((translation) => translation.problems),
			...openDifferences(root, files, language, translations),
		];
		const texts = translations.flatMap((translation) => translation.texts);
		const untranslated = texts.filter(({ translation }) => !translation).length;
		const older = texts.filter(isOlder).length;
		if (wanted)
			for (const problem of [...incompleteIn(translations), ...problems]) console.log(describeProblem(problem));
		console.log(
			`${language}: ${texts.length} texts, ${untranslated} not translated, ${older} older than their originals, ${problems.length} mistakes and differences`,
		);
	}
}, ContentError);
