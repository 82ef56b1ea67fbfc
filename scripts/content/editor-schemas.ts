import * as z from "zod";
import { contentFiles, contentFolders } from "@/lib/content/content-schemas";

/** The JSON Schemas by which code editors complete and check content files; `.vscode/settings.json` maps them. */
export function editorSchemas(): { path: string; text: string }[] {
	const schemas = [...Object.entries(contentFiles), ...Object.entries(contentFolders)];
	return schemas.map(([name, { schema }]) => ({
		path: `content/schemas/${name}.json`,
		text: `${JSON.stringify(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }), null, "\t")}\n`,
	}));
}
