import * as z from "zod";

type Schema = {
	type?: string;
	description?: string;
	enum?: string[];
	properties?: Record<string, Schema>;
	required?: string[];
	items?: Schema;
	const?: unknown;
	oneOf?: Schema[];
};

/** A field that has to be there, without a value: the check names it until it has one. */
function emptyField(name: string, schema: Schema): string[] {
	if (schema.const !== undefined) return [`${name}: ${schema.const}`];
	if (schema.enum) return [`${name}: ${schema.enum[0]} # or ${schema.enum.slice(1).join(", ")}`];
	if (schema.type === "boolean") return [`${name}: true # or false`];
	if (schema.type === "object") return [`${name}:`, ...emptyFields(schema).map((line) => `  ${line}`)];
	if (schema.type === "array" && schema.items) {
		// Of several kinds, the first shows what an entry looks like; the others are named.
		const [first = schema.items, ...others] = schema.items.oneOf ?? [];
		const kinds = others.flatMap(({ properties = {} }) =>
			Object.values(properties).flatMap((part) => part.const ?? []),
		);
		const entry = emptyFields(first).map((line, index) =>
			index === 0 && kinds.length > 0 ? `${line} # or ${kinds.join(", ")}` : line,
		);
		return [`${name}:`, ...entry.map((line, index) => (index === 0 ? `  - ${line}` : `    ${line}`))];
	}
	return [`${name}: ""`];
}

/** The fields of an object, each below what it is for: those that have to be there empty, the others as comments. */
function emptyFields({ properties = {}, required = [] }: Schema): string[] {
	const names = Object.keys(properties).sort((one, other) => +required.includes(other) - +required.includes(one));
	return names.flatMap((name) => {
		const schema = properties[name] ?? {};
		if (!required.includes(name)) return [`# ${name}: may be left out. ${schema.description ?? ""}`.trimEnd()];
		return [...(schema.description ? [`# ${schema.description}`] : []), ...emptyField(name, schema)];
	});
}

/**
 * The text of a content file that is still to be written.
 * @param schema the schema of such files; required fields stand empty, optional ones as comments
 */
export function emptyFile(schema: z.ZodType): string {
	return `${emptyFields(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema).join("\n")}\n`;
}
