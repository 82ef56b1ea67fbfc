import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "yaml";
import * as z from "zod";
import { contentFiles, contentFolders } from "@/lib/content/sources";
import { skeleton } from "./skeleton";

/** The marks of fields that may be added; a remark has one space behind its mark. */
const MARKS = /^#(?! [^ ])/gm;

const room = z.strictObject({ name: z.string().describe("What it is called."), beds: z.int().optional() });

const house = z.strictObject({
	title: z.string().max(40).describe("Stands at the top."),
	opens: z.string(),
	ground: z.enum(["sand", "sage"]).describe("The colour behind it."),
	rooms: z.array(room),
	owner: z
		.strictObject({
			name: z.string().describe("What it is called."),
			since: z.int().optional().describe("The first year."),
		})
		.optional()
		.describe("Who owns it."),
	parts: z.array(
		z.discriminatedUnion("kind", [
			z.strictObject({ kind: z.literal("roof"), colour: z.string() }),
			z.strictObject({ kind: z.literal("door"), wide: z.boolean().describe("For wheelchairs.") }),
		]),
	),
});

const known = {
	title: "A: B",
	opens: "09:00",
	ground: "sage",
	rooms: [{ name: "Hall", beds: 2 }, { name: "Ward" }],
	parts: [{ kind: "roof", colour: "red" }],
};

test("Fields stand in the schema's order, each below what it is for; what may be added stands there as a comment", () => {
	assert.equal(
		skeleton(house, known, "A house."),
		`# A house.
# A field that may be added stands behind a # at the beginning of its line: take that # away, from the lines indented
# below it, too, and fill it in.
# Stands at the top. At most 40 characters.
title: "A: B"
opens: "09:00"
# The colour behind it. One of: sand, sage.
ground: sage
rooms:
  # What it is called.
  - name: Hall
    beds: 2
  - name: Ward
# May be left out. Who owns it.
#owner:
#  name: ""
#  # May be left out. The first year.
#  since: 0
parts:
  - kind: roof
    colour: red
#  - kind: door
#    # For wheelchairs.
#    wide: true
`,
	);
});

test("With the marks taken away, the fields that may be added are fields in their places", () => {
	const text = skeleton(house, known, "A house.").replace(MARKS, "");
	const whole = parse(text);
	assert.deepEqual(whole.owner, { name: "", since: 0 });
	assert.deepEqual(whole.parts, [
		{ kind: "roof", colour: "red" },
		{ kind: "door", wide: true },
	]);
});

test("A required field without a value is empty", () => {
	assert.deepEqual(parse(skeleton(house, {}, "A house.")), {
		title: "",
		opens: "",
		ground: "sand",
		rooms: [{ name: "", beds: 0 }],
		parts: [{ kind: "roof", colour: "" }],
	});
});

/** Fields of a kind of value that only a description offers: a weight is a number, or from `min` to `max`. */
const SAID = ["min", "max"];

/** The names of all fields of a schema, however deep. */
function fieldNames(schema: unknown): string[] {
	if (Array.isArray(schema)) return schema.flatMap(fieldNames);
	if (typeof schema !== "object" || schema === null) return [];
	return Object.entries(schema).flatMap(([key, part]) =>
		key === "properties" && typeof part === "object"
			? [...Object.keys(part as object), ...Object.values(part as object).flatMap(fieldNames)]
			: fieldNames(part),
	);
}

for (const [name, { schema }] of Object.entries({ ...contentFiles, ...contentFolders })) {
	test(`The skeleton of ${name} offers every field of its schema, and reads as YAML, with and without them`, () => {
		const text = skeleton(schema, {}, "A file.");
		const names = fieldNames(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
		assert.ok(names.length > 2);
		for (const field of new Set(names.filter((one) => !SAID.includes(one))))
			assert.match(text, new RegExp(`^#? *(- )?${field}:`, "m"));
		const required = (parse(text) ?? {}) as object;
		const all = parse(text.replace(MARKS, "")) as object;
		for (const field of Object.keys(required)) assert.ok(field in all, field);
		assert.ok(Object.keys(all).length >= Object.keys(required).length);
	});
}
