import { test } from "node:test";
import { expect } from "@playwright/test";
import type { Metafile } from "esbuild";
import { filesLoaded } from "./bundle-islands";

type Output = Metafile["outputs"][string];

const output = (paths: string[], entryPoint?: string): Output => ({
	bytes: 0,
	inputs: {},
	exports: [],
	imports: paths.map((path) => ({ path, kind: "dynamic-import" })),
	...(entryPoint && { entryPoint }),
});

const outputs = {
	"entry.js": output(["menu.js", "form.js", "renderer.js"], "components/islands/client/entry.ts"),
	"menu.js": output(["later.js"], "components/islands/main-menu.ts"),
	"form.js": output(["renderer.js", "fields.js"], "components/islands/booking/booking-form.tsx"),
	"renderer.js": output([], "components/islands/client/hydrate.tsx"),
	"fields.js": output([]),
	"later.js": output([]),
};

test("A page can load the entry, what it needs, and the chunks of its own islands with all that these load", () => {
	expect(filesLoaded(outputs, "entry.js", new Set())).toEqual(["entry.js", "renderer.js"]);
	expect(filesLoaded(outputs, "entry.js", new Set(["main-menu"]))).toEqual([
		"entry.js",
		"menu.js",
		"renderer.js",
		"later.js",
	]);
	expect(filesLoaded(outputs, "entry.js", new Set(["booking-form"]))).toContain("fields.js");
});
