import assert from "node:assert/strict";
import { test } from "node:test";
import * as z from "zod";
import { meaning } from "./schema/meanings";
import { fieldsByMeaning } from "./walk-schema";

const picture = z.string().min(1).check(z.trim());
const marked = meaning("picture", picture);
const page = meaning("page", z.string()).describe("A path.");

/** Where the fields of a meaning stand, with what they hold. */
const found = (means: "picture" | "page" | "sample", schema: z.ZodType, data: unknown) =>
	(fieldsByMeaning(schema, schema.parse(data)).get(means) ?? []).map(({ path, value }) => [path.join("."), value]);

test("Fields are found by what they mean, whatever they are called", () => {
	const schema = z.strictObject({ src: picture, portrait: marked, to: z.string(), more: page });
	const data = { src: "a.svg", portrait: "b.svg", to: "/a/", more: "/b/" };
	assert.deepEqual(found("picture", schema, data), [["portrait", "b.svg"]]);
	assert.deepEqual(found("page", schema, data), [["more", "/b/"]]);
	assert.deepEqual(found("sample", schema, data), []);
});

test("Fields are found in lists, optional parts, defaults, refined parts and parts that are prepared first", () => {
	const part = z.strictObject({ src: marked.optional() });
	const schema = z.strictObject({
		list: z
			.array(part)
			.min(1)
			.default([{ src: "default.svg" }]),
		optional: part.optional(),
		absent: part.optional(),
		refined: part.refine(() => true).superRefine(() => {}),
		prepared: z.preprocess((value) => value ?? undefined, part.optional()),
	});
	assert.deepEqual(found("picture", schema, { optional: { src: "b.svg" }, refined: {}, prepared: { src: "c.svg" } }), [
		["list.0.src", "default.svg"],
		["optional.src", "b.svg"],
		["prepared.src", "c.svg"],
	]);
	assert.deepEqual(
		found("picture", schema, { list: [{}, { src: "d.svg" }], refined: { src: "e.svg" }, prepared: null }),
		[
			["list.1.src", "d.svg"],
			["refined.src", "e.svg"],
		],
	);
});

test("Of several schemas the one that fits says what a field means", () => {
	const entry = z.union([
		z.string(),
		z.strictObject({ path: page }),
		z.strictObject({ path: z.number(), src: marked }),
	]);
	assert.deepEqual(found("page", z.array(entry), ["/a/", { path: "/b/" }, { path: 3, src: "c.svg" }]), [
		["1.path", "/b/"],
	]);
	assert.deepEqual(found("picture", z.array(entry), [{ path: 3, src: "c.svg" }]), [["0.src", "c.svg"]]);
});

test("A meaning holds for schemas made from the marked one, and not for the one that was marked", () => {
	const schema = z.strictObject({ short: marked.max(9), described: marked.describe("x"), plain: picture });
	assert.deepEqual(found("picture", schema, { short: "a", described: "b", plain: "c" }), [
		["short", "a"],
		["described", "b"],
	]);
});

test("Content that is not there has no fields", () => {
	assert.equal(fieldsByMeaning(z.strictObject({ src: marked }), undefined).size, 0);
});
