import { readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod";
import { linesBetween, positionOfWords } from "./position";
import { readYamlText, type Source } from "./source";
import { splitMarkdown } from "./yaml-document";

/**
 * Reads a Markdown file with YAML front matter and checks the front matter against `schema`. The text below it is `body`.
 */
export function readMarkdown<T extends object>(
	root: string,
	file: string,
	schema: z.ZodType<T>,
): Source<T & { body: string }> {
	const whole = readFileSync(join(root, file), "utf8");
	const page = splitMarkdown(whole);
	// A line break instead of the opening fence keeps the line numbers correct.
	const matter = readYamlText(file, `\n${page?.matter ?? ""}`, schema);
	const body = page?.body ?? "";
	const start = whole.lastIndexOf(body);
	const problems = [...matter.problems];
	if (!page) problems.unshift(matter.problemAt([], "must begin with front matter between two lines of ---"));
	else if (!body) problems.push(matter.problemAt([], "has no text below its front matter"));
	const data = matter.data && problems.length === 0 ? { ...matter.data, body } : undefined;
	const isBody = ([field]: readonly PropertyKey[]) => field === "body";
	const linesOf: Source<unknown>["linesOf"] = (path) =>
		isBody(path) ? linesBetween(whole, start, start + body.length) : matter.linesOf(path);
	return {
		...matter,
		data,
		problems,
		written: data,
		fields: (means) => [
			...matter.fields(means),
			...(data && means === "markdown" ? [{ value: body, path: ["body"] }] : []),
		],
		problemAt: (path, message, words) => {
			if (!isBody(path)) return matter.problemAt(path, message, words);
			return { ...matter.problemAt([], message), ...(words && positionOfWords(linesOf(path), words)) };
		},
		linesOf,
	};
}
