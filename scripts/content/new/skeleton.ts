import { stringify } from "yaml";
import * as z from "zod";

/** The part of a JSON Schema that says what a field is. */
type Schema = {
	type?: string;
	description?: string;
	enum?: string[];
	const?: unknown;
	default?: unknown;
	minLength?: number;
	maxLength?: number;
	minimum?: number;
	exclusiveMinimum?: number;
	properties?: Record<string, Schema>;
	required?: string[];
	items?: Schema;
	prefixItems?: Schema[];
	oneOf?: Schema[];
	anyOf?: Schema[];
};

/** A line of the file. A field that is only offered is `off`: it stands there as a comment. */
type Line = { text: string; off: boolean };

const WIDTH = 116;

/** Said at the head of every file that is begun. */
const HOW_TO_READ =
	"A field that may be added stands behind a # at the beginning of its line: take that # away, from the lines indented below it, too, and fill it in.";

const isObject = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

const on = (text: string): Line => ({ text, off: false });
const indented = (lines: Line[]): Line[] => lines.map(({ text, off }) => ({ text: `  ${text}`, off }));
const switchedOff = (lines: Line[]): Line[] => lines.map(({ text }) => ({ text, off: true }));

/** A sentence as lines of a comment. */
function prose(sentence: string): Line[] {
	const lines = [""];
	for (const word of sentence.split(/\s+/)) {
		const last = lines.length - 1;
		if (`${lines[last]} ${word}`.length > WIDTH) lines.push(word);
		else lines[last] = `${lines[last]} ${word}`.trim();
	}
	return lines.map((line) => on(`# ${line}`));
}

/** A field and its value, as YAML writes them; times of day in quotation marks, as other programs need them. */
const written = (name: string, value: unknown): Line[] =>
	stringify({ [name]: value }, { lineWidth: WIDTH })
		.trimEnd()
		.split("\n")
		.map((line) => on(line.replace(/: (\d\d:\d\d)$/, ': "$1"')));

/** What a field expects beside what its description says. */
function expectations({ enum: names, minLength = 0, maxLength, description = "" }: Schema): string[] {
	if (names) return [`One of: ${names.join(", ")}.`];
	if (/characters/.test(description)) return [];
	if (maxLength && minLength > 1) return [`${minLength} to ${maxLength} characters.`];
	return maxLength ? [`At most ${maxLength} characters.`] : [];
}

/** The kinds of values that a field may have. */
const kindsOf = (schema: Schema): Schema[] => schema.oneOf ?? schema.anyOf ?? [schema];

/** Of several kinds, the one that a value is of; the first where there is none. */
function kindOf(schema: Schema, value: unknown): Schema {
	const kinds = kindsOf(schema);
	const fits = ({ type, properties = {} }: Schema) => {
		if (!isObject(value)) return type !== "object";
		const fixed = Object.entries(properties).filter(([, part]) => part.const !== undefined && part.type === "string");
		return type === "object" && fixed.every(([name, part]) => part.const === value[name]);
	};
	return kinds.find((kind) => value === undefined || fits(kind)) ?? kinds[0] ?? schema;
}

/** What may stand in a field that has no value yet. */
function example(schema: Schema): unknown {
	if (schema.default !== undefined && !(Array.isArray(schema.default) && schema.items)) return schema.default;
	if (schema.const !== undefined) return schema.const;
	if (schema.enum) return schema.enum[0];
	if (schema.prefixItems) return schema.prefixItems.map(example);
	if (schema.type === "boolean") return true;
	if (schema.type === "integer" || schema.type === "number") {
		return Math.max(0, schema.exclusiveMinimum === undefined ? (schema.minimum ?? 0) : schema.exclusiveMinimum + 1);
	}
	if (schema.type === "array") return [example(kindOf(schema.items ?? {}, undefined))];
	const kind = kindOf(schema, undefined);
	if (kind !== schema) return example(kind);
	if (!schema.properties) return schema.type === "object" ? {} : "";
	return Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, example(part)]));
}

/** Writes the fields of one file; what has been explained once in it is not explained again. */
class Writer {
	private readonly explained = new Set<string>();

	private explanation(schema: Schema, required: boolean): Line[] {
		const expected = [schema.description ?? kindOf(schema, undefined).description ?? "", ...expectations(schema)];
		const sentence = expected.filter(Boolean).join(" ");
		if (!sentence || this.explained.has(sentence)) return [];
		this.explained.add(sentence);
		return prose(required ? sentence : `May be left out. ${sentence}`);
	}

	private field(name: string, schema: Schema, value: unknown): Line[] {
		const kind = kindOf(schema, value);
		if (isObject(value) && kind.properties) return [on(`${name}:`), ...indented(this.fields(kind, value))];
		const kinds = kindsOf(schema.items ?? {});
		if (!Array.isArray(value) || value.length === 0 || !kinds.some(({ properties }) => properties))
			return written(name, value);
		return [on(`${name}:`), ...indented(this.entries(schema.items ?? {}, value))];
	}

	/** The entries of a list: the first explains its fields, and kinds that none of them has follow as comments. */
	private entries(schema: Schema, values: unknown[]): Line[] {
		const used = values.map((value) => kindOf(schema, value));
		const others = kindsOf(schema).filter((kind) => kind.properties && !used.includes(kind));
		return [
			...values.flatMap((value, index) => {
				const kind = used[index] ?? schema;
				return isObject(value)
					? asEntry(this.fields(kind, value, index === 0))
					: asEntry([on(stringify(value).trim())]);
			}),
			...others.flatMap((kind) => switchedOff(asEntry(this.fields(kind, example(kind) as Record<string, unknown>)))),
		];
	}

	/** The fields of an object in the schema's order: those with a value, the others as comments. */
	fields({ properties = {}, required = [] }: Schema, data: Record<string, unknown>, offered = true): Line[] {
		return Object.entries(properties).flatMap(([name, schema]) => {
			const needed = required.includes(name);
			const given = data[name];
			// A list without entries that may be left out is offered, too.
			const value = !needed && Array.isArray(given) && given.length === 0 ? undefined : given;
			if (value !== undefined)
				return [...(offered ? this.explanation(schema, needed) : []), ...this.field(name, schema, value)];
			if (!offered) return [];
			const missing = this.field(name, schema, example(schema));
			return [...this.explanation(schema, needed), ...(needed ? missing : switchedOff(missing))];
		});
	}
}

/** Lines as an entry of a list: the dash stands before its first field, below the comment on it. */
function asEntry(lines: Line[]): Line[] {
	const first = lines.findIndex(({ text, off }) => !off && !text.startsWith("#"));
	return lines.flatMap((line, index) => {
		if (index < first) return line.off ? [] : [line];
		return [{ ...line, text: `${index === first ? "- " : "  "}${line.text}` }];
	});
}

/**
 * The text of a content file with every field of its schema and what it is for: fields of `data` with their values,
 * required ones without a value empty, the others as comments, to be taken up by taking the `#` away.
 * @param schema the schema of such files
 * @param data the values that are known
 * @param about a sentence for the head of the file
 */
export function skeleton(schema: z.ZodType, data: Record<string, unknown>, about: string): string {
	const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
	const lines = [...prose(about), ...prose(HOW_TO_READ), ...new Writer().fields(json, data)];
	return `${lines.map(({ text, off }) => (off ? `#${text}` : text).trimEnd()).join("\n")}\n`;
}
