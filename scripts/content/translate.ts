/** `npm run translate`: starts translations, compares them with their originals and records the state of the originals. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentFiles } from "@/lib/content/content-files";
import { outputFile, readText } from "@/lib/content/files";
import { loadContentFiles } from "@/lib/content/load";
import { ContentError, describeProblem, fileProblem, type Problem } from "@/lib/content/problem";
import { agreeable, comparedWithOriginals, openDifferences } from "@/lib/content/translation/compare-translation";
import { layOutTranslation, markDone, withAgreed } from "@/lib/content/translation/lay-out-translation";
import { readTranslations, type TranslationPair } from "@/lib/content/translation/translation-files";
import { orReport } from "../exec";

const root = process.cwd();

const usage = `npm run translate                            tells for each language how much is left to do
npm run translate -- mr                      lists texts that are missing, outdated or different from their originals
npm run translate -- mr list FILE ...        the same for some files, by a part of their path
npm run translate -- mr begin FILE ...       creates files to translate, and adds what is missing to those that exist
npm run translate -- mr done FILE ...        records that translations are up to date with their originals
npm run translate -- mr agree FILE ...       records that the listed differences are intended`;

const [language = "", action = "list", ...names] = process.argv.slice(2);

/** The selected files of a language; without names on the command line, all. */
const selected = (translationPairs: TranslationPair[]) =>
	translationPairs.filter(({ file }) => names.length === 0 || names.some((name) => file.includes(name)));

const read = (file: string) => (existsSync(join(root, file)) ? readText(root, file) : "");

const report = (problems: Problem[]) => {
	for (const problem of problems) console.log(describeProblem(problem));
};

function begin(translationPairs: TranslationPair[]): void {
	for (const pairing of selected(translationPairs)) {
		const { file, translated } = pairing;
		if (translated && translated.mismatches.length === 0) continue;
		const text = layOutTranslation(pairing, read(file));
		if (text === read(file)) continue;
		outputFile(join(root, file), text);
		console.log(`${file}: ${translated ? "has what was missing, to be translated" : "created"}`);
	}
}

function done(translationPairs: TranslationPair[]): void {
	for (const { file, translated } of selected(translationPairs)) {
		if (translated) writeFileSync(join(root, file), markDone(read(file), translated.state));
	}
}

/** What is left to do in files, by what it is. */
function leftIn(sources: ContentFiles, code: string, translationPairs: TranslationPair[]): [string, Problem[]][] {
	const compared = comparedWithOriginals(root, sources, code, translationPairs);
	const all = (name: "problems" | "mismatches" | "older" | "surplus") =>
		compared.flatMap(({ translated }) => translated[name]);
	return [
		[
			"files missing",
			translationPairs.flatMap(({ file, translated }) => (translated ? [] : fileProblem(file, "missing"))),
		],
		["mistakes", all("problems")],
		["texts or entries not translated, or unknown", all("mismatches")],
		["entries without an original", all("surplus")],
		["texts or entries older than their originals", all("older")],
		["differences", compared.flatMap(openDifferences)],
	];
}

function summary(code: string, left: [string, Problem[]][]): string {
	const counts = left.flatMap(([what, problems]) => (problems.length > 0 ? `${what}: ${problems.length}` : []));
	return `${code}: ${counts.join("; ") || "nothing is left to do"}`;
}

function agree(translationPairs: TranslationPair[], sources: ContentFiles): void {
	const files = names.length > 0 ? selected(translationPairs).map(({ file }) => file) : [];
	for (const compared of comparedWithOriginals(root, sources, language, translationPairs)) {
		const { file } = compared.translated;
		if (!files.includes(file)) continue;
		const agreed = agreeable(compared);
		writeFileSync(join(root, file), withAgreed(read(file), agreed));
		// What a text lacks is translated, not agreed to.
		report(openDifferences({ ...compared, translated: { ...compared.translated, agreed } }));
	}
}

function list(translationPairs: TranslationPair[], sources: ContentFiles): void {
	const left = leftIn(sources, language, selected(translationPairs));
	const problems = left.flatMap(([, some]) => some);
	report(problems.sort((one, other) => one.file.localeCompare(other.file)));
	console.log(summary(language, left));
	if (problems.length > 0) process.exitCode = 1;
}

const actions: Record<string, (translationPairs: TranslationPair[], sources: ContentFiles) => void> = {
	list,
	begin,
	done,
	agree,
};

await orReport(() => {
	const act = actions[action];
	if (!language) {
		const sources = loadContentFiles(root);
		const codes = sources.clinic.data?.translations ?? [];
		for (const code of codes) {
			console.log(summary(code, leftIn(sources, code, readTranslations(root, sources, code))));
		}
		console.log(codes.length > 0 ? `npm run translate -- ${codes[0]} lists it.` : usage);
	} else if (/^[a-z]{2,3}$/.test(language) && act) {
		const sources = loadContentFiles(root);
		act(readTranslations(root, sources, language), sources);
	} else {
		console.error(usage);
		process.exitCode = 1;
	}
}, ContentError);
