import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { precompress, precompresses } from "./precompress";

const text = "Plain words about a treatment. ".repeat(40);

/** A site in a folder of its own, and where results of earlier builds are kept. */
function siteOf(t: TestContext, files: Record<string, string | Buffer>) {
	const root = temporaryFolder(t);
	const [out, kept] = [join(root, "out"), join(root, ".next/cache/compressed")];
	mkdirSync(join(out, "hand"), { recursive: true });
	for (const [name, content] of Object.entries(files)) writeFileSync(join(out, name), content);
	const read = (name: string) => readFileSync(join(out, name));
	return { root, out, kept, read, precompress: () => precompress(root, out) };
}

test("Texts have their compressed files beside them, as old as they are", async (t) => {
	const { out, read, precompress } = siteOf(t, { "index.html": text, "hand/page.txt": text });
	utimesSync(join(out, "index.html"), 1_700_000_000, 1_700_000_000);
	await precompress();
	for (const name of ["index.html", "hand/page.txt"]) {
		assert.equal(brotliDecompressSync(read(`${name}.br`)).toString(), text, name);
		assert.equal(gunzipSync(read(`${name}.gz`)).toString(), text, name);
	}
	for (const ending of ["br", "gz"]) {
		assert.equal(statSync(join(out, `index.html.${ending}`)).mtimeMs, 1_700_000_000_000, ending);
	}
});

test("What is compressed in itself, tiny or hardly smaller stays alone", async (t) => {
	const { out, precompress } = siteOf(t, {
		"photo.avif": text,
		"robots.txt": "User-agent: *",
		"noise.txt": randomBytes(9_000),
	});
	await precompress();
	assert.deepEqual(readdirSync(out), ["hand", "noise.txt", "photo.avif", "robots.txt"]);
});

test("A second build takes what is kept, and makes anew what has changed or is damaged", async (t) => {
	const { out, kept, read, precompress } = siteOf(t, { "index.html": text, "hand/index.html": `${text}more` });
	await precompress();
	const before = readdirSync(kept);
	assert.equal(before.length, 4);
	for (const name of before) utimesSync(join(kept, name), 1_700_000_000, 1_700_000_000);
	// The kept file of the first page in Brotli is that of other bytes from now on.
	const [first = ""] = before.filter((name) => readFileSync(join(kept, name)).equals(read("index.html.br")));
	writeFileSync(join(kept, first), read("hand/index.html.br"));
	writeFileSync(join(out, "hand/index.html"), `${text}changed`);
	await precompress();
	assert.equal(brotliDecompressSync(read("index.html.br")).toString(), text);
	assert.equal(brotliDecompressSync(read("hand/index.html.br")).toString(), `${text}changed`);
	// What no page wants any more is old by now, and goes.
	assert.equal(readdirSync(kept).length, 4);
	assert.ok(readdirSync(kept).every((name) => /^[0-9a-f]{64}\.(br|gz)$/.test(name)));
	assert.ok(existsSync(join(kept, first)));
});

test("Hosts that compress by themselves get no such files, unless a setting says so", () => {
	assert.equal(precompresses({}), true);
	for (const host of [{ CF_PAGES: "1" }, { NETLIFY: "true" }, { VERCEL: "1" }]) {
		assert.equal(precompresses(host), false);
		assert.equal(precompresses({ ...host, PRECOMPRESS: "1" }), true);
	}
	assert.equal(precompresses({ PRECOMPRESS: "0" }), false);
});
