import assert from "node:assert/strict";
import { test } from "node:test";
import { plainText } from "./plain-text";

test("A text is read without the marks of Markdown and of sources, a line for each paragraph and entry", () => {
	const markdown = `**Two** kinds are *common*; see [the other
page](/hand-surgery/hand-lumps/).[^who-hands][^nice]

- A **lipoma**, soft: 2 * 3 cm
- One that _stays_

1. First
2. Then, at 5 \\* 5`;
	assert.equal(
		plainText(markdown),
		[
			"Two kinds are common; see the other page.",
			"A lipoma, soft: 2 * 3 cm",
			"One that stays",
			"First",
			"Then, at 5 * 5",
		].join("\n"),
	);
});

test("A name with an underscore or an asterisk of its own stays as it is", () => {
	assert.equal(plainText("snake_case_name and 4*5"), "snake_case_name and 4*5");
});
