import assert from "node:assert/strict";
import { test } from "node:test";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { exportErrorOf, PageError, pageSource } from "./export-error";

const folders = ["", "about/[profile]", "about/about-clinic", "[menu]", "[menu]/[link]", "(legal)/terms", "not-found"];

test("problems are listed with the source of their pages, and the pages that have them", (t) => {
	const root = temporaryFolder(t, Object.fromEntries(folders.map((folder) => [`app/${folder}/page.tsx`, ""])));
	for (const [file, source] of [
		["index.html", "app/page.tsx"],
		["404.html", "app/not-found/page.tsx"],
		["about/about-clinic/index.html", "app/about/about-clinic/page.tsx"],
		["about/dr-a/index.html", "app/about/[profile]/page.tsx"],
		["about/index.html", "app/[menu]/page.tsx"],
		["hand-surgery/hand-lumps/index.html", "app/[menu]/[link]/page.tsx"],
		["terms/index.html", "app/(legal)/terms/page.tsx"],
		["a/b/c/index.html", "app/"],
	] as const) {
		assert.equal(pageSource(root, file), source, file);
	}
	const pages = ["a", "b", "c", "d", "e", "f", "g"].map((menu) => `${menu}/index.html`);
	const { message } = exportErrorOf(root, [
		new PageError("index.html", ["it has no title", "it has no description"]),
		...pages.map((page) => new PageError(page, ["it has no title"])),
	]);
	assert.deepEqual(message.split("\n"), [
		"app/page.tsx: it has no title",
		"\ton index.html",
		"app/page.tsx: it has no description",
		"\ton index.html",
		"app/[menu]/page.tsx: it has no title",
		"\ton a/index.html, b/index.html, c/index.html, d/index.html, e/index.html and 2 more",
	]);
});
