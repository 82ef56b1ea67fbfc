import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { precompress, precompresses } from "./precompress";

const text = "Plain words about a treatment. ".repeat(40);

test("texts get compressed files of the same age, unless these would be hardly smaller", async (t) => {
	const files = {
		"index.html": text,
		"photo.avif": text,
		"robots.txt": "User-agent: *",
		"noise.txt": randomBytes(9_000),
	};
	const out = temporaryFolder(t, files);
	utimesSync(join(out, "index.html"), 1_700_000_000, 1_700_000_000);
	await precompress(out);
	assert.deepEqual(readdirSync(out).sort(), [...Object.keys(files), "index.html.br", "index.html.gz"].sort());
	assert.equal(brotliDecompressSync(readFileSync(join(out, "index.html.br"))).toString(), text);
	assert.equal(gunzipSync(readFileSync(join(out, "index.html.gz"))).toString(), text);
	for (const extension of ["br", "gz"]) {
		assert.equal(statSync(join(out, `index.html.${extension}`)).mtimeMs, 1_700_000_000_000, extension);
	}
});

for (const [env, expected] of [
	[{}, true],
	[{ CF_PAGES: "1" }, false],
	[{ NETLIFY: "true" }, false],
	[{ VERCEL: "1" }, false],
	[{ VERCEL: "1", PRECOMPRESS: "1" }, true],
	[{ PRECOMPRESS: "0" }, false],
] as const) {
	test(`a build with ${JSON.stringify(env)} ${expected ? "writes" : "does not write"} compressed files`, () => {
		assert.equal(precompresses(env), expected);
	});
}
