import { editorSchemas } from "../content/editor-schemas";

/** The names of fields, at any depth of a JSON Schema, that may say yes or no; what is only ever `true` is not among them. */
function yesOrNoIn(schema: unknown): string[] {
	if (typeof schema !== "object" || schema === null) return [];
	const own = "properties" in schema ? Object.entries(schema.properties as Record<string, object>) : [];
	const names = own.filter(([, field]) => "type" in field && field.type === "boolean" && !("const" in field));
	return [...names.map(([name]) => name), ...Object.values(schema).flatMap(yesOrNoIn)];
}

/** The names of all fields of the content in which "no" is written as `false`; elsewhere it means to leave the field out. */
export const yesOrNoFields = (): string[] => [
	...new Set(editorSchemas().flatMap(({ text }) => yesOrNoIn(JSON.parse(text)))),
];
