import assert from "node:assert/strict";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { forgetOthers, keptPage } from "./kept-pages";
import { PageError } from "./page-error";

/** A page with one drawing, which counts how often it was made. */
function pageIn(t: TestContext) {
	const folder = temporaryFolder(t);
	const made = { count: 0 };
	const get = (inputs: string[], drawing = "a circle") =>
		keptPage(
			folder,
			inputs,
			() => drawing,
			(read) => {
				made.count += 1;
				return `${inputs.join()}\n${read("/a.svg")}`;
			},
		);
	return { folder, made, get };
}

test("A page of which nothing has changed is made once, and is the same each time", (t) => {
	const { made, get } = pageIn(t);
	const first = get(["code", "page"]);
	assert.deepEqual(get(["code", "page"]), first);
	assert.equal(first.html, "code,page\na circle");
	assert.equal(made.count, 1);
});

test("A page is made anew when an input, their order or their borders change", (t) => {
	const { made, get } = pageIn(t);
	for (const inputs of [["code", "page"], ["code", "page "], ["page", "code"], ["codepage"], ["codep", "age"]]) {
		assert.equal(get(inputs).html, `${inputs.join()}\na circle`);
	}
	assert.equal(made.count, 5);
});

test("A page is made anew when a drawing that stands in it changes under the same address", (t) => {
	const { made, get } = pageIn(t);
	get(["page"]);
	assert.equal(get(["page"], "a square").html, "page\na square");
	assert.equal(get(["page"], "a square").html, "page\na square");
	assert.equal(made.count, 2);
});

test("A page that was kept and is damaged, at whatever place, is made anew", (t) => {
	const { folder, made, get } = pageIn(t);
	const { name, html } = get(["page"]);
	const file = join(folder, name);
	const whole = readFileSync(file, "utf8");
	const damaged = ["", whole.slice(0, -1), whole.replace("circle", "sphere"), whole.replace("/a.svg", "/b.svg")];
	for (const text of damaged) {
		writeFileSync(file, text);
		assert.equal(get(["page"]).html, html);
	}
	assert.equal(made.count, 1 + damaged.length);
});

test("A page that cannot be made is not kept", (t) => {
	const folder = temporaryFolder(t);
	const fail = () => {
		throw new PageError("page", ["it has no heading"]);
	};
	for (const _ of [1, 2]) assert.throws(() => keptPage(folder, ["page"], () => "", fail), PageError);
	assert.deepEqual(readdirSync(folder), []);
});

test("Pages that a build does not need any more go", (t) => {
	const { folder, get } = pageIn(t);
	const { name } = get(["page"]);
	get(["page of before"]);
	forgetOthers(folder, new Set([name]));
	assert.deepEqual(readdirSync(folder), [name]);
});
