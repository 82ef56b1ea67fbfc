import { test } from "node:test";
import { expect } from "@playwright/test";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { drawingOf, finished, namesIn } from "@/e2e/support/drawings";
import { firstPaintScript } from "@/lib/site/first-paint";
import { rewritePage } from "@/scripts/build/export/rewrite-page";

const ENTRY = {
	src: "/_islands/entry-1A2B.js",
	chunks: ["/_islands/chunk-3C4D.js"],
	chunksOf: (islands: ReadonlySet<string>) => [...islands].map((name) => `/_islands/${name}-5E6F.js`),
	wordsWith: () => new Set<string>(),
};
const NAME = "hand-surgery/hand-lumps/index.html";

/** What every page must have. */
const wholeHead =
	'<title>Hand lumps</title><meta name="description" content="About hand lumps"><style>p{margin:0}</style>';
const wholeBody = "<main><h1>Hand lumps</h1></main>";

/** A page as Next exports it, with `head` and `body` added to the parts that every page has. */
const exported = (head: string, body: string) =>
	`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">${wholeHead}<link rel="preload" as="script" href="/_next/static/chunks/a.js">${head}<script src="/_next/static/chunks/a.js" async=""></script></head><body><div hidden=""><!--$--><!--/$--></div>${wholeBody}${body}<script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>`;

const island = '<div data-island="main-menu" data-wake="idle" data-props="{}"><nav></nav></div>';

const drawing =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><clipPath id="a"><path d="M0 0h8v6z"/></clipPath><g fill="#a86f45" clip-path="url(#a)"><use href="#a"/></g></svg>';

const rewrite = (head: string, body: string) =>
	rewritePage(
		exported(head, body),
		ENTRY,
		NAME,
		() => drawing,
		() => {},
	);
const scripts = (html: string) => selectAll("script", fromHtml(html)).map(({ properties }) => properties);

test("Next's scripts, preloads and payloads go, and the islands' entry comes", () => {
	const html = rewrite("", island);
	expect(html).not.toContain("_next");
	expect(html).not.toContain("hidden");
	expect(scripts(html)).toEqual([{ type: "module", async: true, src: ENTRY.src }]);
	expect(html).toContain('<link rel="modulepreload" href="/_islands/chunk-3C4D.js">');
});

test("What the islands of the first view need is asked for ahead, behind the page; that of others is not", () => {
	const others = `<div data-island="carousel" data-wake="visible"><p></p></div><div data-island="search-box" data-wake="use"></div>`;
	const heading = '<main><div data-island="map-frame" data-wake="visible"><h1>Hand lumps</h1></div></main>';
	const page = exported("", island + others).replace(wholeBody, heading);
	const html = rewritePage(page, ENTRY, NAME, () => drawing);
	const link = (name: string) => `<link rel="modulepreload" href="/_islands/${name}-5E6F.js" fetchpriority="low">`;
	expect(html).toMatch(new RegExp(`${link("map-frame")}${link("main-menu")}</body></html>$`));
});

test("A page without islands gets no script at all", () => {
	expect(scripts(rewrite("", "<p>Words</p>"))).toEqual([]);
});

for (const covered of [true, false]) {
	test(`Data for search engines and the script of the first paint stay, ${covered ? "with" : "without"} a loading screen, and only the latter may run`, () => {
		const data = '<script type="application/ld+json">{"@type":"MedicalClinic"}</script>';
		const script = firstPaintScript(covered);
		const html = rewrite(`<script>${script}</script>`, data);
		expect(html).toContain(data);
		expect(html).toContain(script);
		expect(html.match(/script-src [^;]*/)?.[0].match(/sha256-/g)).toHaveLength(1);
	});
}

test("The preload of a typeface stays where the page's style uses it", () => {
	const preload = '<link rel="preload" as="font" href="/_next/static/media/a.woff2" crossorigin="">';
	const style = "<style>@font-face{font-family:a;src:url(/_next/static/media/a.woff2)}p{font-family:a}</style>";
	expect(rewrite(preload + style, "")).toContain(preload);
	expect(rewrite(preload, "")).not.toContain("a.woff2");
});

test("A page that Next could not render is refused", () => {
	const shell = exported("", "").replace("<html", '<html id="__next_error__"');
	expect(() => rewritePage(shell, ENTRY, NAME, () => drawing)).toThrow(
		`${NAME}: Next could not render this page and left an error in its place`,
	);
});

test("A style sheet that the policy would forbid is refused", () => {
	const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css">';
	expect(() => rewrite(sheet, "")).toThrow(/index\.html: .*its style stands in a file/);
});

const first = '<img src="/pictures/hand.svg" alt="A hand" fetchpriority="high" class="arch">';

test("The drawing of the first view stands in the page, with its name, and is not fetched again", () => {
	const preload = '<link rel="preload" as="image" href="/pictures/hand.svg" fetchpriority="high">';
	const html = rewrite(preload, `${first}<img src="/pictures/arm.svg" alt="An arm">`);
	const page = fromHtml(html);
	expect(html).not.toContain("hand.svg");
	expect(selectAll("img", page).map(({ properties }) => properties.alt)).toEqual(["An arm"]);
	const [placed] = selectAll("svg", page);
	expect(placed?.properties).toMatchObject({
		role: "img",
		ariaLabel: "A hand",
		className: ["arch"],
		viewBox: "0 0 8 6",
	});
	expect(html).toContain('fill="#a86f45"');
});

for (const program of ["inkscape", "illustrator", "figma", "single-quotes"]) {
	test(`A drawing in the manner of ${program} can be that of the first view`, () => {
		const data = finished(drawingOf(program));
		const html = rewritePage(exported("", first), ENTRY, NAME, () => data);
		const [placed] = selectAll("svg", fromHtml(html));
		expect(placed?.properties).toMatchObject({ role: "img", ariaLabel: "A hand", className: ["arch"] });
		expect(selectAll("svg [style], svg style, svg [class]", fromHtml(html))).toEqual([]);
		for (const name of namesIn(data)) expect(html).toContain(` id="${name}"`);
		expect(html.match(/(url\(|href=")#/g)).toEqual(data.match(/(url\(|href=")#/g));
	});
}

test("Two drawings for one first view are refused, with the page and both files", () => {
	expect(() => rewrite("", first + first)).toThrow(`${NAME}: content/hand.svg and content/hand.svg are both`);
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

test("Everything that is left, missing or unexpected is named at once", () => {
	const page = exported("", '<p style="a" onclick="b">Words</p><div data-island="slider"></div>').replace("h1>", "h2>");
	expect(() => rewritePage(page.replace('<meta charset="utf-8">', ""), ENTRY, NAME, () => drawing)).toThrow(
		/charsetFirst.*; .*no island "slider".*; .*no main headings.*; .*style attribute.*; .*inline event handler/,
	);
});

test("A page whose style stands in a file of its own is refused, with the setting that puts it into the page", () => {
	const page = exported("", "").replace(
		/<style>.*?<\/style>/,
		'<link rel="stylesheet" href="/_next/static/chunks/a.css">',
	);
	expect(() => rewritePage(page, ENTRY, NAME, () => drawing)).toThrow(
		/set experimental\.inlineCss in next\.config\.ts/,
	);
});

test("A page's style keeps the classes that its own islands set, and those of no others", () => {
	const entry = {
		...ENTRY,
		wordsWith: (islands: ReadonlySet<string>) => new Set([...islands].map((name) => `of-${name}`)),
	};
	const style = "<style>.of-main-menu{color:red}.of-carousel{color:red}</style>";
	const html = rewritePage(exported(style, island), entry, NAME, () => drawing);
	expect(html).toContain(".of-main-menu");
	expect(html).not.toContain(".of-carousel");
});
