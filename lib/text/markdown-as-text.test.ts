import assert from "node:assert/strict";
import { test } from "node:test";
import { markdownAsText } from "./markdown-as-text";

test("Emphasis, headings and quotes leave their words alone", () => {
	assert.equal(
		markdownAsText("## Risks\n\nA **bold**, *slanted* word\nand `code` & more.\n\n> Said *so*."),
		"Risks\n\nA bold, slanted word and code & more.\n\nSaid so.",
	);
});

test("Lists keep their signs, numbers and what stands below their entries", () => {
	assert.equal(
		markdownAsText("- **One**: first\n  line\n- Two\n  1. a\n  2. b\n\n3. Three\n4. Four\n\n   below"),
		"- One: first line\n- Two\n  1. a\n  2. b\n\n3. Three\n4. Four\n   below",
	);
});

test("A link is written as it is told, and as its text unless told", () => {
	const markdown = 'See [the clinic](/about/ "Name") now.';
	assert.equal(markdownAsText(markdown), "See the clinic now.");
	assert.equal(
		markdownAsText(markdown, (href, text) => `${text} (${href})`),
		"See the clinic (/about/) now.",
	);
});

test("Signs and letters of any script come through as they are", () => {
	assert.equal(markdownAsText("₹12,000, हात & 5 < 6"), "₹12,000, हात & 5 < 6");
});
