import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { Field } from "@sveltia/cms";
import * as z from "zod";
import { schemaOf } from "../../lib/content/content-schemas";
import { filesIn } from "../../lib/content/files";
import { readContentFiles } from "../../lib/content/load";
import { parseYaml } from "../../lib/content/yaml-document";
import { editorConfig } from "./config";
import { entryFormat } from "./entry-format";
import { formMistakes } from "./form-mistakes";

/** The options of a field that the test reads, of whichever widget. */
type AnyField = { name: string; field?: AnyField } & Partial<
	Record<"widget" | "typeKey", string> &
		Record<"required" | "multiple", boolean> & {
			fields: AnyField[];
			types: { name: string; fields?: AnyField[] }[];
			options: { value: unknown }[];
			pattern: [string, string];
		}
>;
type AnyCollection = {
	folder?: string;
	fields?: AnyField[];
	files?: { file: string; fields: AnyField[] }[];
};

const clinics = [process.cwd(), "e2e/clinic"].map((root) => {
	const files = filesIn(root, "content").filter((file) => /\.(yaml|md)$/.test(file));
	const config = editorConfig({ files: readContentFiles(root).files, backend: { name: "test-repo" } });
	const collections = JSON.parse(JSON.stringify(config.collections)) as AnyCollection[];
	return { root, files, config, collections };
});

/** Asserts that nothing was found. A long list is cut, because comparing it would take minutes. */
function none(found: readonly unknown[], what: string) {
	const lines = found.slice(0, 20).map((value) => JSON.stringify(value));
	assert.ok(found.length === 0, `${found.length} ${what}:\n${lines.join("\n")}`);
}

/** Sveltia's own JSON schema. Fields below fields are cut off, since each is checked by itself. */
function sveltiaSchema(definition: string): z.ZodType {
	const text = readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8");
	// zod does not know "not", which only reserves names.
	const schema = JSON.parse(text, (key, value) =>
		key === "not" ? undefined : value?.$ref === "#/definitions/Field" ? {} : value,
	);
	return z.fromJSONSchema({ ...schema, $ref: `#/definitions/${definition}` });
}

/** Every field at any depth without the fields below it; fields that differ only in their texts once. */
function distinctFields(config: unknown): Field[] {
	const found = new Map<string, Field>();
	JSON.parse(JSON.stringify(config), (_, value) => {
		for (const { fields, types, field: item, ...rest } of value?.fields ?? (value?.field?.name ? [value.field] : [])) {
			const bare = { ...rest, ...(fields && { fields: [] }), ...(types && { types: [] }), ...(item && { field: {} }) };
			found.set(JSON.stringify({ ...bare, name: "", label: "", hint: "", options: "options" in bare }), bare);
		}
		return value;
	});
	return [...found.values()];
}

test("the configuration fits Sveltia's own JSON schema", () => {
	const [whole, part] = [sveltiaSchema("CmsConfig"), sveltiaSchema("StandardField")];
	for (const { config } of clinics) {
		none(whole.safeParse(JSON.parse(JSON.stringify(config))).error?.issues ?? [], "mistakes");
		const fields = distinctFields(config);
		assert.ok(fields.length > 50);
		const unknown = fields.filter((field) => !part.safeParse(field).success);
		none(unknown, "fields that Sveltia does not know");
		assert.equal(part.safeParse({ ...fields[0], colapsed: true }).success, false, "a misspelt option is found");
	}
});

/** Where and why a value does not fit its field. Limits of lengths and numbers are those of the schema. */
function misfits(field: AnyField, value: unknown, path: string): string[] {
	const bad = (why: string) => [`${path}: ${why}, found ${JSON.stringify(value)?.slice(0, 80)}`];
	switch (field.widget) {
		case "hidden":
			return [];
		case "object":
			return entryMisfits(field.fields ?? [], value, path);
		case "list":
			if (!Array.isArray(value)) return bad("not a list");
			return value.flatMap((entry, index) => {
				const at = `${path}[${index}]`;
				if (field.field) return misfits(field.field, entry, at);
				if (!field.types) return entryMisfits(field.fields ?? [], entry, at);
				const { [String(field.typeKey)]: name, ...rest } = entry as Record<string, unknown>;
				const type = field.types.find((option) => option.name === name);
				return type ? entryMisfits(type.fields ?? [], rest, at) : [`${at}: no type ${name}`];
			});
		case "select": {
			const values = field.options?.map((option) => option.value) ?? [];
			const given = field.multiple ? (value as unknown[]) : [value];
			return given.every((choice) => values.includes(choice)) ? [] : bad("not one of the choices");
		}
		case "boolean":
			return typeof value === "boolean" ? [] : bad("neither true nor false");
		case "number":
			return typeof value === "number" ? [] : bad("not a number");
		default: {
			if (typeof value !== "string") return bad("not a text");
			const [pattern = "", message] = field.pattern ?? [];
			return new RegExp(pattern.replace(/^\/|\/$/g, "")).test(value) ? [] : bad(String(message));
		}
	}
}

/** What is wrong with an object: keys without a field, required fields without a value, values that do not fit. */
function entryMisfits(fields: readonly AnyField[], value: unknown, path: string): string[] {
	const data = value as Record<string, unknown>;
	const names = fields.map(({ name }) => name);
	const unknown = Object.keys(data).filter((key) => !names.includes(key));
	return [
		...unknown.map((key) => `${path}.${key}: no field`),
		...fields.flatMap((field) => {
			const [at, part] = [`${path}.${field.name}`, data[field.name]];
			if (part !== undefined) return misfits(field, part, at);
			return field.required && field.widget !== "hidden" ? [`${at}: required only by the editor`] : [];
		}),
	];
}

for (const { root, files, collections } of clinics) {
	test(`every value of the content of ${root === "e2e/clinic" ? root : "the site"} fits a field of the editor`, () => {
		// Translations have no forms.
		for (const file of files.filter((name) => !/^content\/[a-z]{2,3}\//.test(name))) {
			const isMarkdown = file.endsWith(".md");
			const text = readFileSync(join(root, file), "utf8");
			const { $source, ...data } = entryFormat([], isMarkdown).fromFile(text);
			const fields = collections.flatMap((collection) => [
				...(collection.files ?? []).filter((entry) => entry.file === file).flatMap((entry) => entry.fields),
				...(collection.folder && file.startsWith(`${collection.folder}/`) ? (collection.fields ?? []) : []),
			]);
			assert.ok(fields.length > 0, `${file} can be edited`);
			const names = fields.map(({ name }) => name);
			const saved = entryFormat(names, isMarkdown).toFile({ ...data, $source });
			const formatted = isMarkdown ? text : parseYaml(text).toText();
			assert.equal(saved, formatted, `${file} is saved as it was read`);
			none(entryMisfits(fields, data, file), `values of ${file} fit no field`);
			const schema = schemaOf(file);
			const mistakes = schema ? formMistakes(schema, data, fields as unknown as Field[]) : [];
			none(mistakes, `mistakes of ${file} would stop a save`);
		}
	});
}
