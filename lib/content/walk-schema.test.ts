import assert from "node:assert/strict";
import { test } from "node:test";
import * as z from "zod";
import { withRole } from "../model/schema/field-roles";
import { navigation } from "../model/schema/navigation";
import { picture as pictureSchema } from "../model/schema/shared";
import { fieldsByRole, textsOfLanguage } from "./walk-schema";

const text = z.string().min(1).check(z.trim());
const picture = withRole("picture", text);
const page = withRole("page", z.string()).describe("A path.");
const part = z.strictObject({ src: picture.optional() });
const options = z.union([
	z.string(),
	z.strictObject({ path: page }),
	z.strictObject({ path: z.number(), src: picture }),
]);

const portraits = z.strictObject({ src: text, portrait: picture });
const derived = z.strictObject({ short: picture.max(9), described: picture.describe("x") });
const preprocessed = z.preprocess((value) => value ?? {}, part);
const links = ["/a/", { path: "/b/" }, { path: 3 }];

const cases: [string, "picture" | "page", z.ZodType, unknown, Record<string, string>][] = [
	["the role counts, not the name", "picture", portraits, { src: "a.svg", portrait: "b.svg" }, { portrait: "b.svg" }],
	["a list", "picture", z.array(part), [{}, { src: "a.svg" }], { "1.src": "a.svg" }],
	["a default", "picture", z.array(part).default([{ src: "a.svg" }]), undefined, { "0.src": "a.svg" }],
	["an optional part that is missing", "picture", z.strictObject({ part: part.optional() }), {}, {}],
	["a refined part", "picture", part.refine(() => true), { src: "a.svg" }, { src: "a.svg" }],
	["a preprocessed part", "picture", preprocessed, { src: "a.svg" }, { src: "a.svg" }],
	["a tuple and a record", "page", z.tuple([z.record(z.string(), page)]), [{ a: "/a/" }], { "0.a": "/a/" }],
	["the matching option of a union", "page", z.array(options), links, { "1.path": "/b/" }],
	["another option", "picture", options, { path: 3, src: "c.svg" }, { src: "c.svg" }],
	[
		"schemas derived from one with a role",
		"picture",
		derived,
		{ short: "a", described: "b" },
		{ short: "a", described: "b" },
	],
];

for (const [name, role, schema, data, expected] of cases) {
	test(`fields by withRole: ${name}`, () => {
		const { data: output = data } = schema.safeParse(data);
		const fields = fieldsByRole(schema, output).get(role) ?? [];
		assert.deepEqual(Object.fromEntries(fields.map(({ path, value }) => [path.join("."), value])), expected);
		assert.equal(fields.length, Object.keys(expected).length);
	});
}

test("a translation needs the texts in words, not values with a format or another role", () => {
	const schema = z.strictObject({
		title: text,
		body: withRole("markdown", text),
		picture,
		slug: text.regex(/^[a-z]+$/),
		site: z.url(),
		phone: text,
	});
	const data = { title: "A", body: "B", picture: "c.svg", slug: "d", site: "https://e.example", phone: "123" };
	assert.deepEqual(textsOfLanguage(schema, data), [
		{ text: "A", path: ["title"] },
		{ text: "B", path: ["body"] },
	]);
});

const alt = "The front door";

test("a picture's path may begin with a slash, as the editor in the browser writes it", () => {
	assert.deepEqual(pictureSchema.parse({ src: "/photos/door.jpg", alt }), { src: "photos/door.jpg", alt });
	assert.deepEqual(pictureSchema.parse({ src: "illustrations/home/about.svg", alt }), {
		src: "illustrations/home/about.svg",
		alt,
	});
	assert.equal(pictureSchema.safeParse({ src: "//photos/door.jpg", alt }).success, false);
	assert.equal(pictureSchema.safeParse({ src: "/films/door.mp4", alt }).success, false);
});

test("the picture of a menu's card is found as one", () => {
	const page = {
		label: "Us",
		path: "/about/us/",
		menuLine: "Who we are",
		picture: { src: "illustrations/home/about.svg" },
	};
	const menus = [{ label: "About", slug: "about", heading: "About", intro: "Who we are.", items: [page] }];
	assert.deepEqual(fieldsByRole(navigation, navigation.parse({ menus })).get("picture"), [
		{ value: "illustrations/home/about.svg", path: ["menus", 0, "items", 0, "picture", "src"] },
	]);
});
