import * as z from "zod";
import { contentFiles, contentFolders } from "@/lib/content/sources";

/**
 * The JSON Schemas by which editors complete and check the content files, made from the zod schemas.
 * `.vscode/settings.json` says which file goes with which.
 */
export function editorSchemas(): { path: string; text: string }[] {
	const schemas = [...Object.entries(contentFiles), ...Object.entries(contentFolders)];
	return schemas.map(([name, { schema }]) => ({
		path: `content/schemas/${name}.json`,
		text: `${JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), null, "\t")}\n`,
	}));
}
