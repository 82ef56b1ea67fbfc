import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readPage } from "./exported-page";
import { brokenAssumptions, fileAssumptions, foreignScripts, isRouterData, pageAssumptions } from "./next-contract";

/** A page as Next exports it. */
const page = `<!DOCTYPE html><html><head><meta charset="utf-8"><style>p{}</style><style>@font-face{font-family:text;src:url(/_next/static/media/text.p.1a.woff2)}</style><script src="/_next/static/chunks/a.js" async=""></script></head><body><div hidden=""><!--$--><!--/$--></div><main></main><script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>`;

/** The files of an export, as Next names them. */
const files =
	"404/index.html _not-found/index.html __next._tree.txt index.html index.txt _next/static/media/a.woff2".split(" ");

test("a page and files as Next exports them fulfil all assumptions", () => {
	assert.deepEqual(brokenAssumptions(pageAssumptions, readPage(page, "")), []);
	assert.deepEqual(brokenAssumptions(fileAssumptions, files), []);
});

test("a page that breaks an assumption is refused with the assumption's name", () => {
	for (const [name, old, changed] of [
		["charsetFirst", '<meta charset="utf-8">', '<title>Hand</title><meta charset="utf-8">'],
		["stylesInPage", "<style>p{}</style>", '<link rel="stylesheet" href="/_next/static/chunks/a.css">'],
		["stylesInPage", "<style>p{}</style>", '<style>p{}</style><link rel="stylesheet" href="/a.css">'],
		["stylesInPage", /<style>.*<\/style>/, ""],
		["scriptsInChunks", "/_next/static/chunks/a.js", "/_next/scripts/a.js"],
		["scriptsInChunks", /<script src.*?<\/script>/, ""],
		["payloadNamed", /self\.__next_f/g, "self.__payload"],
		["boundariesFirst", /<div hidden="">.*?<\/div>/, ""],
		["boundariesFirst", "<!--$-->", "<template></template>"],
	] as const) {
		assert.notEqual(page.replace(old, changed), page);
		const broken = brokenAssumptions(pageAssumptions, readPage(page.replace(old, changed), ""));
		const message = new RegExp(`^Next's export is not as expected: [^\n]+ \\(next-contract\\.ts: ${name}\\)$`);
		assert.match(broken.join("\n"), message, changed);
	}
});

test("a script of another host is named, with the page that says what to do", () => {
	const address = "https://www.googletagmanager.com/gtag/js?id=G-1";
	const withScript = readPage(page.replace("</head>", `<script async src="${address}"></script></head>`), "");
	assert.deepEqual(brokenAssumptions(pageAssumptions, withScript), []);
	const [problem = "", ...others] = foreignScripts(withScript);
	assert.deepEqual(others, []);
	assert.ok(problem.includes(address));
	const [, document = "", heading = ""] = /(docs\/\S+\.md) .*\("(.+)"\)/.exec(problem) ?? [];
	assert.match(readFileSync(document, "utf8"), new RegExp(`^## ${heading}$`, "m"));
	assert.deepEqual(foreignScripts(readPage(page, "")), []);
});

test("an export without a file that Next writes is refused with the assumption's name", () => {
	for (const [name, missing] of [
		["routerFolders", "404/index.html"],
		["routerFolders", "_not-found/index.html"],
		["routerData", "index.txt"],
		["routerData", "__next._tree.txt"],
		["fontFiles", "_next/static/media/a.woff2"],
	] as const) {
		const others = files.filter((file) => file !== missing);
		const broken = brokenAssumptions(fileAssumptions, others);
		assert.match(broken.join("\n"), new RegExp(`^[^\n]+next-contract\\.ts: ${name}\\)$`), missing);
	}
});

test("data of Next's router is distinguished from files of the site", () => {
	const routerData = ["index.txt", "a/index.txt", "__next._full.txt", "a/__next.a.__PAGE__.txt"];
	assert.deepEqual([...routerData, "robots.txt", "a/my-index.txt", "index.html"].filter(isRouterData), routerData);
});
