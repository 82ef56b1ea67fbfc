import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { assertMatches, type ContentCopy, contentCopy, smallClinic } from "@/e2e/support/content-copy";
import { svg } from "@/e2e/support/drawings";
import { photograph } from "@/e2e/support/photograph";
import { bodyColours, drawnRoles } from "@/lib/brand/palette";
import type { Problem } from "@/lib/content/problem";
import { sharp } from "./sharp";

const { gallery, lumps } = smallClinic;
const banner = "src: illustrations/hand-lumps.svg";
const detail = "src: illustrations/hand-lumps-detail.svg";
const vtt = "WEBVTT\n\n00:00.000 --> 00:09.000\n";
const latin1 = (text: string) => Buffer.from(text, "latin1");
const heic = Buffer.concat([latin1("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), Buffer.alloc(100)]);
const mp4 = Buffer.from("\0\0\0\x10ftypisomiso2", "latin1");

const inWords = (problems: Problem[]) =>
	problems.map(({ file, line, field, message }) => `${file}:${line} ${field}: ${message}`);

/** Each problem must begin with the text at the same index; a text gives the place as `file:line field: message`. */
async function assertProblems({ allProblems }: Pick<ContentCopy, "allProblems">, ...expected: string[]): Promise<void> {
	assertMatches(inWords(await allProblems()).join("\n"), expected.map((start) => `${start}…`).join("\n"));
}

test("All problems of all drawings are reported at once, at the first field that names the drawing", async (t) => {
	const copy = contentCopy(t);
	const body = '<script>go()</script><script/><foreignObject/><path style="font:9px a" d="M0 0h9v9z"/>';
	copy.write("content/illustrations/moves.svg", svg(body, ""));
	copy.edit(lumps, banner, "src: illustrations/moves.svg");
	const line = copy.lineOf(lumps, "src: illustrations/moves.svg");
	copy.edit(lumps, detail, "src: illustrations/moves.svg");
	copy.edit("content/clinic.yaml", "number: +91 20 5555 0100", "number: 5555 0100");
	const drawing = `${lumps}:${line} banner.src: content/illustrations/moves.svg: the drawing`;
	await assertProblems(
		copy,
		`content/clinic.yaml:${copy.lineOf("content/clinic.yaml", "number: 5555")} phones[0].number: `,
		`${drawing} contains <script>`,
		`${drawing} contains <foreignObject>`,
		`${drawing} contains the style "font:9px a"`,
		`${drawing} has no size`,
	);
});

test("A missing part is no longer reported once a part has its name", async (t) => {
	const copy = contentCopy(t);
	// A unique drawing, which is in no cache.
	const body = `<!-- parts: nail --><use href="#nail"/><path id="${randomUUID()}" d="M0 0h9v9z"/>`;
	copy.write("content/illustrations/nails.svg", svg(body));
	copy.write("content/illustrations/parts/nial.svg", svg('<circle id="nail" r="40"/>'));
	copy.edit(lumps, banner, "src: illustrations/nails.svg");
	assert.match(inWords(await copy.allProblems()).join(), /there is no part "nail"/);
	const parts = join(copy.folder, "content/illustrations/parts");
	renameSync(join(parts, "nial.svg"), join(parts, "nail.svg"));
	await assertProblems(copy);
});

test("Colours of a brand that cannot be told apart in a drawing are reported with the drawing", async (t) => {
	const copy = contentCopy(t);
	const body = `<path stroke="${drawnRoles.ink}" fill="${bodyColours.skin3}" d="M0 0h90v90z"/>`;
	copy.write("content/illustrations/hand-lumps.svg", svg(body));
	copy.edit("content/brand.yaml", "#101030", "#34344c");
	assert.match(
		inWords(await copy.allProblems()).join(),
		/colours\.ink: in drawings such as illustrations\/hand-lumps\.svg, #34344c and skin3 \(#a86f45\) have a contrast of 2\.88:1; 3:1 is needed$/,
	);
});

test("Photographs, films and posters that cannot be used are reported at their fields", async (t) => {
	const picture = (file: string) => ({ yaml: lumps, old: banner, field: "banner.src", file: `content/${file}` });
	const ofFilm = (field: string, old: string, ending: string) => ({
		yaml: gallery,
		old: `${field}: /films/vein.${old}`,
		field: `videos.items[0].${field}`,
		file: `public/ours/vein.${ending}`,
	});
	const [drawing, photo] = [picture("illustrations/ours.svg"), picture("photos/theatre.jpg")];
	const [film, webm] = [ofFilm("src", "mp4", "mp4"), ofFilm("src", "mp4", "webm")];
	const [poster, captions] = [ofFilm("poster", "png", "jpg"), ofFilm("captions", "vtt", "vtt")];
	const wide = await photograph(800, 600);
	const { read, write, edit, lineOf, ...copy } = contentCopy(t);
	write("public/ours/vein.mp4", mp4);
	for (const [{ yaml, old, field, file }, data, problem] of [
		[drawing, `\ufeff${svg('<path d="M0 0h90v90z"/>')}`.replace(/\n/g, "\r\n"), ""],
		[drawing, Buffer.from(svg(""), "utf16le"), "line 1 is saved as UTF-16"],
		[drawing, latin1(`<!-- -->\n${svg("<!-- caf\u00e9 -->")}`), "line 2 is not UTF-8"],
		[drawing, svg("<title>\ufffe</title>"), "line 1 contains U+FFFE"],
		[captions, `\ufeff${vtt}`.replace(/\n/g, "\r\n"), ""],
		[captions, Buffer.from(`\ufeff${vtt}`, "utf16le").swap16(), "line 1 is saved as UTF-16"],
		[captions, `${vtt}\u000b\n`, "line 4 contains U+000B"],
		[photo, await photograph(600, 800, 6), ""],
		[photo, await photograph(800, 600, 6), "the picture is 600 pixels wide"],
		[film, mp4, ""],
		[film, "A film about veins", "the file is a text, such as a web page or"],
		[film, latin1("\0\0\0\x14ftypqt  \0\0\0\0qt  "), "the file is a MOV film of a phone: save it as MP4"],
		[film, latin1("\x01\x02\xff\x03"), "the file is of an unknown type: save it as MP4"],
		[film, "", "the file is empty"],
		[webm, mp4, "the file is of the type MP4: save it as WebM"],
		[photo, heic, "the file is a HEIC picture of a phone: save it as JPEG or PNG"],
		[picture("photos/theatre.png"), "%PDF-1.4\n", "the file is of the type PDF: save it as JPEG or PNG"],
		[picture("photos/theatre.webp"), "<!doctype html>", "the file is a text, such as a web page or"],
		[photo, await sharp(wide).avif({ effort: 0 }).toBuffer(), ""],
		[photo, wide.subarray(0, 900), "the picture cannot be read"],
		[drawing, await photograph(80, 60), "the file is of the type JPG: save it as SVG"],
		[captions, "1\n00:00 a", "its beginning is that of another file"],
		[captions, heic, "the file is a HEIC picture of a phone: save it as WebVTT"],
		[poster, heic, "the file is a HEIC picture of a phone: save it as JPEG or PNG"],
		[film, Buffer.concat([mp4, Buffer.alloc(700_000)]), "the film has 701 kB; 700 kB is"],
	] as const) {
		const original = read(yaml);
		write(file, data);
		const named = file.replace(/^content\/|^public/, "").replace("webm", "mp4");
		edit(yaml, old, `${old.slice(0, old.indexOf(":"))}: ${named}`);
		const expected = problem ? [`${yaml}:${lineOf(yaml, named)} ${field}: ${file}: ${problem}`] : [];
		await assertProblems(copy, ...expected);
		write(yaml, original);
		write("public/ours/vein.mp4", mp4);
		// It would be reported with every film of this name.
		rmSync(join(copy.folder, "public/ours/vein.webm"), { force: true });
	}
});

test("A shared part that is no text is reported at its file, captions of a translation at their field", async (t) => {
	const copy = contentCopy(t);
	copy.edit("content/clinic.yaml", "language: en-IN", "language: en-IN\ntranslations: [hi]");
	copy.write("public/films/vein.hi.vtt", Buffer.from(`\ufeff${vtt}`, "utf16le"));
	const [above = ""] = copy.read(gallery).split("captions:");
	const saved = `${gallery}:${above.split("\n").length} videos.items[0].captions: public/films/vein.hi.vtt: line 1 is saved as UTF-16`;
	await assertProblems(copy, saved);
	copy.write("content/illustrations/parts/nail.svg", latin1(svg("<!-- caf\u00e9 -->")));
	await assertProblems(copy, "content/illustrations/parts/nail.svg:1 : is not UTF-8");
});
