/** Brings all YAML of the content into canonical form, and writes the JSON Schemas for code editors; for `npm run format`. */
import { writeFileSync } from "node:fs";
import { filesIn, isText, outputFile, readText } from "@/lib/content/files";
import { joinMarkdown, parseYaml, splitMarkdown } from "@/lib/content/yaml-document";
import { editorSchemas } from "./editor-schemas";

for (const file of filesIn(process.cwd(), "content").filter(isText)) {
	try {
		const text = readText("", file);
		const page = splitMarkdown(text);
		if (!page && !/\.ya?ml$/.test(file)) continue;
		const yaml = parseYaml(page?.matter ?? text).toText();
		const formatted = page ? joinMarkdown(yaml, page.body) : yaml;
		if (formatted !== text) writeFileSync(file, formatted);
	} catch {
		console.error(`${file} cannot be read; see npm run check:content`);
		process.exitCode = 1;
	}
}

for (const { path, text } of editorSchemas()) outputFile(path, text);
