import { readFileSync } from "node:fs";
import { join } from "node:path";
import type * as z from "zod";
import { readYamlText, type Source } from "./source";

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/**
 * Reads a Markdown file with YAML front matter and checks the front matter against `schema`.
 * The text below it comes back as `body`; a problem at `["body", n]` stands at its nth line, the first being 0.
 */
export function readMarkdown<T extends object>(
	root: string,
	file: string,
	schema: z.ZodType<T>,
): Source<T & { body: string }> {
	const whole = readFileSync(join(root, file), "utf8");
	const match = FRONT_MATTER.exec(whole);
	// A line break in place of the opening fence keeps the line numbers true.
	const matter = readYamlText(file, `\n${match?.[1] ?? ""}`, schema);
	const body = match?.[2]?.trim() ?? "";
	const firstLine = whole.slice(0, whole.lastIndexOf(body)).split("\n").length;
	const problemAt: typeof matter.problemAt = (path, message) => {
		const [field, line] = path;
		if (field !== "body") return matter.problemAt(path, message);
		return { file, line: firstLine + Number(line ?? 0), field: "", message };
	};
	const problems = [...matter.problems];
	if (!match) problems.unshift(matter.problemAt([], "must begin with front matter between two lines of ---"));
	else if (!body) problems.push(matter.problemAt([], "has no text below its front matter"));
	return {
		...matter,
		problemAt,
		problems,
		data: matter.data && problems.length === 0 ? { ...matter.data, body } : undefined,
	};
}
