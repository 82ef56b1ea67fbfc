import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { toHtml } from "hast-util-to-html";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { addBasePathToData, basePathAdder } from "./base-path";
import { readPage } from "./exported-page";

for (const [html, expected] of [
	['<a href="/warts/#cost"></a><a href="/"></a>', '<a href="/clinic/warts/#cost"></a><a href="/clinic/"></a>'],
	['<form action="/search/"></form>', '<form action="/clinic/search/"></form>'],
	['<img srcset="/a.avif 320w, /b.avif 640w">', '<img srcset="/clinic/a.avif 320w, /clinic/b.avif 640w">'],
	['<video poster="/a.avif"></video>', '<video poster="/clinic/a.avif"></video>'],
	[
		"<style>a{src:url(/a.woff2) format('woff2'),url(\"/b.woff2\")}</style>",
		"<style>a{src:url(/clinic/a.woff2) format('woff2'),url(\"/clinic/b.woff2\")}</style>",
	],
	[
		'<script type="speculationrules">{"href_matches":"/*","eagerness":"moderate"}</script>',
		'<script type="speculationrules">{"href_matches":"/clinic/*","eagerness":"moderate"}</script>',
	],
	[
		`<div data-props='{"paths":["/","/warts/"],"set":"/a.avif 320w, /b.avif 640w","words":["/day","/a.avif or /b.avif"]}'></div>`,
		`<div data-props='{"paths":["/clinic/","/clinic/warts/"],"set":"/clinic/a.avif 320w, /clinic/b.avif 640w","words":["/day","/a.avif or /b.avif"]}'></div>`,
	],
	['<a href="https://other.example/warts/"></a><a href="//other.example/warts/"></a>'],
	['<a href="#cost"></a><a href="tel:+911234567890"></a><p title="/warts/">/warts/</p>'],
] as const) {
	test(`in a folder, the addresses of the site in ${html} begin with it`, (t) => {
		const out = temporaryFolder(t);
		mkdirSync(join(out, "warts"));
		for (const picture of ["a.avif", "b.avif"]) writeFileSync(join(out, picture), "");
		const page = readPage(`<!doctype html><title></title><body>${html}</body>`, "");
		basePathAdder("/clinic", out)(page);
		const result = toHtml(page.tree, { quoteSmart: true, allowDangerousCharacters: true });
		assert.equal(/<body>(.*)<\/body>/.exec(result)?.[1], expected ?? html);
	});
}

test("in a folder, the search data of each language and the web app manifest begin their addresses with it", (t) => {
	const out = temporaryFolder(t);
	const files = {
		"search.json": { index: { terms: "/" }, pages: [["/warts/", "Warts", "A line", [["cost", "Cost"]]]] },
		"mr/search.json": { index: { terms: "/" }, pages: [["/mr/warts/", "चामखीळ", "A line", []]] },
		"manifest.webmanifest": { name: "/", start_url: "/", icons: [{ src: "/icon.png", sizes: "192x192" }] },
	};
	mkdirSync(join(out, "mr"));
	for (const [file, data] of Object.entries(files)) writeFileSync(join(out, file), JSON.stringify(data));
	addBasePathToData("/clinic", out);
	const read = (file: string) => JSON.parse(readFileSync(join(out, file), "utf8"));
	assert.deepEqual(read("search.json"), {
		index: { terms: "/" },
		pages: [["/clinic/warts/", "Warts", "A line", [["cost", "Cost"]]]],
	});
	assert.deepEqual(read("mr/search.json").pages, [["/clinic/mr/warts/", "चामखीळ", "A line", []]]);
	const icons = [{ src: "/clinic/icon.png", sizes: "192x192" }];
	assert.deepEqual(read("manifest.webmanifest"), { name: "/", start_url: "/clinic/", icons });
});
