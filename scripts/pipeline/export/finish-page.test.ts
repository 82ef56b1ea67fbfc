import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { toHtml } from "hast-util-to-html";
import { readPage } from "./exported-page";
import { addBasePath, finishPage, type SiteParts } from "./finish-page";

const FIRST_PAINT = "let dated=1";
const drawing = '<svg viewBox="0 0 8 6"><g fill="#a86f45"><use href="#a"></use></g></svg>';

const site: SiteParts = {
	entry: {
		src: "/_islands/entry-1A2B.js",
		chunks: ["/_islands/chunk-3C4D.js"],
		chunksOf: (islands) => [...islands].map((name) => `/_islands/${name}-5E6F.js`),
		wordsWith: (islands) => new Set([...islands].map((name) => `set-by-${name}`)),
	},
	firstPaint: FIRST_PAINT,
	printStyle: "/print-1A2B.css",
	origins: { frames: ["https://map.example"], requests: ["https://map.example"] },
	readPicture: () => drawing,
	folder: "",
	hasFile: () => true,
};

/** A page as Next exports it, with further markup in its head and body. */
const exported = (head = "", body = "") =>
	`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Hand lumps</title><meta name="description" content="About hand lumps"><style>main{margin:0}</style><link rel="preload" as="script" href="/_next/static/chunks/a.js">${head}<script src="/_next/static/chunks/a.js" async=""></script></head><body><div hidden=""><!--$--><!--/$--></div><main><h1>Hand lumps</h1></main>${body}<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"\\u003c"])</script></body></html>`;

/** The HTML of a page without problems. */
async function finish(head = "", body = "", parts: Partial<SiteParts> = {}): Promise<string> {
	const { html, problems } = await finishPage(exported(head, body), { ...site, ...parts });
	assert.deepEqual(problems, []);
	return html;
}

const island = (name: string, wake: string, markup = "<nav></nav>") =>
	`<div data-island="${name}" data-wake="${wake}" data-props="{}">${markup}</div>`;

const data = (text: string) => `<script type="application/ld+json">${text}</script>`;
const style = (css: string) => `<style>${css}</style>`;

test("Next's runtime is removed, and the islands' entry and the style for print added", async () => {
	const html = await finish("", island("main-menu", "idle"));
	assert.doesNotMatch(html, /_next|hidden|<!--/);
	const scripts = selectAll("script", fromHtml(html)).map(({ properties }) => properties);
	assert.deepEqual(scripts, [{ type: "module", async: true, src: site.entry.src }]);
	assert.match(html, /<link rel="modulepreload" href="\/_islands\/chunk-3C4D\.js" fetchpriority="low">/);
	assert.doesNotMatch(await finish(), /<script/);
	assert.match(await finish(), /<link rel="stylesheet" href="\/print-1A2B\.css" media="print">/);
});

test("only islands of the first view are preloaded, at the end of the page", async () => {
	const others = island("carousel", "visible") + island("search-box", "use") + island("main-menu", "idle");
	const page = exported("", others).replace(
		"<h1>Hand lumps</h1>",
		island("map-frame", "visible", "<h1>Hand lumps</h1>"),
	);
	const link = (name: string) => `<link rel="modulepreload" href="/_islands/${name}-5E6F.js" fetchpriority="low">`;
	const { html } = await finishPage(page, site);
	assert.match(html, new RegExp(`${link("map-frame")}${link("main-menu")}<script [^>]*></script></body></html>$`));
});

test("data and the script of the first paint stay, and the policy allows the script and speculation rules only", async () => {
	const facts = data('{"@type":"MedicalClinic"}');
	const rules = '<script type="speculationrules">{"prerender":[]}</script>';
	const html = await finish(rules, `<script>${FIRST_PAINT}</script>${facts}<script>alert(1)</script>`);
	for (const script of [facts, rules, FIRST_PAINT]) assert.ok(html.includes(script), script);
	assert.doesNotMatch(html, /alert/);
	assert.equal(/script-src [^;]*/.exec(html)?.[0].match(/sha256-/g)?.length, 2);
	assert.match(
		html,
		/<meta charset="utf-8"><meta http-equiv="Content-Security-Policy".*frame-src https:\/\/map\.example/,
	);
});

test("typefaces are preloaded in wide windows alone", async () => {
	const preload = '<link rel="preload" as="font" href="/_next/static/media/a.woff2" crossorigin="">';
	const face = (display: string) => `@font-face{font-family:a;src:url(/${display}.woff2);font-display:${display}}`;
	const html = await finish(preload + style(`${face("optional")}${face("swap")}main{font-family:a}`));
	assert.deepEqual(html.match(/<link rel="preload"[^>]*>/g), [
		'<link rel="preload" href="/optional.woff2" as="font" type="font/woff2" crossorigin="" media="(min-width:62.0625rem)">',
	]);
});

test("what the menu's panels hold comes after the words, in a template", async () => {
	const html = await finish(
		"",
		'<div class="menu-panel"><p data-deferred="true">a</p><ul><li data-deferred="true">b</li><li>c</li></ul></div>',
	);
	assert.ok(html.includes('<div class="menu-panel"><ul><li>c</li></ul></div>'));
	assert.ok(html.endsWith("<template><div><p>a</p><ul><li>b</li></ul></div></template></body></html>"));
});

test("drawings lose what HTML does not need", async () => {
	const html = await finish(
		"",
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" class="lucide lucide-x size-5"><path d="M0 0"></path></svg>' +
			'<svg class="lucide lucide-x"></svg>',
	);
	assert.ok(html.includes('<svg viewBox="0 0 24 24" class="size-5"><path d="M0 0"/></svg><svg></svg>'));
});

test("an icon's shapes become one path", async () => {
	const html = await finish(
		"",
		'<svg class="lucide"><path d="M1 2h3"></path><line x1="5" x2="6" y1="7" y2="8"></line></svg>',
	);
	assert.ok(html.includes('<svg><path d="M1 2h3M5 7 6 8"/></svg>'), html);
});

test("a drawing that is marked becomes an image", async () => {
	const html = await finish(
		"",
		'<svg data-image="true" class="wide" viewBox="0 0 9 9" aria-hidden="true"><path fill="#fff"></path></svg>',
	);
	const drawing =
		"%3Csvg viewBox=%220 0 9 9%22 xmlns=%22http://www.w3.org/2000/svg%22%3E%3Cpath fill=%22%23fff%22/%3E%3C/svg%3E";
	assert.ok(html.includes(`<img src="data:image/svg+xml,${drawing}" alt="" class="wide">`), html);
});

test("nothing is painted before the main heading and what is around it", async () => {
	const html = await finish();
	assert.ok(html.includes('<link rel="expect" href="#first-view" blocking="render">'));
	assert.ok(html.includes('<main id="first-view"><h1>'));
});

test("a page's style keeps what its elements and its own islands use", async () => {
	const css = style("main{top:0}.set-by-main-menu{top:0}.set-by-carousel{top:0}.absent{top:0}article{top:0}");
	const html = await finish(css, island("main-menu", "idle"));
	assert.match(html, /<style>main\{top:0\}\.set-by-main-menu\{top:0\}<\/style>/);
});

const first = '<img src="/pictures/illustrations/hand-0a1b2c3d.svg" alt="A hand" fetchpriority="high" class="arch">';

test("the first drawing becomes a part of the page, with the name and class of its image", async () => {
	const preload =
		'<link rel="preload" as="image" href="/pictures/illustrations/hand-0a1b2c3d.svg" fetchpriority="high">';
	const html = await finish(preload, `${first}<img src="/pictures/arm.svg" alt="An arm">`);
	assert.doesNotMatch(html, /hand-0a1b2c3d\.svg/);
	assert.match(
		html,
		/<svg viewBox="0 0 8 6" class="arch" role="img" aria-label="A hand" preserveAspectRatio="[^"]+"><g fill="#a86f45">/,
	);
	assert.match(html, /<img src="\/pictures\/arm\.svg"/);
});

for (const [what, body, message, picture = drawing] of [
	[
		"two first drawings",
		first + first,
		/^content\/illustrations\/hand\.svg and content\/illustrations\/hand\.svg are both of high/,
	],
	["a drawing that is none", first, /content\/illustrations\/hand\.svg is not an SVG: save it as SVG/, "<p>Words</p>"],
	["an image in Next's folder", '<img src="/_next/static/chunks/a.png" alt="">', /Next's client runtime/],
	["Next's data in data", data("self.__next_f"), /Next's client runtime/],
	["a style attribute", '<p style="color: red">Words</p>', /attribute style on <p>, .* a class/],
	["an event handler", '<i onclick="go()">Go</i>', /attribute onClick on <i>, .* listen in an island/],
	["an unfilled token", "<p>Call {ambulance}.</p>", /shows \{ambulance\} instead of a value/],
	["a second <h1>", "<h1>Arm</h1>", /2 main headings .*give it exactly one/],
	["a second <main>", "<main></main>", /must have exactly one <main>/],
	["an island without an element", island("film-list", "visible", "words"), /"film-list" is empty/],
	["Suspense in an island", island("booking-form", "load", "<!--$--><p></p><!--/$-->"), /"booking-form" uses Suspense/],
] as const) {
	test(`a page with ${what} is refused`, async () => {
		const { problems } = await finishPage(exported("", body), { ...site, readPicture: () => picture });
		assert.equal(problems.length, 1, problems.join("\n"));
		assert.match(problems[0] ?? "", message);
	});
}

for (const [old, replacement, message] of [
	["<h1>Hand lumps</h1>", "", /no main headings .*give it exactly one/],
	["<h1>Hand lumps</h1>", "<h1> </h1>", /main heading .*empty: give it words/],
	["<title>Hand lumps</title>", "<title></title>", /no title/],
	["</title>", "</title><title>Arm</title>", /no title, or more than one/],
	['content="About hand lumps"', 'content=""', /no description/],
	[' lang="en"', "", /names no language/],
	["<style>main{margin:0}</style>", "<style> </style>", /no style/],
	['<html lang="en"', '<html lang="en" id="__next_error__"', /Next could not render this page/],
] as const) {
	test(`a page with "${replacement}" instead of "${old}" is refused`, async () => {
		const { problems } = await finishPage(exported().replace(old, replacement), site);
		assert.match(problems.join("\n"), message);
	});
}

test("comments of React in a plain island and between texts are allowed", async () => {
	const form = island("booking-form", "load", "<p>1<!-- -->2</p>");
	const html = await finish("", form + island("main-menu", "idle", "<!--$--><nav></nav><!--/$-->"));
	assert.match(html, /1<!-- -->2/);
});

test("all problems of a page are reported at once", async () => {
	const page = exported("", `<p style="a" onclick="b">Words</p>${island("film-list", "visible", "words")}`);
	const { problems } = await finishPage(page.replace('<meta charset="utf-8">', "").replace(/h1>/g, "h2>"), site);
	assert.match(
		problems.join("; "),
		/charsetFirst.*; .*"film-list" is empty.*; .*no main headings.*; .*style on <p>.*; .*onClick on <p>/,
	);
});

// `~` is the folder of the site.
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
	test(`in a folder, the addresses of the site in ${text} begin with it`, async () => {
		const page = readPage(`<!doctype html><title></title><body>${text.replaceAll("~", "")}</body>`, "");
		const hasFile = (path: string) => ["/", "/warts/", "/a.avif"].includes(path);
		assert.deepEqual(await addBasePath(page, { ...site, folder: "/clinic", hasFile }), []);
		const result = toHtml(page.tree, { quoteSmart: true, allowDangerousCharacters: true });
		assert.equal(/<body>(.*)<\/body>/.exec(result)?.[1], text.replaceAll("~", "/clinic"));
	});
}

test("in a folder, a page gets it when it is finished", async () => {
	const html = await finish("", '<a href="/warts/"></a>', { folder: "/clinic" });
	assert.match(html, /href="\/clinic\/print-1A2B\.css".*<a href="\/clinic\/warts\/">/);
});
