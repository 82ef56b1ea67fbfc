/** Part of `npm run check`: content, pictures and films have no mistakes, and the JSON Schemas for editors are those of the code. */
import { readFileSync } from "node:fs";
import { notesOn } from "@/lib/content/notes";
import { ContentError, describeProblem } from "@/lib/content/problem";
import { todayInIndia } from "@/lib/hours/india";
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
	const { sources } = await checkedContent(root);
	for (const note of notesOn(sources, todayInIndia(new Date()))) console.log(describeProblem(note));
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
