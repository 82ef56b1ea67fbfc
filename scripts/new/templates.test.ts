import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";
import * as z from "zod";
import { contentFiles, contentFolders, ownPages } from "@/lib/content/content-schemas";
import { splitMarkdown } from "@/lib/content/yaml-document";
import { fillTemplate, fillText, TEMPLATES, type Values } from "./templates";

const TEXTS =
	"name short-name tagline street city locality region role degrees heading left right hospital context text title description";

const values = {
	...Object.fromEntries(TEXTS.split(" ").map((name) => [name, "A: B"])),
	...{
		kind: "Dentist",
		site: "https://a.in",
		phone: "+91 20 2567 1234",
		whatsapp: "+91 98220 12345",
		contact: "+91 20 2567 1234",
		pin: "411038",
	},
	...{ email: "a@b.in", doctor: "dr-a", doctorPath: "/about/dr-a/", today: "2026-11-22", due: "2028-11-22", tax: 18 },
	...{
		words: "It took a month until my finger moved again.",
		treatment: "a/b",
		from: "2026-11-22",
		until: "2026-11-23",
		published: "2026-11-22",
		author: "dr-a",
	},
	...{ seconds: 9, slug: "a", format: "avif", services: [{ kind: "text", title: "T", text: "A" }], languages: ["mr"] },
};
const { menu, list } = parse(fillTemplate("menu.yaml", { ...values, label: "M", menu: "m", path: "/m/a/" }));
const all = { ...values, menus: [menu], footerLists: [list] };

/** The names of all fields of a schema. */
function fieldNames(schema: unknown): string[] {
	if (typeof schema !== "object" || schema === null) return [];
	const { properties = {} } = schema as { properties?: object };
	return [...Object.keys(properties), ...Object.values(schema).flatMap(fieldNames)];
}

const { clinic, brand, navigation, home, booking, clinicPage, emergency } = contentFiles;

for (const [template, schema] of [
	...[clinic, brand, navigation, home, booking, clinicPage, emergency].map(
		({ file, schema }) => [`clinic/${file}`, schema as z.ZodType] as const,
	),
	["treatment.yaml", contentFolders.treatments.schema],
	["doctor.yaml", contentFolders.doctors.schema],
	["testimonial.yaml", contentFiles.testimonials.schema],
	["notice.yaml", contentFiles.notices.schema],
	["film.yaml", contentFiles.gallery.schema],
	["page.md", ownPages.schema],
] as const) {
	test(`The template ${template} describes every field, and is valid with and without optional fields`, () => {
		const text = readFileSync(new URL(template, TEMPLATES), "utf8");
		const uncommented = text.replace(/^( *)#(?! \S)/gm, "$1");
		for (const variant of [text, uncommented]) {
			const filled = fillText(variant, all);
			const data = parse(splitMarkdown(filled)?.matter ?? filled);
			assert.deepEqual(schema.safeParse(data).error?.issues ?? [], []);
		}
		const names = new Set(fieldNames(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })));
		const missing = [...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(text));
		assert.deepEqual(missing, [], "fields that are missing");
	});
}

const long = "Read about our treatments and doctors, how to reach us, and ask for an appointment.";

for (const [rule, template, values, expected] of [
	["Values are quoted where YAML needs it", 'a: "{x}"\nb: "{x}!"', { x: "1: #2" }, 'a: "1: #2"\nb: "1: #2!"'],
	["A number stays a number", 'a: "{x}"', { x: 12 }, "a: 12"],
	[
		"A list replaces its entry",
		'a:\n  - "{x}"\n  - b',
		{ x: [{ c: 1, d: 2 }, { c: 3 }] },
		"a:\n  - c: 1\n    d: 2\n  - c: 3\n  - b",
	],
	["A token without a value stays", 'a: "{ambulance} {x}"', { x: "y" }, 'a: "{ambulance} y"'],
	["An optional field is used if it has a value", '#a:\n#  # B.\n#  b: "{x}"', { x: "y" }, "a:\n  # B.\n  b: y"],
	["An optional field without a value stays a comment", '  #a: "{x}"', { x: undefined }, '  #a: ""'],
	[
		"A description has the sentences with room",
		`summary: "{x}. {y}. ${long}"`,
		{ x: "x".repeat(99), y: "Y" },
		`summary: Y. ${long}`,
	],
] as [rule: string, template: string, values: Values, expected: string][]) {
	test(rule, () => assert.equal(fillText(template, values), expected));
}
