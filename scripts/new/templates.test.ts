import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";
import * as z from "zod";
import { navigation } from "@/lib/content/schema/navigation";
import { contentFiles, contentFolders } from "@/lib/content/sources";
import { fillText, TEMPLATES } from "./templates";

const answers = {
	...{ name: "Dr. A: B", "short-name": "A", tagline: "Hands", kind: "Dentist", street: "1", city: "Pune", tax: 18 },
	...{ locality: "Baner", region: "MH", pin: "411038", phone: "+91 20 2567 1234", email: "a@b.in", role: "Doctor" },
	...{ whatsapp: "+91 98220 12345", site: "https://a.in", doctor: "dr-a", degrees: "MS", heading: "A", left: "Dr." },
	...{
		right: "A",
		doctorPath: "/about/dr-a/",
		hospital: "H",
		hospitalPhone: "1",
		today: "2026-11-22",
		due: "2028-11-22",
	},
	...{
		words: "It took a month until my finger moved again.",
		context: "Finger",
		treatment: "a/b",
		seconds: 9,
		text: "x",
	},
	...{ from: "2026-11-22", until: "2026-11-23", title: "Knot", description: "A knot is tied.", slug: "a" },
	format: "avif",
};

/** The names of all fields of a schema. */
function fieldNames(schema: unknown): string[] {
	if (typeof schema !== "object" || schema === null) return [];
	const { properties = {} } = schema as { properties?: object };
	return [...Object.keys(properties), ...Object.values(schema).flatMap(fieldNames)];
}

const { clinic, brand, navigation: menus, home, booking, clinicPage, emergency } = contentFiles;
for (const [template, schema] of [
	...[clinic, brand, menus, home, booking, clinicPage, emergency].map(
		({ file, schema }) => [`clinic/${file}`, schema as z.ZodType] as const,
	),
	["treatment.yaml", contentFolders.treatments.schema],
	["doctor.yaml", contentFolders.doctors.schema],
	["testimonial.yaml", contentFiles.testimonials.schema],
	["notice.yaml", contentFiles.notices.schema],
	["film.yaml", contentFiles.gallery.schema],
] as const) {
	test(`The template ${template} describes every field, and is valid with and without optional fields`, () => {
		const text = readFileSync(new URL(template, TEMPLATES), "utf8");
		const uncommented = text.replace(/^( *)#(?! \S)/gm, "$1");
		for (const variant of [text, uncommented]) {
			assert.deepEqual(schema.safeParse(parse(fillText(variant, answers))).error?.issues ?? [], []);
		}
		const names = new Set(fieldNames(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })));
		assert.deepEqual(
			[...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(text)),
			[],
			"fields that are missing",
		);
	});
}

test("The template of a menu is valid", () => {
	const { menu, list } = parse(readFileSync(new URL("menu.yaml", TEMPLATES), "utf8").replaceAll(/\{path\}/g, "/a/"));
	assert.ok(navigation.safeParse({ menus: [{ ...menu, slug: "a", items: ["b"] }], footer: [list] }).success);
});

const long = "Read about our treatments and doctors, how to reach us, and ask for an appointment.";

for (const [rule, template, values, expected] of [
	["Values are quoted where YAML needs it", 'a: "{x}"\nb: "{x}!"', { x: "1: #2" }, 'a: "1: #2"\nb: "1: #2!"'],
	["A number stays a number", 'a: "{x}"', { x: 12 }, "a: 12"],
	["A token without a value stays", 'a: "{ambulance} {x}"', { x: "y" }, 'a: "{ambulance} y"'],
	["An optional field is used if it has a value", '#a:\n#  # B.\n#  b: "{x}"', { x: "y" }, "a:\n  # B.\n  b: y"],
	["An optional field without a value stays a comment", '  #a: "{x}"', { x: undefined }, '  #a: ""'],
	[
		"A description has the sentences with room",
		`summary: "{x}. {y}. ${long}"`,
		{ x: "x".repeat(99), y: "Y" },
		`summary: Y. ${long}`,
	],
] as const) {
	test(rule, () => assert.equal(fillText(template, values), expected));
}
