import assert from "node:assert/strict";
import { test } from "node:test";
import { alternatesOf } from "../site/metadata";
import { isChecked, type Locale, leadsToOriginal, localesWith, localPath } from "./locales";

const original: Locale = { code: "en", tag: "en-IN", name: "English", offer: "Read in English", root: "" };
const marathi: Locale = {
	code: "mr",
	tag: "mr-IN",
	name: "मराठी",
	offer: "मराठीत वाचा",
	root: "/mr",
	pages: {
		"/": { older: false },
		"/burns/": { older: true, checked: { by: "dr-rao", on: "2026-01-01" } },
	},
};

test("A path leads to the page in its language, or to the original if it is not translated", () => {
	for (const [path, local] of [
		["/burns/?q=1#risks", "/mr/burns/?q=1#risks"],
		["/", "/mr/"],
		["/cuts/", "/cuts/"],
		...["#risks", "https://who.int/", "//cdn.example/", "tel:108"].map((address) => [address, address] as const),
	] as const) {
		assert.equal(localPath(marathi, path), local);
		assert.equal(localPath(original, path), path);
		assert.equal(leadsToOriginal(marathi, path), path === "/cuts/", path);
	}
	assert.equal(leadsToOriginal(original, "/cuts/"), false);
});

test("A page names its other languages, if it has any", () => {
	assert.deepEqual(localesWith([original, marathi], "/cuts/"), [original]);
	assert.deepEqual(alternatesOf([original, marathi], "/cuts/"), {});
	assert.deepEqual(alternatesOf([original, marathi], "/burns/"), {
		en: "/burns/",
		mr: "/mr/burns/",
		"x-default": "/burns/",
	});
});

test("Pages of the original are approved, and translations that a doctor has read", () => {
	assert.equal(isChecked(original, "/cuts/"), true);
	assert.equal(isChecked(marathi, "/burns/"), true);
	assert.equal(isChecked(marathi, "/"), false);
});
