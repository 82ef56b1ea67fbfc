import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { filesBelow } from "@/lib/content/files";
import { prune } from "./prune";

let out: string;

beforeEach(() => {
	out = mkdtempSync(join(tmpdir(), "prune-"));
});
afterEach(() => rmSync(out, { recursive: true }));

function prunedOf(files: Record<string, string>): string[] {
	for (const [file, text] of Object.entries(files)) {
		mkdirSync(dirname(join(out, file)), { recursive: true });
		writeFileSync(join(out, file), text);
	}
	prune(out);
	return filesBelow(out);
}

test("Next's router data, its copies of the not-found page and chunks that no page names go, with their folders", () => {
	const left = prunedOf({
		"index.html": "<p>Words</p>",
		"index.txt": "",
		"__next._tree.txt": "",
		"404.html": "",
		"404/index.html": "",
		"_not-found/index.html": "",
		"_next/static/chunks/a.js": "",
		"_next/build/_buildManifest.js": "",
		"robots.txt": "",
		"hand/index.html": "",
		"hand/__next.hand.__PAGE__.txt": "",
	});
	assert.deepEqual(left, ["404.html", "hand/index.html", "index.html", "robots.txt"]);
});

test("What a page names stays, and so does what a style sheet among that names, from wherever it stands", () => {
	const left = prunedOf({
		"index.html":
			'<link rel="icon" href="/_next/static/media/icon.svg?v=1"><link rel="stylesheet" href="/_next/static/css/a.css">',
		"_next/static/media/icon.svg": "",
		"_next/static/css/a.css": '@import "b.css"; p{background:url("../media/ground.png?1")}',
		"_next/static/css/b.css": "@font-face{src:url(/_next/static/media/a%20b.woff2)}",
		"_next/static/media/ground.png": "",
		"_next/static/media/a b.woff2": "",
		"_next/static/media/other.png": "",
	});
	assert.deepEqual(left, [
		"_next/static/css/a.css",
		"_next/static/css/b.css",
		"_next/static/media/a b.woff2",
		"_next/static/media/ground.png",
		"_next/static/media/icon.svg",
		"index.html",
	]);
});

test("A style sheet that no page names goes, and keeps nothing", () => {
	const left = prunedOf({
		"index.html": "<p>Words</p>",
		"_next/static/css/a.css": "p{background:url(../media/ground.png)}",
		"_next/static/media/ground.png": "",
	});
	assert.deepEqual(left, ["index.html"]);
});

test("Addresses elsewhere and data in a style sheet are passed over", () => {
	const left = prunedOf({
		"index.html": '<link rel="stylesheet" href="/_next/a.css">',
		"_next/a.css": "p{background:url(https://other.example/_next/b.png),url(data:image/png;base64,AAAA)}",
		"_next/b.png": "",
	});
	assert.deepEqual(left, ["_next/a.css", "index.html"]);
});
