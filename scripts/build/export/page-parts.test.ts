import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHtml } from "hast-util-from-html";
import { islandsProblems, missingParts } from "./page-parts";

const page = `<html lang="en"><head><title>Hand</title><meta name="description" content="About hands"><style>p{}</style></head><body><main><h1>Hand</h1></main></body></html>`;

const missing = (old: string, changed: string) => {
	assert.ok(page.includes(old));
	return missingParts(fromHtml(page.replace(old, changed)));
};

test("A page with all that it must have has nothing missing", () => {
	assert.deepEqual(missingParts(fromHtml(page)), []);
});

for (const [old, changed, says] of [
	["<h1>Hand</h1>", "", /no main headings .*give it exactly one/],
	["<h1>Hand</h1>", "<h1>Hand</h1><h1>Arm</h1>", /2 main headings .*give it exactly one/],
	["<h1>Hand</h1>", "<h1> </h1>", /main heading .*empty: give it words/],
	["<title>Hand</title>", "", /no title/],
	["<title>Hand</title>", "<title></title>", /no title/],
	["<title>Hand</title>", "<title>Hand</title><title>Arm</title>", /more than one/],
	['content="About hands"', 'content=""', /no description/],
	['<meta name="description" content="About hands">', "", /no description/],
	[' lang="en"', "", /names no language/],
	["<main><h1>Hand</h1></main>", "<h1>Hand</h1>", /not exactly one <main>/],
	["<main>", "<main></main><main>", /not exactly one <main>/],
	["<style>p{}</style>", "", /no style/],
	["<h1>Hand</h1>", "<h1>Hand</h1><p>Call {ambulance}.</p>", /shows \{ambulance\}/],
	["<style>p{}</style>", "<style> </style>", /no style/],
] as const) {
	test(`"${changed}" in place of "${old}" is told, with its mend`, () => {
		const found = missing(old, changed);
		assert.equal(found.length, 1, found.join("\n"));
		assert.match(found[0] ?? "", says);
	});
}

test("All that is missing is named at once", () => {
	assert.equal(missingParts(fromHtml("<p>Words</p>")).length, 6);
});

const problems = (html: string) => islandsProblems(fromHtml(html));

test("Islands of the registry, with a condition and props, have no problem", () => {
	const form = `<div data-island="booking-form" data-wake="visible" data-props='{"id":"form"}'><form></form></div>`;
	const menu = `<div data-island="main-menu" data-wake="idle"><nav></nav></div>`;
	assert.deepEqual(problems(form + menu), []);
});

for (const [html, says] of [
	[`<div data-island="slider" data-wake="idle"><p></p></div>`, /no island "slider".*registry\.ts/],
	[`<div data-island="main-menu" data-wake="soon"><p></p></div>`, /"main-menu" wakes "soon".*load, idle, visible/],
	[`<div data-island="main-menu"><p></p></div>`, /wakes "undefined"/],
	[`<div data-island="open-now" data-wake="idle" data-props="{"><p></p></div>`, /props of the island "open-now"/],
	[`<div data-island="open-now" data-wake="idle" data-props="[1]"><p></p></div>`, /props of the island "open-now"/],
	[`<div data-island="film-list" data-wake="visible">words</div>`, /"film-list" is empty/],
	[`<div data-island="carousel" data-wake="load"><!--$--><p></p><!--/$--></div>`, /"carousel" uses Suspense/],
] as const) {
	test(`${html} is a problem`, () => {
		const found = problems(html);
		assert.equal(found.length, 1, found.join("\n"));
		assert.match(found[0] ?? "", says);
	});
}

test("Comments of the server in a slot, in a plain island, and between texts are none", () => {
	const slot = `<div data-island="carousel" data-wake="load"><p>1<!-- -->2</p><div data-slot><!--$--><p></p><!--/$--></div></div>`;
	const plain = `<div data-island="main-menu" data-wake="idle"><!--$--><nav></nav><!--/$--></div>`;
	assert.deepEqual(problems(slot + plain), []);
});
