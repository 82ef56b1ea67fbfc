import assert from "node:assert/strict";
import { test } from "node:test";
import type { Field } from "@sveltia/cms";
import * as z from "zod";
import { description, sample, text } from "../../lib/model/schema/shared";
import { fieldsOf, fileContext, humanised } from "./form-fields";

/** The field for a schema, given the values in the content. */
function fieldFor(schema: z.ZodType, ...values: unknown[]) {
	const data = values.map((value) => ({ field: value }));
	const [field] = fieldsOf(z.strictObject({ field: schema }), fileContext("content/file.yaml", data, {}));
	return field as (Field & { [option: string]: unknown }) | undefined;
}

const time = text.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, "a time of day");
const weight = z.union([z.int().min(1).max(1000), z.strictObject({ min: z.int(), max: z.int() })]);
const yes = { label: "Yes", value: true };

const cases: [string, z.ZodType, unknown[], Record<string, unknown>][] = [
	[
		"a title and a description are the label and the help",
		text.meta({ title: "Short name" }).optional().describe("Beside the logo."),
		[],
		{ label: "Short name", hint: "Beside the logo.", required: false },
	],
	["a literal true can be left out", z.literal(true).optional(), [], { widget: "select", options: [yes] }],
	["a time has a time field", time, ["19:00"], { widget: "datetime", type: "time" }],
	["24:00 is typed, as browsers do not offer it", time, ["24:00"], { widget: "string" }],
	[
		"a text keeps its pattern and its length",
		text.max(20).regex(/^\d+$/, "digits, such as 12"),
		[],
		{ pattern: ["/^\\d+$/", "Expected: digits, such as 12."], maxlength: 20 },
	],
	["an integer keeps its limits", z.int().min(1).max(5), [], { min: 1, max: 5, value_type: "int" }],
	["a positive integer is at least 1", z.int().positive(), [], { min: 1, max: undefined }],
	["a number keeps its limits", z.number().min(-90).max(90), [], { min: -90, max: 90, value_type: "float" }],
	["a list keeps its limits", z.array(text).min(2).max(4), [], { min: 2, max: 4 }],
	["a union has the field of the value", weight, [400], { widget: "number" }],
	["a union has the field of the object", weight, [{ min: 400, max: 700 }], { widget: "object" }],
	["a union of mixed values is hidden", weight, [400, { min: 400, max: 700 }], { widget: "hidden" }],
	["a union without values is hidden", weight, [], { widget: "hidden" }],
];

for (const [name, schema, values, expected] of cases) {
	test(name, () => {
		const field = fieldFor(schema, ...values);
		assert.deepEqual(Object.fromEntries(Object.keys(expected).map((key) => [key, field?.[key]])), expected);
	});
}

test("a key is shown as words", () => {
	const words = ["menuLine", "MedicalClinic", "hand-surgery"].map(humanised);
	assert.deepEqual(words, ["Menu line", "Medical clinic", "Hand surgery"]);
});

test("values of several kinds, for which the editor has no field, are hidden and stay", () => {
	const items = z.array(z.union([text, z.strictObject({ label: text })]));
	const field = fieldFor(z.array(z.strictObject({ items })), [{ items: [{ label: "Us" }] }, { items: ["cuts"] }]);
	assert.deepEqual(field?.fields, [{ name: "items", label: "Items", widget: "hidden" }]);
});

test("the options of a discriminated union are types without their key", () => {
	const section = z.discriminatedUnion("kind", [
		z.strictObject({ kind: z.literal("whyChoose"), title: text }),
		z.strictObject({ kind: z.literal("booking") }),
	]);
	const field = fieldFor(z.array(section), [{ kind: "booking" }]);
	const [first, second] = (field?.types ?? []) as { summary: string }[];
	assert.equal(field?.typeKey, "kind");
	assert.equal(first?.summary, "Why choose: {{title}}");
	assert.deepEqual(second, { name: "booking", label: "Booking" });
});

test("what a file has once cannot be left out by a tap, and the mark of invented facts is for content that has such", () => {
	const hours = z.strictObject({ note: text.optional() });
	const schema = z.strictObject({
		sample,
		about: description,
		hours: hours.optional(),
		list: z.array(z.strictObject({ hours: hours.optional() })),
	});
	const data = { hours: { note: "x" }, list: [{ hours: { note: "x" } }] };
	const fields = fieldsOf(schema, fileContext("content/file.yaml", [data], {}, data));
	assert.equal(fields.map(({ name }) => name).join(), "about,hours,list");
	const [, once, list] = fields as { required?: boolean; fields: { required?: boolean }[] }[];
	assert.deepEqual([once?.required, list?.fields[0]?.required], [true, false]);
	const marked = fieldsOf(schema, fileContext("content/file.yaml", [{ sample: true }], {}));
	assert.ok(marked.some(({ name }) => name === "sample"));
});

test("a schema without a field is named with its path", () => {
	const list = z.array(z.strictObject({ when: z.date() }));
	assert.throws(() => fieldFor(list, [{}]), /content\/file\.yaml\.field\[\]\.when/);
	assert.throws(() => fieldFor(z.literal("other")), /content\/file\.yaml\.field/);
});
