/** `npm run check:content`, also a part of `npm run check`: content, pictures and films have no mistakes, and the JSON Schemas for editors are those of the code. */
import { readFileSync } from "node:fs";
import { ContentError } from "@/lib/content/problem";
import { differencesOf } from "@/lib/content/translation/differences-of";
import { readEditions } from "@/lib/content/translation/editions";
import { countOfWarnings, describeWarnings, warningsOn } from "@/lib/content/warnings";
import { localDate } from "@/lib/hours/calendar";
import { checkedContent } from "./checked-content";
import { editorSchemas } from "./editor-schemas";

const root = process.cwd();

function read(path: string): string {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}

try {
	const { sources, warnings: ofPictures } = await checkedContent(root);
	const { problems, wanting, pairings } = readEditions(root, sources);
	const differences = [...pairings].flatMap(([language, read]) =>
		read.flatMap(({ translated }) => (translated ? differencesOf(root, sources, language, translated) : [])),
	);
	if (problems.length + differences.length > 0) throw new ContentError([...problems, ...differences]);
	const warnings = [
		...warningsOn(root, sources, localDate(new Date(), sources.clinic.data?.timeZone)),
		...ofPictures,
		...wanting,
	];
	if (warnings.length > 0) console.log(describeWarnings(warnings));
	console.log(`The content has no mistakes and ${countOfWarnings(warnings)}.`);
} catch (error) {
	if (!(error instanceof ContentError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}

const stale = editorSchemas().filter(({ path, text }) => read(path) !== text);
if (stale.length > 0) {
	console.error(`Out of date: ${stale.map(({ path }) => path).join(", ")}. Run "npm run content:schemas".`);
	process.exitCode = 1;
}
