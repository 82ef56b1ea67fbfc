import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHtml } from "hast-util-from-html";
import { inlinePlates } from "./inline-plates";

const first = (src: string) => `<img src="${src}" alt="A hand" fetchpriority="high">`;
const hand = first("/pictures/plates/hand-0a1b2c3d.svg");

const problems = (html: string, drawing: string) => inlinePlates(fromHtml(html, { fragment: true }), () => drawing);

test("A drawing that may stand in a page has no problem", () => {
	assert.deepEqual(problems(hand, '<svg viewBox="0 0 8 6"><path fill="red" d="M0 0h8v6z"/></svg>'), []);
});

test("A drawing with what the policy forbids is named by its file in the content", () => {
	const drawing = '<svg><style>path{}</style><path style="fill:red" onclick="go()" d="M0 0h8v6z"/></svg>';
	assert.deepEqual(problems(hand, drawing), [
		"content/plates/hand.svg holds <style>, style on <path>, onClick on <path>, which the security policy forbids in a page",
	]);
});

test("A file without a drawing is named", () => {
	assert.deepEqual(problems(hand, "<p>Words</p>"), ["content/plates/hand.svg is no SVG: save it as SVG"]);
});

test("Of two first drawings both files are named", () => {
	const arm = first("/pictures/plates/arm-0a1b2c3d.svg");
	assert.deepEqual(problems(hand + arm, "<svg></svg>"), [
		"content/plates/hand.svg and content/plates/arm.svg are both of high priority: let one drawing be the first",
	]);
});
