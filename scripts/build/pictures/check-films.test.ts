import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { expect } from "@playwright/test";
import { contentCopy } from "@/e2e/support/content-copy";
import { box, handler, lastBox, longBox, movie, start } from "@/e2e/support/film-file";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { checkFilms } from "@/scripts/build/pictures/check-films";

const gallery = "content/gallery.yaml";
const src = "src: /films/vein.mp4";
const poster = "poster: /films/vein.png";
const field = "videos.items[0]";

for (const [what, file, faults] of [
	["without sound is taken", Buffer.concat([start, movie("vide"), box("mdat", 900)]), []],
	["with sound is named", Buffer.concat([start, movie("vide", "soun"), box("mdat", 900)]), ["has a sound track"]],
	[
		"with sound told at its end is named",
		Buffer.concat([start, box("mdat", 900), movie("soun", "vide")]),
		["has a sound"],
	],
	[
		"with long boxes is read",
		Buffer.concat([start, longBox("mdat", Buffer.alloc(9)), movie("vide", "soun")]),
		["has a sound"],
	],
	["whose pictures take the rest is read", Buffer.concat([start, movie("vide"), lastBox("mdat", Buffer.alloc(9))]), []],
	[
		"whose pictures spell a sound track is taken",
		Buffer.concat([start, movie("vide"), box("mdat", movie("soun"))]),
		[],
	],
	["whose tags have a handler is taken", Buffer.concat([start, movie("vide"), box("udta", handler("soun"))]), []],
	["of sound alone is named", Buffer.concat([start, movie("soun")]), ["it holds no film"]],
	["that breaks off is named", Buffer.concat([start, movie("vide")]).subarray(0, -30), ["it breaks off"]],
	["that is no MP4 is named", Buffer.from("A film about veins"), ["cannot be read"]],
	["that is empty is named", Buffer.alloc(0), ["it holds no film"]],
	[
		"of 700 kB is taken",
		Buffer.concat([start, movie("vide"), box("mdat", 700_000 - start.length - movie("vide").length - 8)]),
		[],
	],
	[
		"over 700 kB is named",
		Buffer.concat([start, movie("vide"), box("mdat", 700_000)]),
		["has 701 kB; 700 kB is the most"],
	],
	[
		"too large and with sound is named twice",
		Buffer.concat([start, box("mdat", 700_000), movie("vide", "soun")]),
		["has 701 kB", "has a sound"],
	],
] as const) {
	test(`A film ${what}`, (t) => {
		const root = temporaryFolder(t);
		writeFileSync(join(root, "vein.mp4"), file);
		const problemAt = (message: string) => ({ file: gallery, line: 1, column: 1, field, message });
		const found = checkFilms(root, [{ name: "/vein.mp4", file: "vein.mp4", problemAt }]);
		expect(found.map(({ message }) => message)).toEqual(faults.map((fault) => expect.stringContaining(fault)));
		for (const { message } of found) expect(message).toMatch(/^vein\.mp4: the film /);
	});
}

test("A film with sound is named at its field", async (t) => {
	const { edit, write, lineOf, allProblems } = contentCopy(t);
	write("public/ours/vein.mp4", Buffer.concat([start, movie("vide", "soun")]));
	edit(gallery, src, "src: /ours/vein.mp4");
	const line = lineOf(gallery, "src: /ours/vein.mp4");
	const message = "public/ours/vein.mp4: the film has a sound track, which no visitor would hear: save it without one";
	expect(await allProblems()).toMatchObject([{ file: gallery, line, field: `${field}.src`, message }]);
});

test("A WebM over 700 kB beside a film is named", async (t) => {
	const { edit, write, allProblems } = contentCopy(t);
	write("public/ours/vein.mp4", Buffer.concat([start, movie("vide")]));
	write("public/ours/vein.webm", Buffer.alloc(800_000));
	edit(gallery, src, "src: /ours/vein.mp4");
	const message = expect.stringContaining("public/ours/vein.webm: the film has 800 kB; 700 kB is the most");
	expect(await allProblems()).toEqual([expect.objectContaining({ field: `${field}.src`, message })]);
});

test("A poster that is no picture is named", async (t) => {
	const { edit, write, lineOf, allProblems } = contentCopy(t);
	write("public/ours/vein.jpg", "A vein");
	edit(gallery, poster, "poster: /ours/vein.jpg");
	const line = lineOf(gallery, "poster: /ours/vein.jpg");
	const message = "public/ours/vein.jpg: the poster is no picture that can be read";
	expect(await allProblems()).toMatchObject([{ file: gallery, line, field: `${field}.poster`, message }]);
});

test("A poster that is no file of a picture is named", (t) => {
	const { edit, problems } = contentCopy(t);
	edit(gallery, poster, "poster: /films/vein.mp4");
	const message = expect.stringContaining("the path of an SVG, AVIF, WebP, JPEG or PNG under public/");
	expect(problems()).toContainEqual(expect.objectContaining({ field: `${field}.poster`, message }));
});
