/** `npm run content:schemas`: writes the JSON Schemas for editors. */
import { outputFile } from "@/lib/content/files";
import { editorSchemas } from "./editor-schemas";

for (const { path, text } of editorSchemas()) outputFile(path, text);
