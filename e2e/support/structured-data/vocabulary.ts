import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * schema.org's vocabulary as `schema-dts` has it, read from its declarations: each type with its properties and what
 * these take, each name with what it stands for.
 */
const declarations = readFileSync(createRequire(import.meta.url).resolve("schema-dts/dist/schema.d.ts"), "utf8");

type Declared = { extends: string[]; properties: Map<string, string[]> };

const names = (list = "") =>
	list
		.split(/[,|]/)
		.map((name) => name.trim())
		.filter(Boolean);

/** The interfaces by their names: what they extend, and the names of what each property takes. */
const interfaces = new Map<string, Declared>();
for (const [, name = "", parents, body = ""] of declarations.matchAll(
	/^(?:export )?interface (\w+)(?: extends ([^{]+?))? \{(.*?)^\}/gms,
)) {
	const properties = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.*), "\1">;$/gm)];
	interfaces.set(name, {
		extends: names(parents),
		properties: new Map(properties.map(([, property = "", range]) => [property, names(range)])),
	});
}

/** What each name stands for: types below it, members of an enumeration, kinds of data. */
const unions = new Map<string, string[]>();
for (const [, name = "", union] of declarations.matchAll(/^export type (\w+) = ([^<{]+);$/gm)) {
	unions.set(name, names(union));
}

function propertiesOf(declared: string): Map<string, string[]> {
	const found = interfaces.get(declared);
	if (!found) return new Map();
	return new Map([...found.extends.flatMap((parent) => [...propertiesOf(parent)]), ...found.properties]);
}

const known = new Map<string, Map<string, string[]>>();

/** The properties of a type, its own and those of types above it, with the names of what they take; undefined if there is none. */
export function typeNamed(type: string): Map<string, string[]> | undefined {
	if (!interfaces.has(`${type}Leaf`)) return undefined;
	const before = known.get(type);
	if (before) return before;
	const properties = propertiesOf(`${type}Leaf`);
	known.set(type, properties);
	return properties;
}

/** Whether a type is another or one below it. */
export function isA(type: string, other: string): boolean {
	if (type === other) return true;
	return (unions.get(other) ?? []).some((below) => below !== other && unions.has(below) && isA(type, below));
}

/** What kinds of data look like, as the vocabulary describes them (ISO 8601, RFC 3986); other texts look like anything. */
const data: Record<string, RegExp> = {
	URL: /^(https?|mailto|tel):\S+$/,
	Date: /^\d{4}-\d\d-\d\d$/,
	DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d/,
	Time: /^\d\d:\d\d(:\d\d)?$/,
	Duration: /^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/,
	Distance: /^\d+(\.\d+)? \S+$/,
	Integer: /^-?\d+$/,
	Number: /^-?\d+(\.\d+)?$/,
	Float: /^-?\d+(\.\d+)?$/,
	Boolean: /^(true|false)$/,
	Text: /\S/,
};

/** Whether a text or a number is what one of these names takes. An address stands for a thing, as JSON-LD has it. */
export function takesData(range: string[], value: string | number | boolean): boolean {
	return range.some((name) => {
		const pattern = data[name];
		if (pattern) return pattern.test(String(value)) && (name === "Text" ? typeof value === "string" : true);
		if (typeof value !== "string") return false;
		return (unions.get(name) ?? []).includes(`"${value}"`) || /^https?:\/\/\S+$/.test(value);
	});
}

/** Whether a thing of these types is what one of these names takes. */
export const takesThing = (range: string[], types: string[]): boolean =>
	types.some((type) => range.some((name) => isA(type, name)));
