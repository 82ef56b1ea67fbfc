import { test } from "node:test";
import { expect } from "@playwright/test";
import type { Metafile } from "esbuild";
import { filesLoaded, filesNeeded } from "./bundle-islands";

type Output = Metafile["outputs"][string];

const output = (later: string[], entryPoint?: string, before: string[] = []): Output => ({
	bytes: 0,
	inputs: {},
	exports: [],
	imports: [
		...before.map((path) => ({ path, kind: "import-statement" as const })),
		...later.map((path) => ({ path, kind: "dynamic-import" as const })),
	],
	...(entryPoint && { entryPoint }),
});

const outputs = {
	"entry.js": output(["list.js", "form.js", "renderer.js"], "components/islands/client/entry.ts", ["shared.js"]),
	"list.js": output(["later.js"], "components/islands/film-list.ts"),
	"form.js": output([], "components/booking/booking-form.island.tsx", ["preact.js", "fields.js"]),
	"renderer.js": output([], "components/islands/client/hydrate.tsx", ["preact.js"]),
	"preact.js": output([]),
	"fields.js": output([]),
	"later.js": output([]),
	"shared.js": output([]),
};

test("A page can load the entry, what it needs, and the chunks of its own islands with all that these load", () => {
	const always = ["entry.js", "shared.js", "renderer.js"];
	expect(filesLoaded(outputs, "entry.js", new Set())).toEqual([...always, "preact.js"]);
	expect(filesLoaded(outputs, "entry.js", new Set(["film-list"])).sort()).toEqual(
		[...always, "list.js", "later.js", "preact.js"].sort(),
	);
	expect(filesLoaded(outputs, "entry.js", new Set(["booking-form"]))).toContain("fields.js");
});

test("A page needs at once what its islands import before they run, and the renderer only where one of them renders", () => {
	expect(filesNeeded(outputs, "entry.js", new Set())).toEqual(["entry.js", "shared.js"]);
	expect(filesNeeded(outputs, "entry.js", new Set(["film-list"]))).toEqual(["entry.js", "shared.js", "list.js"]);
	const form = ["entry.js", "shared.js", "form.js", "renderer.js", "preact.js", "fields.js"];
	expect(filesNeeded(outputs, "entry.js", new Set(["booking-form"]))).toEqual(form);
});
