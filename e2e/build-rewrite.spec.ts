import { expect, test } from "@playwright/test";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { loadingScreenScript } from "@/lib/loading-screen";
import { rewritePage } from "../scripts/export/rewrite-page";

const ENTRY = "/_islands/entry-1A2B.js";
const NAME = "hand-surgery/hand-lumps/index.html";

/** A page as Next exports it, with `head` and `body` added to the parts that every page has. */
const exported = (head: string, body: string) =>
	`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><link rel="preload" as="script" href="/_next/static/chunks/a.js">${head}<script src="/_next/static/chunks/a.js" async=""></script></head><body><div hidden=""><!--$--><!--/$--></div>${body}<script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>`;

const island = '<div data-island="main-menu" data-wake="idle" data-props="{}"><nav></nav></div>';

const rewrite = (head: string, body: string) => rewritePage(exported(head, body), ENTRY, NAME);
const scripts = (html: string) => selectAll("script", fromHtml(html)).map(({ properties }) => properties);

test("Next's scripts, preloads and payloads go, and the islands' entry comes", () => {
	const html = rewrite("", island);
	expect(html).not.toContain("_next");
	expect(html).not.toContain("hidden");
	expect(scripts(html)).toEqual([{ type: "module", async: true, src: ENTRY }]);
});

test("A page without islands gets no script at all", () => {
	expect(scripts(rewrite("", "<main>Words</main>"))).toEqual([]);
});

test("Data for search engines and the loading screen's check stay, and only the latter is allowed to run", () => {
	const data = '<script type="application/ld+json">{"@type":"MedicalClinic"}</script>';
	const html = rewrite(`<script>${loadingScreenScript}</script>`, data);
	expect(html).toContain(data);
	expect(html).toContain(loadingScreenScript);
	expect(html.match(/sha256-/g)).toHaveLength(1);
});

test("Fonts and pictures that the page preloads stay", () => {
	const preload = '<link rel="preload" as="font" href="/_next/static/media/a.woff2" crossorigin="">';
	expect(rewrite(preload, "")).toContain(preload);
});

for (const [what, head, body, reason] of [
	[
		"a style sheet of Next's chunks",
		'<link rel="stylesheet" href="/_next/static/chunks/a.css">',
		"",
		"Next's client runtime",
	],
	["a link to Next's chunks", "", '<img src="/_next/static/chunks/a.png" alt="">', "Next's client runtime"],
	[
		"Next's payload inside data",
		"",
		'<script type="application/ld+json">self.__next_f</script>',
		"Next's client runtime",
	],
	["a style attribute", "", '<p style="color: red">Words</p>', "<p> has a style attribute"],
	["an inline event handler", "", '<button onclick="go()">Go</button>', "<button> has an inline event handler"],
] as const) {
	test(`The build fails, with the page's name, if ${what} is left`, () => {
		expect(() => rewrite(head, body)).toThrow(`${NAME}: `);
		expect(() => rewrite(head, body)).toThrow(reason);
	});
}

test("Everything that is left is named at once", () => {
	expect(() => rewrite("", '<p style="a" onclick="b">Words</p>')).toThrow(/style attribute.*; .*inline event handler/);
});
