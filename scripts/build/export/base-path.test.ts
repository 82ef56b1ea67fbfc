import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { expect } from "@playwright/test";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { moveFiles, pageMover } from "./base-path";
import { readPage } from "./exported-page";

/** What becomes of a part of a page in a site that has the page `/warts/` and the pictures `/a.avif` and `/b.avif`. */
function moved(t: TestContext, html: string, folder = "/clinic"): string {
	const out = temporaryFolder(t);
	mkdirSync(join(out, "warts"));
	for (const picture of ["a.avif", "b.avif"]) writeFileSync(join(out, picture), "");
	const page = fromHtml(html, { fragment: true });
	if (folder) pageMover(folder, out)({ ...readPage("", ""), tree: page });
	return toHtml(page);
}

for (const [what, html, expected] of [
	["a link", '<a href="/warts/#cost">Warts</a>', '<a href="/clinic/warts/#cost">Warts</a>'],
	["the way home", '<a href="/">Home</a>', '<a href="/clinic/">Home</a>'],
	["a form", '<form action="/search/"></form>', '<form action="/clinic/search/"></form>'],
	[
		"a picture in several sizes",
		'<img src="/a.avif" srcset="/a.avif 320w, /b.avif 640w">',
		'<img src="/clinic/a.avif" srcset="/clinic/a.avif 320w, /clinic/b.avif 640w">',
	],
	["a film", '<video poster="/a.avif"></video>', '<video poster="/clinic/a.avif"></video>'],
	[
		"a typeface",
		"<style>a{src:url(/a.woff2) format('woff2'),url(\"/b.woff2\")}</style>",
		"<style>a{src:url(/clinic/a.woff2) format('woff2'),url(\"/clinic/b.woff2\")}</style>",
	],
	[
		"what may be prerendered",
		'<script type="speculationrules">{"href_matches":"/*","eagerness":"moderate"}</script>',
		'<script type="speculationrules">{"href_matches":"/clinic/*","eagerness":"moderate"}</script>',
	],
	[
		"what an island is given, where it is an address of the site",
		`<div data-props='{"paths":["/","/warts/"],"set":"/a.avif 320w, /b.avif 640w","words":["/day","/a.avif or /b.avif"]}'></div>`,
		`<div data-props='{"paths":["/clinic/","/clinic/warts/"],"set":"/clinic/a.avif 320w, /clinic/b.avif 640w","words":["/day","/a.avif or /b.avif"]}'></div>`,
	],
] as const) {
	test(`In a folder, ${what} has the folder in its address`, (t) => {
		expect(moved(t, html).replaceAll("&#x22;", '"')).toBe(expected.replaceAll("'{", '"{').replaceAll("}'", '}"'));
	});
	test(`At the top of a host, ${what} stays as it is`, (t) => {
		expect(moved(t, html, "").replaceAll("&#x22;", '"')).toBe(html.replaceAll("'{", '"{').replaceAll("}'", '}"'));
	});
}

for (const html of [
	'<a href="https://other.example/warts/">Elsewhere</a>',
	'<a href="//other.example/warts/">Elsewhere</a>',
	'<a href="#cost">On the page</a>',
	'<a href="tel:+911234567890">Call</a>',
	'<p title="/warts/">/warts/</p>',
]) {
	test(`${html} leads to nothing of the site, and stays`, (t) => expect(moved(t, html)).toBe(html));
}

test("The search's answers and what a phone opens from its home screen are in the folder", (t) => {
	const out = temporaryFolder(t);
	const files = {
		"search.json": { index: { terms: "/" }, pages: [["/warts/", "Warts", "A line", [["cost", "Cost"]]]] },
		"mr/search.json": { index: { terms: "/" }, pages: [["/mr/warts/", "चामखीळ", "A line", []]] },
		"manifest.webmanifest": { name: "/", start_url: "/", icons: [{ src: "/icon.png", sizes: "192x192" }] },
	};
	mkdirSync(join(out, "mr"));
	for (const [file, data] of Object.entries(files)) writeFileSync(join(out, file), JSON.stringify(data));
	const read = (file: keyof typeof files) => JSON.parse(readFileSync(join(out, file), "utf8"));
	moveFiles("", out);
	expect(read("search.json")).toEqual(files["search.json"]);
	moveFiles("/clinic", out);
	expect(read("search.json").pages).toEqual([["/clinic/warts/", "Warts", "A line", [["cost", "Cost"]]]]);
	expect(read("mr/search.json").pages).toEqual([["/clinic/mr/warts/", "चामखीळ", "A line", []]]);
	expect(read("search.json").index).toEqual({ terms: "/" });
	expect(read("manifest.webmanifest")).toEqual({
		name: "/",
		start_url: "/clinic/",
		icons: [{ src: "/clinic/icon.png", sizes: "192x192" }],
	});
});
