import * as z from "zod";
import { contentFiles, contentFolders } from "@/lib/content/content-files";

/**
 * The JSON Schemas with which code editors complete and check the content files, made from the zod schemas.
 * `.vscode/settings.json` maps files to schemas.
 */
export function editorSchemas(): { path: string; text: string }[] {
	const schemas = [...Object.entries(contentFiles), ...Object.entries(contentFolders)];
	return schemas.map(([name, { schema }]) => ({
		path: `content/schemas/${name}.json`,
		text: `${JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), null, "\t")}\n`,
	}));
}
