import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { filesIn } from "../content/files";
import { BRAND_FILE, readBrand } from "../content/load";
import { translucent } from "./contrast";
import { Screens } from "./screens";

const root = process.cwd();
const code = ["app", "components", "lib", "scripts"]
	.flatMap((folder) => filesIn(root, folder))
	.filter((file) => /(?<!\.test)\.(tsx?|css|mjs)$/.test(file));

/** Every match of a pattern, as file and text. */
const found = (files: string[], pattern: RegExp): string[] =>
	files.flatMap((file) => (readFileSync(file, "utf8").match(pattern) ?? []).map((text) => `${file}: ${text}`));

test("Style sheets name colours by their tokens and the widths of layouts by their screens", () => {
	const sheets = code.filter((file) => /^(app|components)\/.*\.css$/.test(file));
	assert.ok(sheets.length > 10);
	assert.deepEqual(found(sheets, /#[0-9a-f]{3,8}\b(?=[;, )])|%23[0-9a-f]{6}|(?:rgba?|hsla?|oklch)\([^)]*\)/gi), []);
	const widths = Object.values(Screens).map((width) => width.replace(".", "\\."));
	assert.deepEqual(found(sheets, new RegExp(`@media[^{]*\\b(?:${widths.join("|")})[^{]*`, "g")), []);
});

test("No colour of the brand is in code, but in the palette of the drawings, from which the sample has it", () => {
	const notations = Object.values(readBrand(root).colours).flatMap((colour) => {
		const channels = translucent(colour, 1).slice(4).split(" / ")[0] ?? "";
		return [colour, colour.replace("#", "%23"), ...[" ", ", ", ","].map((comma) => channels.replaceAll(" ", comma))];
	});
	const files = [...code, "tailwind.config.ts"].filter((file) => file !== "lib/brand/palette.ts");
	assert.deepEqual(found(files, new RegExp(notations.join("|"), "gi")), [], `take it from ${BRAND_FILE}`);
});
