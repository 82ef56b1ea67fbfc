import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { clinicCopy } from "@/e2e/support/content-copy";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { filesBelow, outputFile } from "@/lib/content/files";
import { readContent } from "@/lib/content/load";
import { addBasePathToData, removeUnusedFilms, removeUnusedNextFiles } from "./finish-export";

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
	removeUnusedFilms(out, readContent(folder).files);
	assert.deepEqual(filesBelow(out), [...used, "old.mp4"]);
});

test("Next's router data and copies are removed, with the chunks and style sheets that no page names", (t) => {
	const used = ["404.html", "hand/index.html", "index.html", "robots.txt"];
	const router = ["index.txt", "__next._tree.txt", "404/index.html", "_not-found/index.html", "hand/__next.a.txt"];
	const out = temporaryFolder(t, {
		...empty(...used, ...router, "_next/static/chunks/a.js", "_next/static/media/ground.png"),
		"_next/static/css/a.css": "p{background:url(/_next/static/media/ground.png)}",
	});
	removeUnusedNextFiles(out);
	assert.deepEqual(filesBelow(out), used);
});

test("files that a page names stay, and those that its style sheets name", (t) => {
	const media = ["_next/static/media/a.woff2", "_next/static/media/ground.png", "_next/static/media/icon.svg"];
	const pages = {
		"_next/static/css/a.css":
			'@font-face{src:url(/_next/static/media/a.woff2)}p{background:url("/_next/static/media/ground.png?1")}',
		"index.html": '<link href="/_next/static/media/icon.svg?v=1"><link href="/_next/static/css/a.css">',
	};
	const out = temporaryFolder(t, { ...pages, ...empty(...media, "_next/static/media/other.png") });
	removeUnusedNextFiles(out);
	assert.deepEqual(filesBelow(out), [...Object.keys(pages), ...media].sort());
});

test("in a folder, the search data of each language and the web app manifest begin their addresses with it", (t) => {
	const out = temporaryFolder(t, empty("warts/index.html", "mr/warts/index.html", "icon.png"));
	const files = Object.entries({
		"search.json": { index: { terms: "a" }, pages: [["~/warts/", "Warts", "/day", [["cost", "Cost"]]]] },
		"mr/search.json": { index: { terms: "a" }, pages: [["~/mr/warts/", "चामखीळ", "A line", []]] },
		"manifest.webmanifest": { name: "/night", start_url: "~/", icons: [{ src: "~/icon.png", sizes: "192x192" }] },
	}).map(([file, data]) => [join(out, file), JSON.stringify(data)] as const);
	for (const [file, data] of files) outputFile(file, data.replaceAll("~", ""));
	addBasePathToData(out, { folder: "/clinic", hasFile: (path) => existsSync(join(out, path)) });
	for (const [file, data] of files) assert.equal(readFileSync(file, "utf8"), data.replaceAll("~", "/clinic"));
});
