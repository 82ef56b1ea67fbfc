import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { filesBelow } from "@/lib/content/files";
import { replaceSite } from "./swap-output";

let root: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "in-place-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), text);
}

/** All files below the root, with what they hold. */
const state = () => Object.fromEntries(filesBelow(root).map((file) => [file, readFileSync(join(root, file), "utf8")]));

/** Writes a new page into the folder of the export. */
const make = async (folder: string) => write(join(folder, "index.html"), "new");

test("A finished export takes the place of the site of before, whole, and leaves nothing beside it", async () => {
	write("out/index.html", "old");
	write("out/gone/index.html", "old");
	await replaceSite(root, make);
	assert.deepEqual(state(), { "out/index.html": "new" });
});

test("The first export needs no site of before", async () => {
	await replaceSite(root, make);
	assert.deepEqual(state(), { "out/index.html": "new" });
});

test("An export that fails half-way leaves the site of before as it was, and the next one begins anew", async () => {
	write("out/index.html", "old");
	const failing = replaceSite(root, async (folder) => {
		write(join(folder, "half.html"), "half");
		throw new Error("no title");
	});
	await assert.rejects(failing, /no title/);
	assert.equal(state()["out/index.html"], "old");
	await replaceSite(root, make);
	assert.deepEqual(state(), { "out/index.html": "new" });
});

test("Until it is finished the site of before stands where it stood", async () => {
	write("out/index.html", "old");
	await replaceSite(root, async (folder) => {
		await make(folder);
		assert.equal(state()["out/index.html"], "old");
	});
});

test("Where there is nothing to put in place, the site of before stays", async () => {
	write("out/index.html", "old");
	await assert.rejects(
		replaceSite(root, async () => mkdirSync(join(root, ".export"))),
		/ENOENT/,
	);
	assert.deepEqual(state(), { "out/index.html": "old" });
});

test("A build that was ended between the two renames loses nothing: the next one brings the site back", async () => {
	write("out/index.html", "old");
	write(".export/site/index.html", "new");
	renameSync(join(root, "out"), join(root, ".export/before"));
	const failing = replaceSite(root, async () => {
		throw new Error("no title");
	});
	await assert.rejects(failing, /no title/);
	assert.deepEqual(state(), { "out/index.html": "old" });
});
