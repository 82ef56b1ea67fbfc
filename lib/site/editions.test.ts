import assert from "node:assert/strict";
import { test } from "node:test";
import { type Edition, editionsWith, isChecked, leadsToOriginal, localPath } from "./editions";
import { alternatesOf } from "./metadata";

const original: Edition = { code: "en", tag: "en-IN", name: "English", offer: "Read in English", root: "" };
const marathi: Edition = {
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

test("A path stays in its language where the page is there, with its query and anchor", () => {
	assert.equal(localPath(marathi, "/burns/?q=1#risks"), "/mr/burns/?q=1#risks");
	assert.equal(localPath(marathi, "/"), "/mr/");
	assert.equal(localPath(original, "/burns/"), "/burns/");
});

test("A path leads to the original where the language does not have the page", () => {
	assert.equal(localPath(marathi, "/cuts/"), "/cuts/");
	assert.equal(leadsToOriginal(marathi, "/cuts/"), true);
	assert.equal(leadsToOriginal(marathi, "/burns/"), false);
	assert.equal(leadsToOriginal(original, "/cuts/"), false);
});

test("Parts of the page and other sites are left alone", () => {
	for (const address of ["#risks", "https://who.int/", "//cdn.example/", "tel:108"]) {
		assert.equal(localPath(marathi, address), address);
		assert.equal(leadsToOriginal(marathi, address), false);
	}
});

test("A page names itself in each of its languages; one that there is in the original alone names none", () => {
	assert.deepEqual(editionsWith([original, marathi], "/cuts/"), [original]);
	assert.deepEqual(alternatesOf([original, marathi], "/cuts/"), {});
	assert.deepEqual(alternatesOf([original, marathi], "/burns/"), {
		en: "/burns/",
		mr: "/mr/burns/",
		"x-default": "/burns/",
	});
});

test("A doctor stands for the original, and for translations that one has read", () => {
	assert.equal(isChecked(original, "/cuts/"), true);
	assert.equal(isChecked(marathi, "/burns/"), true);
	assert.equal(isChecked(marathi, "/"), false);
});
