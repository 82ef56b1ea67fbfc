/** `npm run translate`: begins translations, compares them with their originals and notes the state of these. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseDocument } from "yaml";
import { loadSources } from "@/lib/content/load";
import { ContentError, describeProblem } from "@/lib/content/problem";
import { describedDifferences, differencesOf } from "@/lib/content/translation/differences-of";
import { originalsIn, translationFile } from "@/lib/content/translation/originals";
import { readTranslations } from "@/lib/content/translation/read-translations";
import { skeletonOf, writtenTexts } from "@/lib/content/translation/skeleton";

const root = process.cwd();

const usage = `npm run translate -- mr                      lists what is missing, older or otherwise than its original
npm run translate -- mr list FILE ...        the same of some files, by a part of their path
npm run translate -- mr begin FILE ...       writes files to translate, which hold the originals' texts
npm run translate -- mr done FILE ...        notes that translations hold all that their originals say today
npm run translate -- mr agree FILE ...       notes that the differences that are listed have been read and are none`;

const [language = "", action = "list", ...names] = process.argv.slice(2);

/** Whether a file was named on the command line; without names all are. */
const isNamed = (file: string) => names.length === 0 || names.some((name) => file.includes(name));

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;

/** A translation that says something else of itself. */
function saying(text: string, name: "from" | "agreed", value: Record<string, string> | string[]): string {
	const [matter, yaml] = FRONT_MATTER.exec(text) ?? ["", text];
	const document = parseDocument(yaml);
	if (Object.keys(value).length === 0) document.deleteIn(["translation", name]);
	else document.setIn(["translation", name], document.createNode(value));
	const written = document.toString({ lineWidth: 120 });
	return matter ? `---\n${written}---\n${text.slice(matter.length)}` : written;
}

function begin(): void {
	for (const original of originalsIn(loadSources(root))) {
		const file = translationFile(original.source.file, language);
		if (!isNamed(file) || existsSync(join(root, file))) continue;
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), skeletonOf(original));
		console.log(`${file}: begun`);
	}
}

function done(): void {
	for (const original of originalsIn(loadSources(root))) {
		const file = join(root, translationFile(original.source.file, language));
		if (!isNamed(file) || !existsSync(file)) continue;
		const { state } = writtenTexts(original);
		writeFileSync(file, saying(readFileSync(file, "utf8"), "from", state));
	}
}

function list(): void {
	const sources = loadSources(root);
	const pairings = readTranslations(root, sources, language).filter(({ original }) =>
		isNamed(translationFile(original.source.file, language)),
	);
	for (const { original, translated } of pairings) {
		if (!translated) {
			console.log(`${translationFile(original.source.file, language)}: missing`);
			continue;
		}
		const { problems, unlike, older } = translated;
		const found = [...problems, ...unlike, ...older, ...differencesOf(root, sources, language, translated)];
		for (const problem of found) console.log(describeProblem(problem));
		if (found.length > 0) process.exitCode = 1;
	}
}

function agree(): void {
	const sources = loadSources(root);
	for (const { file, translated } of readTranslations(root, sources, language)) {
		if (!translated || names.length === 0 || !isNamed(file)) continue;
		const lines = describedDifferences(root, sources, language, translated);
		writeFileSync(join(root, file), saying(readFileSync(join(root, file), "utf8"), "agreed", lines));
	}
}

const actions: Record<string, () => void> = { list, begin, done, agree };

try {
	const act = actions[action];
	if (/^[a-z]{2,3}$/.test(language) && act) act();
	else {
		console.error(usage);
		process.exitCode = 1;
	}
} catch (error) {
	if (!(error instanceof ContentError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
