import { randomUUID } from "node:crypto";
import { renameSync } from "node:fs";
import { join } from "node:path";
import { describe, type TestContext, test } from "node:test";
import { expect } from "@playwright/test";
import { contentCopy } from "@/e2e/support/content-copy";
import { drawingOf, svg } from "@/e2e/support/drawings";
import { photograph } from "@/e2e/support/photograph";

const lumps = "content/treatments/hand-surgery/hand-lumps.yaml";
const banner = "src: plates/hand-lumps.svg";
const detail = "src: plates/hand-lumps-detail.svg";

test("The pictures and films that these tests spoil have no faults", async (t) => {
	const { allProblems } = contentCopy(t);
	expect(await allProblems()).toEqual([]);
});

test("Drawings of other programs can be used", async (t) => {
	const { edit, write, allProblems } = contentCopy(t);
	write("content/plates/made-in-inkscape.svg", drawingOf("inkscape"));
	write("content/plates/made-in-illustrator.svg", drawingOf("illustrator"));
	edit(lumps, banner, "src: plates/made-in-inkscape.svg");
	edit(lumps, detail, "src: plates/made-in-illustrator.svg");
	expect(await allProblems()).toEqual([]);
});

test("Every fault of every drawing is named at once, with its file, beside all other mistakes", async (t) => {
	const { edit, write, lineOf, allProblems } = contentCopy(t);
	write("content/plates/moves.svg", svg('<script>go()</script><path onclick="go()" d="M0 0h9v9z"/>'));
	write("content/plates/breaks-off.svg", "<svg>\n<path");
	edit(lumps, banner, "src: plates/moves.svg");
	edit(lumps, detail, "src: plates/breaks-off.svg");
	edit("content/clinic.yaml", "phone: +91 20 5555 0100", "phone: 5555 0100");
	const line = lineOf(lumps, "src: plates/moves.svg");
	const place = { file: lumps, line, field: "banner.src" };
	const says = (message: string) => expect.stringContaining(message);
	expect(await allProblems()).toMatchObject([
		expect.objectContaining({ file: "content/clinic.yaml", field: "phone" }),
		{ ...place, message: says("content/plates/moves.svg: the drawing holds a script") },
		{ ...place, message: says("content/plates/moves.svg: the drawing holds an event handler") },
		{
			file: lumps,
			line: lineOf(lumps, "src: plates/breaks-off.svg"),
			field: "details.images[0].src",
			message: says("content/plates/breaks-off.svg: the drawing cannot be read (line 2"),
		},
	]);
});

test("A part that is missing is no longer reported once another part has taken its name", async (t) => {
	const { folder, edit, write, allProblems } = contentCopy(t);
	// An id of its own, so that nothing is kept of a run before.
	const body = `<!-- parts: nail --><use href="#nail"/><path id="${randomUUID()}" d="M0 0h9v9z"/>`;
	write("content/plates/nails.svg", svg(body));
	write("content/plates/parts/nial.svg", svg('<circle id="nail" r="40"/>'));
	edit(lumps, banner, "src: plates/nails.svg");
	expect(await allProblems()).toMatchObject([{ message: expect.stringContaining('there is no part "nail"') }]);
	const parts = join(folder, "content/plates/parts");
	renameSync(join(parts, "nial.svg"), join(parts, "nail.svg"));
	expect(await allProblems()).toEqual([]);
});

test("A drawing that several fields name is reported once, at the first", async (t) => {
	const { edit, write, allProblems } = contentCopy(t);
	write("content/plates/empty.svg", svg(""));
	edit(lumps, banner, "src: plates/empty.svg");
	edit(lumps, detail, "src: plates/empty.svg");
	const message = expect.stringContaining("content/plates/empty.svg: the drawing shows nothing");
	expect(await allProblems()).toEqual([expect.objectContaining({ field: "banner.src", message })]);
});

describe("A photograph", () => {
	const file = "content/photos/theatre.jpg";

	/** The small clinic's content, its first banner a photograph in place of a drawing. */
	function withPhoto(t: TestContext, data: string | Buffer) {
		const copy = contentCopy(t);
		copy.edit(lumps, banner, "src: photos/theatre.jpg");
		copy.write(file, data);
		return copy;
	}

	test("that is wide enough when it stands upright is taken", async (t) => {
		expect(await withPhoto(t, await photograph(600, 800, 6)).allProblems()).toEqual([]);
	});

	test("that is too narrow when it stands upright is named", async (t) => {
		const { lineOf, allProblems } = withPhoto(t, await photograph(800, 600, 6));
		const line = lineOf(lumps, "src: photos/theatre.jpg");
		const message = `${file}: the picture is 600 pixels wide; at least 800 are needed`;
		expect(await allProblems()).toMatchObject([{ file: lumps, line, field: "banner.src", message }]);
	});

	test("that breaks off is named", async (t) => {
		const whole = await photograph(800, 600);
		const { allProblems } = withPhoto(t, whole.subarray(0, whole.length / 2));
		expect(await allProblems()).toEqual([expect.objectContaining({ file: lumps, field: "banner.src" })]);
	});

	test("that is no picture is named", async (t) => {
		const { allProblems } = withPhoto(t, "A photograph of the theatre");
		const message = expect.stringContaining(`${file}: the picture cannot be read (`);
		expect(await allProblems()).toEqual([expect.objectContaining({ message })]);
	});
});
