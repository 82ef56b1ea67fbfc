import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { filesIn } from "../content/files";
import { Screens } from "./screens";

const sheets = ["app", "components"]
	.flatMap((folder) => filesIn(process.cwd(), folder))
	.filter((file) => file.endsWith(".css"));

/** Every place at which a pattern stands in a style sheet of ours, as file and text. */
const found = (pattern: RegExp): string[] =>
	sheets.flatMap((file) => (readFileSync(file, "utf8").match(pattern) ?? []).map((text) => `${file}: ${text}`));

test("Style sheets name colours by their tokens", () => {
	assert.ok(sheets.length > 10);
	assert.deepEqual(found(/#[0-9a-f]{3,8}\b(?=[;, )])|%23[0-9a-f]{6}|(?:rgba?|hsla?|oklch)\([^)]*\)/gi), []);
});

test("Style sheets name the widths of layouts by their screens", () => {
	const widths = Object.values(Screens).map((width) => width.replace(".", "\\."));
	assert.deepEqual(found(new RegExp(`@media[^{]*\\b(?:${widths.join("|")})[^{]*`, "g")), []);
});
