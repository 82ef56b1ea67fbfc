import assert from "node:assert/strict";
import { test } from "node:test";
import type { Field } from "@sveltia/cms";
import * as z from "zod";
import { text } from "../../content/schema/shared";
import { humanised } from "./described";
import { fieldsOf } from "./fields";
import { placeIn } from "./place";

/** The field for a schema, where these values stand in the content. */
function fieldFor(schema: z.ZodType, ...values: unknown[]): Field | undefined {
	const data = values.map((value) => ({ field: value }));
	return fieldsOf(z.strictObject({ field: schema }), placeIn("content/file.yaml", data, {}))[0];
}

test("a key is read as words", () => {
	assert.equal(humanised("menuLine"), "Menu line");
	assert.equal(humanised("MedicalClinic"), "Medical clinic");
	assert.equal(humanised("hand-surgery"), "Hand surgery");
});

test("a title and a description are what an editor reads", () => {
	const field = fieldFor(text.meta({ title: "Short name" }).optional().describe("Beside the mark."));
	assert.deepEqual([field?.label, field && "hint" in field && field.hint], ["Short name", "Beside the mark."]);
	assert.equal(field && "required" in field && field.required, false);
});

test("a mark that is true or left out can be left out", () => {
	const field = fieldFor(z.literal(true).optional());
	assert.deepEqual(field, {
		name: "field",
		label: "Field",
		required: false,
		widget: "select",
		options: [{ label: "Yes", value: true }],
	});
});

test("a time is chosen as one, unless midnight stands there as 24:00", () => {
	const closes = text.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, "a time of day");
	assert.equal(fieldFor(closes, "19:00")?.widget, "datetime");
	assert.equal(fieldFor(closes, "24:00")?.widget, "string");
});

test("what is expected of a text is told, and its length is kept to", () => {
	const field = fieldFor(text.max(20).regex(/^\d+$/, "digits, such as 12")) as Field & {
		pattern?: unknown;
		maxlength?: number;
	};
	assert.deepEqual(field.pattern, ["/^\\d+$/", "Expected: digits, such as 12."]);
	assert.equal(field.maxlength, 20);
});

test("numbers and lists keep to their limits", () => {
	const limits = (field: Field | undefined) => {
		const { min, max, value_type } = field as Field & { min?: number; max?: number; value_type?: string };
		return { min, max, value_type };
	};
	assert.deepEqual(limits(fieldFor(z.int().min(1).max(5))), { min: 1, max: 5, value_type: "int" });
	assert.deepEqual(limits(fieldFor(z.int().positive())), { min: 1, max: undefined, value_type: "int" });
	assert.deepEqual(limits(fieldFor(z.number().min(-90).max(90))), { min: -90, max: 90, value_type: "float" });
	assert.deepEqual(limits(fieldFor(z.array(text).min(2).max(4))), { min: 2, max: 4, value_type: undefined });
});

test("of several forms, a field has the one that stands in the content", () => {
	const weight = z.union([z.int().min(1).max(1000), z.strictObject({ min: z.int(), max: z.int() })]);
	assert.equal(fieldFor(weight, 400)?.widget, "number");
	assert.equal(fieldFor(weight, { min: 400, max: 700 })?.widget, "object");
	assert.equal(fieldFor(weight, 400, { min: 400, max: 700 })?.widget, "hidden", "both: kept out of sight");
	assert.equal(fieldFor(weight)?.widget, "hidden", "nothing known: kept out of sight");
});

test("entries of a list that differ in form are kinds of their own, by their slug", () => {
	const items = z.array(z.union([text, z.strictObject({ label: text })]));
	const menus = z.array(z.strictObject({ slug: text, items }));
	const about = { slug: "about", items: [{ label: "Us" }] };
	const hands = { slug: "hands", items: ["cuts", "lumps"] };
	const field = fieldFor(menus, [about, hands]) as Field & {
		typeKey?: string;
		types?: { name: string; fields: Field[] }[];
	};
	assert.equal(field.typeKey, "slug");
	assert.deepEqual(
		field.types?.map(({ name, fields }) => [name, fields.map((one) => (one as { field?: Field }).field?.widget)]),
		[
			["about", [undefined]],
			["hands", ["string"]],
		],
	);
});

test("kinds of entry keep the key by which they are told", () => {
	const section = z.discriminatedUnion("kind", [
		z.strictObject({ kind: z.literal("whyChoose"), title: text }),
		z.strictObject({ kind: z.literal("booking") }),
	]);
	const field = fieldFor(z.array(section), [{ kind: "booking" }]) as Field & { typeKey?: string; types?: unknown[] };
	assert.equal(field.typeKey, "kind");
	assert.deepEqual(field.types?.[1], { name: "booking", label: "Booking" });
	const [first] = (field.types ?? []) as { summary: string }[];
	assert.equal(first?.summary, "Why choose: {{title}}");
});

test("a schema of a kind for which there is no field is named with its path", () => {
	assert.throws(
		() => fieldFor(z.array(z.strictObject({ when: z.date() })), [{}]),
		/content\/file\.yaml\.field\[\]\.when/,
	);
	assert.throws(() => fieldFor(z.literal("other")), /content\/file\.yaml\.field/);
});
