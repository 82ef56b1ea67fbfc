import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { exportErrorOf } from "./export-error";
import { PageError } from "./page-error";
import { pageSource } from "./page-source";

const root = mkdtempSync(join(tmpdir(), "page-source-"));
after(() => rmSync(root, { recursive: true }));

for (const folder of [
	"",
	"about/[profile]",
	"about/about-clinic",
	"[menu]",
	"[menu]/[link]",
	"(legal)/terms",
	"not-found",
]) {
	mkdirSync(join(root, "app", folder), { recursive: true });
	writeFileSync(join(root, "app", folder, "page.tsx"), "");
}

for (const [file, source] of [
	["index.html", "app/page.tsx"],
	["404.html", "app/not-found/page.tsx"],
	["about/about-clinic/index.html", "app/about/about-clinic/page.tsx"],
	["about/dr-a/index.html", "app/about/[profile]/page.tsx"],
	["hand-surgery/index.html", "app/[menu]/page.tsx"],
	["about/index.html", "app/[menu]/page.tsx"],
	["hand-surgery/hand-lumps/index.html", "app/[menu]/[link]/page.tsx"],
	["terms/index.html", "app/(legal)/terms/page.tsx"],
	["a/b/c/index.html", "app/"],
] as const) {
	test(`${file} comes from ${source}`, () => {
		assert.equal(pageSource(root, file), source);
	});
}

test("All problems of all pages are told at once, each with its source and the pages that have it", () => {
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
