/**
 * `npm run check:content`: lists mistakes, which must be corrected, and warnings in content, pictures and films; checks
 * that the JSON Schemas for code editors are up to date.
 */
import { existsSync, readFileSync } from "node:fs";
import { countOfWarnings, describeWarnings, lintContent } from "@/lib/content/lint-content";
import { ContentError } from "@/lib/content/problem";
import { localDate } from "@/lib/hours/calendar";
import { openDifferences } from "@/lib/languages/compare";
import { readLocales } from "@/lib/languages/locales";
import { orReport } from "../exec";
import { loadCheckedContent } from "./checked-content";
import { editorSchemas } from "./editor-schemas";

const root = process.cwd();

await orReport(async () => {
	const { files, warnings: pictureWarnings } = await loadCheckedContent(root);
	const { problems, incomplete, translations } = readLocales(root, files);
	const differences = [...translations].flatMap(([language, fileTranslations]) =>
		openDifferences(root, files, language, fileTranslations),
	);
	if (problems.length + differences.length > 0) throw new ContentError([...problems, ...differences]);
	const warnings = [
		...lintContent(root, files, localDate(new Date(), files.clinic.data?.timeZone)),
		...pictureWarnings,
		...incomplete,
	];
	if (warnings.length > 0) console.log(describeWarnings(warnings));
	console.log(`The content has no mistakes and ${countOfWarnings(warnings)}.`);
}, ContentError);

const stale = editorSchemas().filter(({ path, text }) => !existsSync(path) || readFileSync(path, "utf8") !== text);
if (stale.length > 0) {
	console.error(`Out of date: ${stale.map(({ path }) => path).join(", ")}. Run "npm run format".`);
	process.exitCode = 1;
}
