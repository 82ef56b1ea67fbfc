import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { filesIn } from "../content/files";
import { translucent } from "./contrast";
import { BRAND_FILE, readBrand } from "./read-brand";

const root = process.cwd();

test("No colour of the brand stands in code", () => {
	const notations = Object.values(readBrand(root).colours).flatMap((colour) => [
		colour,
		colour.replace("#", "%23"),
		...[" ", ", ", ","].map(
			(between) => translucent(colour, 1).slice(4).split(" / ")[0]?.replaceAll(" ", between) ?? "",
		),
	]);
	const code = ["app", "components", "lib", "scripts"]
		.flatMap((folder) => filesIn(root, folder))
		.filter((file) => /\.(tsx?|css|mjs|svg)$/.test(file) && !/\.test\.tsx?$/.test(file))
		// The palette of the drawings, whose colours the sample's brand has taken.
		.filter((file) => file !== "lib/brand/plate-palette.ts");
	const found = [...code, "tailwind.config.ts"].flatMap((file) => {
		const text = readFileSync(file, "utf8").toLowerCase();
		return notations.filter((notation) => text.includes(notation)).map((notation) => `${file}: ${notation}`);
	});
	assert.deepEqual(found, [], `take it from ${BRAND_FILE}`);
});
