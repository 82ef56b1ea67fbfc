import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHtml } from "hast-util-from-html";
import {
	brokenReliances,
	fileReliances,
	hasRuntime,
	isErrorShell,
	isRouterData,
	pageReliances,
} from "./next-reliances";

/** A page as Next exports it. */
const page = `<!DOCTYPE html><html><head><meta charset="utf-8"><style>p{}</style><style>@font-face{font-family:text;src:url(/_next/static/media/text.p.1a.woff2)}</style><script src="/_next/static/chunks/a.js" async=""></script></head><body><div hidden=""><!--$--><!--/$--></div><main></main><script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>`;

/** The files of an export, as Next names them. */
const files = [
	"404/index.html",
	"_not-found/index.html",
	"__next._tree.txt",
	"index.html",
	"index.txt",
	"_next/static/media/a.woff2",
];

const brokenBy = (old: string | RegExp, changed: string) => {
	assert.notEqual(page.replace(old, changed), page);
	return brokenReliances(pageReliances, fromHtml(page.replace(old, changed)));
};
const brokenWithout = (...gone: string[]) =>
	brokenReliances(
		fileReliances,
		files.filter((file) => !gone.includes(file)),
	);

test("A page and files as Next exports them break no reliance", () => {
	assert.deepEqual(brokenReliances(pageReliances, fromHtml(page)), []);
	assert.deepEqual(brokenReliances(fileReliances, files), []);
});

for (const [name, old, changed] of [
	["charsetFirst", '<meta charset="utf-8">', '<title>Hand</title><meta charset="utf-8">'],
	["stylesInPage", "<style>p{}</style>", '<link rel="stylesheet" href="/_next/static/chunks/a.css">'],
	["stylesInPage", "<style>p{}</style>", '<style>p{}</style><link rel="stylesheet" href="/a.css">'],
	["stylesInPage", /<style>.*<\/style>/, ""],
	["fontsNamed", "media/text.p.1a.woff2", "media/0a1b.p.woff2"],
	["scriptsInChunks", "/_next/static/chunks/a.js", "/_next/scripts/a.js"],
	["scriptsInChunks", /<script src.*?<\/script>/, ""],
	["payloadNamed", /self\.__next_f/g, "self.__payload"],
	["boundariesFirst", /<div hidden="">.*?<\/div>/, ""],
	["boundariesFirst", "<!--$-->", "<template></template>"],
] as const) {
	test(`A page with "${changed}" for "${old}" breaks ${name}, which is named with its file`, () => {
		const broken = brokenBy(old, changed);
		assert.equal(broken.length, 1);
		assert.match(
			broken[0] ?? "",
			new RegExp(`^Next's export is not as expected: .+ \\(next-reliances\\.ts: ${name}\\)$`),
		);
	});
}

test("What is to be done is told: the setting that puts styles into the page, the bundler that names typefaces", () => {
	assert.match(brokenBy(/<style>.*<\/style>/, "").join(), /set experimental\.inlineCss in next\.config\.ts/);
	assert.match(brokenBy("text.p.1a", "0a1b.p").join(), /build with Turbopack, without --webpack/);
});

for (const [name, gone] of [
	["routerFolders", "404/index.html"],
	["routerFolders", "_not-found/index.html"],
	["routerData", "index.txt"],
	["routerData", "__next._tree.txt"],
	["fontFiles", "_next/static/media/a.woff2"],
] as const) {
	test(`An export without ${gone} breaks ${name}`, () => {
		const broken = brokenWithout(gone);
		assert.equal(broken.length, 1);
		assert.match(broken[0] ?? "", new RegExp(`next-reliances\\.ts: ${name}`));
	});
}

test("The page that Next leaves in place of one that failed is known by its id", () => {
	assert.equal(isErrorShell(fromHtml(page)), false);
	assert.equal(isErrorShell(fromHtml(page.replace("<html", '<html id="__next_error__"'))), true);
});

test("The data of Next's router is told from files of the site", () => {
	for (const file of ["index.txt", "a/index.txt", "__next._full.txt", "a/__next.a.__PAGE__.txt"]) {
		assert.equal(isRouterData(file), true, file);
	}
	for (const file of ["robots.txt", "licences.txt", "a/my-index.txt", "index.html"]) {
		assert.equal(isRouterData(file), false, file);
	}
});

test("Next's browser code is found by its address and by the name of its data", () => {
	assert.equal(hasRuntime('<link href="/_next/static/chunks/a.css">'), true);
	assert.equal(hasRuntime("<script>self.__next_f.push(1)</script>"), true);
	assert.equal(hasRuntime('<link href="/_next/static/media/a.woff2">'), false);
});
