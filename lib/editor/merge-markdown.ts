import { parse } from "yaml";
import { mergeYaml } from "./merge-yaml";
import { isMap } from "./nothing";

/** The field that stands for what is below the front matter. */
const BODY = "body";

const FRONT_MATTER = /^(---\r?\n)([\s\S]*?\n)?(---(?:\r?\n|$)\s*)([\s\S]*)$/;

/** What a Markdown file says: the fields of its front matter, and the text below as `body`. */
export function readMarkdown(text: string): Record<string, unknown> {
	const [, , matter = "", , body = text] = FRONT_MATTER.exec(text) ?? [];
	return { ...(parse(matter) as object | null), [BODY]: body.trim() };
}

/**
 * Writes data into the text of a Markdown file with front matter, so that nothing changes but what has changed.
 * @param before the file's text; empty for a new file
 * @param data the fields of its front matter, and its text as `body`
 */
export function mergeMarkdown(before: string, data: unknown, meansNo?: ReadonlySet<string>): string {
	const { [BODY]: body, ...fields } = isMap(data) ? data : {};
	const [, open = "---\n", matter = "", close = "---\n\n", old = before] = FRONT_MATTER.exec(before) ?? [];
	const text = String(body ?? "").trim();
	return open + mergeYaml(matter, fields, meansNo) + close + (text === old.trim() ? old : `${text}\n`);
}
