import assert from "node:assert/strict";
import { test } from "node:test";
import { clinicCopy } from "@/e2e/support/content-copy";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { filesBelow } from "@/lib/content/files";
import { readContent } from "@/lib/content/load";
import { removeUnusedFilms, removeUnusedNextFiles } from "./finish-export";

const empty = (...files: string[]) => Object.fromEntries(files.map((file) => [file, ""]));

test("films that the content does not name are removed, with posters, captions and WebM", (t) => {
	const { folder, write } = clinicCopy(t);
	const film =
		"{ title: A, description: B, src: /films/used.mp4, poster: /films/used.avif, captions: /films/used.vtt, seconds: 9 }";
	const description = "Short films that explain what is done, each with captions and without sound.";
	write(
		"content/gallery.yaml",
		`videos:\n  heading: Films\n  paragraph: A\n  description: ${description}\n  items:\n    - ${film}\n`,
	);
	const used = ["avif", "mp4", "vtt", "webm"].map((extension) => `films/used.${extension}`);
	const out = temporaryFolder(t, empty(...used, "films/used.svg", "films/old.mp4", "films/more/old.webm", "old.mp4"));
	removeUnusedFilms(out, readContent(folder).sources);
	assert.deepEqual(filesBelow(out), [...used, "old.mp4"]);
});

test("Next's router data and copies are removed, with the chunks and style sheets that no page names", (t) => {
	const used = ["404.html", "hand/index.html", "index.html", "robots.txt"];
	const router = ["index.txt", "__next._tree.txt", "404/index.html", "_not-found/index.html", "hand/__next.a.txt"];
	const out = temporaryFolder(t, {
		...empty(...used, ...router, "_next/static/chunks/a.js", "_next/static/media/ground.png"),
		"_next/static/css/a.css": "p{background:url(../media/ground.png)}",
	});
	removeUnusedNextFiles(out);
	assert.deepEqual(filesBelow(out), used);
});

test("files that a page names stay, and those that its style sheets name", (t) => {
	const media = ["_next/static/media/a b.woff2", "_next/static/media/ground.png", "_next/static/media/icon.svg"];
	const pages = {
		"_next/static/css/a.css":
			'@import "b.css"; p{background:url("../media/ground.png?1"),url(https://other.example/_next/b.png),url(data:image/png,A)}',
		"_next/static/css/b.css": "@font-face{src:url(/_next/static/media/a%20b.woff2)}",
		"index.html": '<link href="/_next/static/media/icon.svg?v=1"><link href="/_next/static/css/a.css">',
	};
	const out = temporaryFolder(t, { ...pages, ...empty(...media, "_next/static/media/other.png", "_next/b.png") });
	removeUnusedNextFiles(out);
	assert.deepEqual(filesBelow(out), [...Object.keys(pages), ...media].sort());
});
