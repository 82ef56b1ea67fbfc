import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { toHtml } from "hast-util-to-html";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { outputFile } from "@/lib/content/files";
import { addBasePathToData, basePathAdder } from "./base-path";
import { readPage } from "./exported-page";

/** A text in which `~` is the folder of the site, as it is before and after the folder is added. */
const beforeAndAfter = (text: string) => [text.replaceAll("~", ""), text.replaceAll("~", "/clinic")] as const;

for (const text of [
	'<a href="~/warts/#cost"></a><a href="~/"></a>',
	'<form action="~/search/"></form>',
	'<img srcset="~/a.avif 320w, ~/b.avif 640w">',
	'<video poster="~/a.avif"></video>',
	"<style>a{src:url(~/a.woff2) format('woff2'),url(\"~/b.woff2\")}</style>",
	'<script type="speculationrules">{"href_matches":"~/*","eagerness":"moderate"}</script>',
	`<div data-props='{"paths":["~/","~/warts/"],"set":"~/a.avif 320w, ~/b.avif 640w"}'></div>`,
	`<div data-props='{"words":["/day","/a.avif or /b.avif"]}'></div>`,
	'<a href="https://other.example/warts/"></a><a href="//other.example/warts/"></a>',
	'<a href="#cost"></a><a href="tel:+911234567890"></a><p title="/warts/">/warts/</p>',
]) {
	test(`in a folder, the addresses of the site in ${text} begin with it`, (t) => {
		const [html, expected] = beforeAndAfter(text);
		const out = temporaryFolder(t, { "warts/index.html": "", "a.avif": "", "b.avif": "" });
		const page = readPage(`<!doctype html><title></title><body>${html}</body>`, "");
		basePathAdder("/clinic", out)(page);
		const result = toHtml(page.tree, { quoteSmart: true, allowDangerousCharacters: true });
		assert.equal(/<body>(.*)<\/body>/.exec(result)?.[1], expected);
	});
}

test("in a folder, the search data of each language and the web app manifest begin their addresses with it", (t) => {
	const out = temporaryFolder(t);
	const files = Object.entries({
		"search.json": { index: { terms: "/" }, pages: [["~/warts/", "Warts", "A line", [["cost", "Cost"]]]] },
		"mr/search.json": { index: { terms: "/" }, pages: [["~/mr/warts/", "चामखीळ", "A line", []]] },
		"manifest.webmanifest": { name: "/", start_url: "~/", icons: [{ src: "~/icon.png", sizes: "192x192" }] },
	}).map(([file, data]) => [join(out, file), ...beforeAndAfter(JSON.stringify(data))] as const);
	for (const [file, before] of files) outputFile(file, before);
	addBasePathToData("/clinic", out);
	for (const [file, , after] of files) assert.deepEqual(JSON.parse(readFileSync(file, "utf8")), JSON.parse(after));
});
