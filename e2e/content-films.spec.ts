import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkFilms } from "@/scripts/build/pictures/check-films";
import { expect, test } from "./support/content-copy";

const gallery = "content/gallery.yaml";
const mp4 = "public/films/closing-a-varicose-vein.mp4";
const src = "src: /films/closing-a-varicose-vein.mp4";
const poster = "poster: /films/closing-a-varicose-vein.avif";
const field = "videos.items[0]";

/** A box of an MP4: how long it is, its type, and what it holds (ISO/IEC 14496-12, 4.2). */
function box(type: string, ...contents: (Buffer | number)[]): Buffer {
	const inside = Buffer.concat(contents.map((part) => (typeof part === "number" ? Buffer.alloc(part) : part)));
	const head = Buffer.alloc(8);
	head.writeUInt32BE(8 + inside.length, 0);
	head.write(type, 4, "latin1");
	return Buffer.concat([head, inside]);
}

/** A box whose length stands in eight bytes after its type. */
function longBox(type: string, contents: Buffer): Buffer {
	const head = Buffer.alloc(16);
	head.writeUInt32BE(1, 0);
	head.write(type, 4, "latin1");
	head.writeBigUInt64BE(BigInt(16 + contents.length), 8);
	return Buffer.concat([head, contents]);
}

/** A box that takes all that is left of the file. */
function lastBox(type: string, contents: Buffer): Buffer {
	const whole = box(type, contents);
	whole.writeUInt32BE(0, 0);
	return whole;
}

const handler = (kind: string) => box("hdlr", 8, Buffer.from(kind, "latin1"), 13);
const track = (kind: string) => box("trak", box("tkhd", 84), box("mdia", box("mdhd", 24), handler(kind), box("minf")));
const film = (...kinds: string[]) => box("moov", box("mvhd", 100), ...kinds.map(track));
const start = box("ftyp", Buffer.from("isomiso2", "latin1"));

for (const [what, file, faults] of [
	["without sound is taken", Buffer.concat([start, film("vide"), box("mdat", 900)]), []],
	["with sound is named", Buffer.concat([start, film("vide", "soun"), box("mdat", 900)]), ["has a sound track"]],
	[
		"with sound told at its end is named",
		Buffer.concat([start, box("mdat", 900), film("soun", "vide")]),
		["has a sound"],
	],
	[
		"with long boxes is read",
		Buffer.concat([start, longBox("mdat", Buffer.alloc(9)), film("vide", "soun")]),
		["has a sound"],
	],
	["whose pictures take the rest is read", Buffer.concat([start, film("vide"), lastBox("mdat", Buffer.alloc(9))]), []],
	["whose pictures spell a sound track is taken", Buffer.concat([start, film("vide"), box("mdat", film("soun"))]), []],
	["whose tags have a handler is taken", Buffer.concat([start, film("vide"), box("udta", handler("soun"))]), []],
	["of sound alone is named", Buffer.concat([start, film("soun")]), ["it holds no film"]],
	["that breaks off is named", Buffer.concat([start, film("vide")]).subarray(0, -30), ["it breaks off"]],
	["that is no MP4 is named", Buffer.from("A film about veins"), ["cannot be read"]],
	["that is empty is named", Buffer.alloc(0), ["it holds no film"]],
	[
		"of 700 kB is taken",
		Buffer.concat([start, film("vide"), box("mdat", 700_000 - start.length - film("vide").length - 8)]),
		[],
	],
	[
		"over 700 kB is named",
		Buffer.concat([start, film("vide"), box("mdat", 700_000)]),
		["has 701 kB; 700 kB is the most"],
	],
	[
		"too large and with sound is named twice",
		Buffer.concat([start, box("mdat", 700_000), film("vide", "soun")]),
		["has 701 kB", "has a sound"],
	],
] as const) {
	test(`A film ${what}`, async () => {
		const root = test.info().outputPath();
		await writeFile(join(root, "vein.mp4"), file);
		const problemAt = (message: string) => ({ file: gallery, line: 1, field, message });
		const found = checkFilms(root, [{ name: "/vein.mp4", file: "vein.mp4", problemAt }]);
		expect(found.map(({ message }) => message)).toEqual(faults.map((fault) => expect.stringContaining(fault)));
		for (const { message } of found) expect(message).toMatch(/^vein\.mp4: the film /);
	});
}

test("A film with sound is named at its field", async ({ edit, write, lineOf, allProblems }) => {
	await write("public/ours/vein.mp4", Buffer.concat([start, film("vide", "soun")]));
	await edit(gallery, src, "src: /ours/vein.mp4");
	const line = await lineOf(gallery, "src: /ours/vein.mp4");
	const message = "public/ours/vein.mp4: the film has a sound track, which no visitor would hear: save it without one";
	expect(await allProblems()).toEqual([{ file: gallery, line, field: `${field}.src`, message }]);
});

test("A WebM over 700 kB beside a film is named", async ({ edit, write, allProblems }) => {
	await write("public/ours/vein.mp4", await readFile(mp4));
	await write("public/ours/vein.webm", Buffer.alloc(800_000));
	await edit(gallery, src, "src: /ours/vein.mp4");
	const message = expect.stringContaining("public/ours/vein.webm: the film has 800 kB; 700 kB is the most");
	expect(await allProblems()).toEqual([expect.objectContaining({ field: `${field}.src`, message })]);
});

test("A poster that is no picture is named", async ({ edit, write, lineOf, allProblems }) => {
	await write("public/ours/vein.jpg", "A vein");
	await edit(gallery, poster, "poster: /ours/vein.jpg");
	const line = await lineOf(gallery, "poster: /ours/vein.jpg");
	const message = "public/ours/vein.jpg: the poster is no picture that can be read";
	expect(await allProblems()).toEqual([{ file: gallery, line, field: `${field}.poster`, message }]);
});

test("A poster that is no file of a picture is named", async ({ edit, problems }) => {
	await edit(gallery, poster, "poster: /films/closing-a-varicose-vein.mp4");
	const message = expect.stringContaining("the path of an AVIF, WebP, JPEG or PNG under public/");
	expect(problems()).toContainEqual(expect.objectContaining({ field: `${field}.poster`, message }));
});
