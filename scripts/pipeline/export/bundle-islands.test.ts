import assert from "node:assert/strict";
import { test } from "node:test";
import type { Metafile } from "esbuild";
import { filesLoaded, filesNeeded } from "./bundle-islands";

type Output = Metafile["outputs"][string];

const output = (dynamic: string[], entryPoint?: string, imported: string[] = []): Output => ({
	bytes: 0,
	inputs: {},
	exports: [],
	imports: [
		...imported.map((path) => ({ path, kind: "import-statement" as const })),
		...dynamic.map((path) => ({ path, kind: "dynamic-import" as const })),
	],
	...(entryPoint && { entryPoint }),
});

const outputs = {
	"entry.js": output(["list.js", "form.js", "renderer.js"], "components/islands/client/entry.ts", ["shared.js"]),
	"list.js": output(["later.js"], "components/islands/film-list.ts"),
	"form.js": output([], "components/booking/booking-form.tsx", ["preact.js", "fields.js"]),
	"renderer.js": output([], "components/islands/client/hydrate.tsx", ["preact.js"]),
	"preact.js": output([]),
	"fields.js": output([]),
	"later.js": output([]),
	"shared.js": output([]),
};

for (const [islands, needed, loaded] of [
	[[], ["shared"], ["shared", "renderer", "preact"]],
	[["film-list"], ["shared", "list"], ["shared", "renderer", "preact", "list", "later"]],
	[
		["booking-form"],
		["shared", "form", "renderer", "preact", "fields"],
		["shared", "renderer", "preact", "form", "fields"],
	],
] as const) {
	test(`a page with the islands [${islands}] needs and loads the right chunks`, () => {
		const chunks = (files: string[]) => files.map((file) => file.replace(".js", "")).sort();
		assert.deepEqual(chunks(filesNeeded(outputs, "entry.js", new Set(islands))), ["entry", ...needed].sort());
		assert.deepEqual(chunks(filesLoaded(outputs, "entry.js", new Set(islands))), ["entry", ...loaded].sort());
	});
}
