import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Collection, CollectionFile, EntryCollection, Field, FileCollection } from "@sveltia/cms";
import { parse } from "yaml";
import * as z from "zod";
import { contentFiles, contentFolders, legalFiles, readSources } from "../content/sources";
import { editorConfig } from "./config";
import { described } from "./form/described";

const clinics = [process.cwd(), "e2e/clinic"];

type Any = { [key: string]: Any } & { [index: number]: Any };

const configs = new Map(
	clinics.map((root) => [root, editorConfig({ sources: readSources(root).sources, backend: { name: "test-repo" } })]),
);
const configOf = (root: string) => configs.get(root) ?? assert.fail(root);
const collectionsOf = (root: string) =>
	(configOf(root).collections ?? []).filter((one): one is Collection => !("divider" in one));
const filesOf = (root: string) =>
	collectionsOf(root).flatMap((one) => (one as FileCollection).files ?? []) as CollectionFile[];
const foldersOf = (root: string) => collectionsOf(root).filter((one): one is EntryCollection => "folder" in one);

/** The fields of every entry on a file, of one form after the other. */
const fieldsOn = (root: string, file: string): Field[] => [
	...filesOf(root)
		.filter((entry) => entry.file === file)
		.flatMap(({ fields }) => fields),
	...foldersOf(root)
		.filter(({ folder }) => file.startsWith(`${folder}/`))
		.flatMap(({ fields }) => fields),
];

/** The JSON schema that the editor brings along, with fields below fields cut off: each is looked at by itself. */
function ownSchema(definition: string): z.ZodType {
	const text = readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8");
	const cut = (value: Any) => value && typeof value === "object" && String(value.$ref) === "#/definitions/Field";
	// zod knows all its rules but one, which says what a field of one's own may not be called.
	const schema = JSON.parse(text, (key, value) => (key === "not" ? undefined : cut(value) ? {} : value));
	return z.fromJSONSchema({ ...schema, $ref: `#/definitions/${definition}` });
}

/** Every field, at any depth, without those below it and without its texts; of fields that are alike then, one. */
function distinctFields(config: unknown): Field[] {
	const found = new Map<string, Field>();
	JSON.parse(JSON.stringify(config), (_, value) => {
		for (const field of Array.isArray(value?.fields) ? value.fields : value?.field ? [value.field] : []) {
			const { fields, types, field: one, ...rest } = field;
			const bare = { ...rest, ...(fields && { fields: [] }), ...(types && { types: [] }), ...(one && { field: {} }) };
			found.set(JSON.stringify({ ...bare, name: "", label: "", hint: "", options: "options" in bare }), bare);
		}
		return value;
	});
	return [...found.values()];
}

test("the configuration fits the JSON schema that the editor brings along", () => {
	const whole = ownSchema("CmsConfig");
	const part = ownSchema("StandardField");
	for (const root of clinics) {
		const config = JSON.parse(JSON.stringify(configOf(root)));
		none(whole.safeParse(config).error?.issues ?? [], "mistakes");
		const fields = distinctFields(config);
		assert.ok(fields.length > 50, "fields were looked at");
		none(
			fields.filter((field) => !part.safeParse(field).success),
			"fields that the editor does not know",
		);
	}
	const [field] = distinctFields(configOf(process.cwd()));
	assert.equal(part.safeParse({ ...field, required: "perhaps" }).success, false, "a mistake is found");
	assert.equal(part.safeParse({ ...field, colapsed: true }).success, false, "a misspelt option is found");
});

/** Asserts that nothing was found; a long list is cut, since comparing it would take minutes. */
const none = (found: readonly unknown[], what: string) =>
	assert.ok(
		found.length === 0,
		`${found.length} ${what}:\n${found
			.slice(0, 20)
			.map((one) => JSON.stringify(one))
			.join("\n")}`,
	);

/** What is wrong with a value in a field: nothing, or where and why. */
function misfits(field: Field, value: unknown, path: string): string[] {
	const all = field as Field & Any;
	const bad = (why: string) => [`${path}: ${why}, found ${JSON.stringify(value)?.slice(0, 80)}`];
	switch (field.widget) {
		case "hidden":
			return [];
		case "object":
			return entryMisfits(all.fields as unknown as Field[], value, path);
		case "list": {
			if (!Array.isArray(value)) return bad("no list");
			if (all.min !== undefined && value.length < Number(all.min)) return bad("too few");
			return value.flatMap((entry, index) => {
				const at = `${path}[${index}]`;
				if (all.field) return misfits(all.field as unknown as Field, entry, at);
				if (!all.types) return entryMisfits(all.fields as unknown as Field[], entry, at);
				const { [String(all.typeKey)]: name, ...rest } = entry as Record<string, unknown>;
				const type = (all.types as unknown as { name: string; fields?: Field[] }[]).find((one) => one.name === name);
				return type ? entryMisfits(type.fields ?? [], rest, at) : [`${at}: no kind of entry is called ${name}`];
			});
		}
		case "select": {
			const values = (all.options as unknown as { value: unknown }[]).map((option) => option.value);
			const given = all.multiple ? (value as unknown[]) : [value];
			return given.every((one) => values.includes(one)) ? [] : bad("not one of the choices");
		}
		case "keyvalue":
			return Object.values(value as object).every((one) => typeof one === "string") ? [] : bad("no texts by keys");
		case "boolean":
			return typeof value === "boolean" ? [] : bad("neither true nor false");
		case "number": {
			const {
				min = -Infinity,
				max = Infinity,
				value_type,
			} = field as { min?: number; max?: number; value_type?: string };
			const fits = typeof value === "number" && value >= min && value <= max;
			return fits && (value_type === "float" || Number.isInteger(value)) ? [] : bad("no such number");
		}
		default: {
			if (typeof value !== "string") return bad("no text");
			const [pattern, message] = (all.pattern ?? []) as unknown as string[];
			if (pattern && !new RegExp(pattern.replace(/^\/|\/$/g, "")).test(value)) return bad(String(message));
			if (value.trim().length > Number(all.maxlength ?? Infinity)) return bad("too long");
			return value.trim().length < Number(all.minlength ?? 1) ? bad("too short") : [];
		}
	}
}

/** What is wrong with an object for some fields: keys without a field, required fields without a value, wrong values. */
function entryMisfits(fields: readonly Field[], value: unknown, path: string): string[] {
	const data = value as Record<string, unknown>;
	const names = fields.map(({ name }) => name);
	const without = fields.filter(
		(field) => field.widget !== "hidden" && (field as Any).required && data[field.name] === undefined,
	);
	return [
		...Object.keys(data)
			.filter((key) => !names.includes(key))
			.map((key) => `${path}.${key}: no field`),
		...without.map(({ name }) => `${path}.${name}: required by the editor alone`),
		...fields.flatMap((field) => {
			const part = data[field.name];
			return part === undefined ? [] : misfits(field, part, `${path}.${field.name}`);
		}),
	];
}

for (const root of clinics) {
	test(`every value of every file under ${root === "e2e/clinic" ? root : "."}/content fits a field of the editor`, () => {
		const { sources } = readSources(root);
		const files = Object.values(sources)
			.flat()
			.filter((source) => source.data !== undefined && source.file.endsWith("yaml"));
		assert.ok(files.length > 10, "files were looked at");
		for (const { file } of files) {
			let data: unknown;
			try {
				data = parse(readFileSync(`${root}/${file}`, "utf8"));
			} catch {
				continue;
			}
			if (data) none(entryMisfits(fieldsOn(root, file), data, file), `values of ${file} fit no field`);
		}
	});
}

/** The paths of all fields of a schema; entries of lists and kinds of entries are told apart by brackets. */
function pathsOf(schema: z.core.$ZodType, path: string): string[] {
	const { def } = described(schema).schema._zod;
	switch (def.type) {
		case "object":
			return Object.entries(def.shape).flatMap(([key, part]) => pathsOf(part, `${path}.${key}`));
		case "array":
			return pathsOf(def.element, `${path}[]`);
		case "union":
			if (!("discriminator" in def)) return [path];
			return def.options.flatMap((option) => {
				const key = String(def.discriminator);
				const { shape } = (described(option).schema as z.core.$ZodObject)._zod.def;
				const { values } = (described(shape[key] as z.core.$ZodType).schema as z.core.$ZodLiteral)._zod.def;
				const paths = pathsOf(option, `${path}<${values[0]}>`);
				return paths.filter((one) => one !== `${path}<${values[0]}>.${key}`);
			});
		default:
			return [path];
	}
}

/** The same paths, of fields. */
function fieldPaths(field: Field, path: string): string[] {
	const all = field as Field & Any;
	const inside = (fields: unknown, at: string) =>
		(fields as Field[]).flatMap((one) => fieldPaths(one, `${at}.${one.name}`));
	if (field.widget === "object") return inside(all.fields, path);
	if (field.widget !== "list") return [all.multiple ? `${path}[]` : path];
	if (all.fields) return inside(all.fields, `${path}[]`);
	if (!all.types) return [all.allow_reorder === undefined ? `${path}[]` : path];
	return (all.types as unknown as { name: string; fields?: Field[] }[]).flatMap(({ name, fields = [] }) =>
		inside(fields, all.typeKey === "slug" ? `${path}[]` : `${path}[]<${name}>`),
	);
}

test("every field of every schema is a field of the editor", () => {
	const root = process.cwd();
	const { sources } = readSources(root);
	/** What has a form for each of its values or keys, which the test of values looks at. */
	const ofValues = /^\.(menus\[\]\.(slug|items\[\].*)|typefaces\.(.*\.weight|scripts).*|helplines.*)$/;
	const check = (schema: z.core.$ZodType, fields: Field[], file: string) => {
		const had = new Set(fields.flatMap((field) => fieldPaths(field, `.${field.name}`)));
		const missing = pathsOf(schema, "").filter((path) => !had.has(path) && !ofValues.test(path));
		none(missing, `fields of ${file} are not in the editor`);
	};
	for (const { file, schema } of Object.values(contentFiles)) check(schema, fieldsOn(root, file), file);
	for (const { folder, schema } of Object.values(contentFolders)) {
		const inFolder = foldersOf(root).filter((one) => one.folder === folder || one.folder.startsWith(`${folder}/`));
		assert.ok(inFolder.length > 0, folder);
		for (const { fields } of inFolder) check(schema, fields, folder);
	}
	const menus = new Set(sources.treatments.map(({ data }) => data?.menu));
	assert.equal(foldersOf(root).filter(({ name }) => name.startsWith("treatments-")).length, menus.size);
	for (const file of Object.values(legalFiles)) {
		assert.deepEqual(
			fieldsOn(root, file).map(({ name }) => name),
			["title", "published", "updated", "description", "sample", "body"],
		);
	}
});
