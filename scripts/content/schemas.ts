/** `npm run content:schemas`: writes the JSON Schemas for editors. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { editorSchemas } from "./editor-schemas";

for (const { path, text } of editorSchemas()) {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, text);
}
