/** `npm run translate`: starts translations, compares them with their originals and records the state of the originals. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outputFile } from "@/lib/content/files";
import { loadContentFiles } from "@/lib/content/load";
import { ContentError, describeProblem } from "@/lib/content/problem";
import { describedDifferences, differencesOf } from "@/lib/content/translation/compare-translation";
import { writtenTexts } from "@/lib/content/translation/merge-translation";
import {
	originalsIn,
	readTranslations,
	skeletonOf,
	translationFile,
} from "@/lib/content/translation/translation-files";
import { joinMarkdown, parseYaml, splitMarkdown } from "@/lib/content/yaml-document";
import { orReport } from "../exec";

const root = process.cwd();

const usage = `npm run translate -- mr                      lists texts that are missing, outdated or different from their originals
npm run translate -- mr list FILE ...        the same for some files, by a part of their path
npm run translate -- mr begin FILE ...       creates files to translate, with the texts of the originals
npm run translate -- mr done FILE ...        records that translations are up to date with their originals
npm run translate -- mr agree FILE ...       records that the listed differences are intended`;

const [language = "", action = "list", ...names] = process.argv.slice(2);

/** Whether a file is selected on the command line; without names, all are. */
const isNamed = (file: string) => names.length === 0 || names.some((name) => file.includes(name));

/** Changes a field of a translation's own `translation` data. */
function setAbout(file: string, name: "from" | "agreed", value: Record<string, string> | string[]): void {
	const text = readFileSync(join(root, file), "utf8");
	const page = splitMarkdown(text);
	const yaml = parseYaml(page?.matter ?? text);
	if (Object.keys(value).length === 0) yaml.deleteIn(["translation", name]);
	else yaml.setIn(["translation", name], value);
	writeFileSync(join(root, file), page ? joinMarkdown(yaml.toText(), page.body) : yaml.toText());
}

function begin(): void {
	for (const original of originalsIn(loadContentFiles(root))) {
		const file = translationFile(original.source.file, language);
		if (!isNamed(file) || existsSync(join(root, file))) continue;
		outputFile(join(root, file), skeletonOf(original));
		console.log(`${file}: created`);
	}
}

function done(): void {
	for (const original of originalsIn(loadContentFiles(root))) {
		const file = translationFile(original.source.file, language);
		if (isNamed(file) && existsSync(join(root, file))) setAbout(file, "from", writtenTexts(original).state);
	}
}

function list(): void {
	const sources = loadContentFiles(root);
	const translationPairs = readTranslations(root, sources, language).filter(({ original }) =>
		isNamed(translationFile(original.source.file, language)),
	);
	for (const { original, translated } of translationPairs) {
		if (!translated) {
			console.log(`${translationFile(original.source.file, language)}: missing`);
			continue;
		}
		const { problems, mismatches, older } = translated;
		const found = [...problems, ...mismatches, ...older, ...differencesOf(root, sources, language, translated)];
		for (const problem of found) console.log(describeProblem(problem));
		if (found.length > 0) process.exitCode = 1;
	}
}

function agree(): void {
	const sources = loadContentFiles(root);
	for (const { file, translated } of readTranslations(root, sources, language)) {
		if (!translated || names.length === 0 || !isNamed(file)) continue;
		setAbout(file, "agreed", describedDifferences(root, sources, language, translated));
	}
}

const actions: Record<string, () => void> = { list, begin, done, agree };

const act = actions[action];
if (/^[a-z]{2,3}$/.test(language) && act) await orReport(act, ContentError);
else {
	console.error(usage);
	process.exitCode = 1;
}
