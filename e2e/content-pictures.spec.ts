import { finishPhoto } from "@/scripts/build/pictures/photo";
import { sharp } from "@/scripts/build/pictures/sharp";
import { drawingOf, svg } from "@/tests/support/drawings";
import { expect, test } from "./support/content-copy";

const lumps = "content/treatments/hand-surgery/hand-lumps.yaml";
const banner = "src: plates/hand-surgery/hand-lumps.svg";
const detail = "src: plates/hand-surgery/hand-lumps-detail.svg";

/** A photograph of one colour; `orientation` is how the camera was held (Exif 2.32, 4.6.4). */
const photo = (width: number, height: number, orientation = 1) =>
	sharp({ create: { width, height, channels: 3, background: "#a86f45" } })
		.jpeg()
		.withMetadata({ orientation })
		.toBuffer();

test("Pictures and films as they are have no faults", async ({ allProblems }) => {
	expect(await allProblems()).toEqual([]);
});

test("Drawings of other programs can be used", async ({ edit, write, allProblems }) => {
	await write("content/plates/made-in-inkscape.svg", drawingOf("inkscape"));
	await write("content/plates/made-in-illustrator.svg", drawingOf("illustrator"));
	await edit(lumps, banner, "src: plates/made-in-inkscape.svg");
	await edit(lumps, detail, "src: plates/made-in-illustrator.svg");
	expect(await allProblems()).toEqual([]);
});

test("Check and build name every fault of every drawing at once, with its file, beside all other mistakes", async ({
	edit,
	write,
	lineOf,
	run,
}) => {
	await write("content/plates/moves.svg", svg('<script>go()</script><path onclick="go()" d="M0 0h9v9z"/>'));
	await write("content/plates/breaks-off.svg", "<svg>\n<path");
	await edit(lumps, banner, "src: plates/moves.svg");
	await edit(lumps, detail, "src: plates/breaks-off.svg");
	await edit("content/clinic.yaml", "phone: +91 12345 67890", "phone: 12345 67890");
	const places = [
		`content/clinic.yaml:${await lineOf("content/clinic.yaml", "phone:")} phone: `,
		`${lumps}:${await lineOf(lumps, "src: plates/moves.svg")} banner.src: content/plates/moves.svg: the drawing holds a script`,
		`${lumps}:${await lineOf(lumps, "src: plates/moves.svg")} banner.src: content/plates/moves.svg: the drawing holds an event handler`,
		`${lumps}:${await lineOf(lumps, "src: plates/breaks-off.svg")} details.images[0].src: content/plates/breaks-off.svg: the drawing cannot be read (line 2`,
	];
	for (const script of ["scripts/content/check.ts", "scripts/build/build.ts"]) {
		const { status, stderr } = await run(script);
		const lines = stderr.split("\n");
		expect(status, script).toBe(1);
		expect(lines[0], script).toBe(`${places.length} mistakes in the content:`);
		for (const [index, place] of places.entries()) expect(lines[index + 1], script).toContain(place);
	}
});

test("A drawing that several fields name is reported once, at the first", async ({ edit, write, allProblems }) => {
	await write("content/plates/empty.svg", svg(""));
	await edit(lumps, banner, "src: plates/empty.svg");
	await edit(lumps, detail, "src: plates/empty.svg");
	const message = expect.stringContaining("content/plates/empty.svg: the drawing shows nothing");
	expect(await allProblems()).toEqual([expect.objectContaining({ field: "banner.src", message })]);
});

test.describe("A photograph", () => {
	const file = "content/photos/theatre.jpg";

	test.beforeEach(({ edit }) => edit(lumps, banner, "src: photos/theatre.jpg"));

	test("that is wide enough when it stands upright is taken", async ({ write, allProblems }) => {
		await write(file, await photo(600, 800, 6));
		expect(await allProblems()).toEqual([]);
	});

	test("that is too narrow when it stands upright is named", async ({ write, lineOf, allProblems }) => {
		await write(file, await photo(800, 600, 6));
		const line = await lineOf(lumps, "src: photos/theatre.jpg");
		const message = `${file}: the picture is 600 pixels wide; at least 800 are needed`;
		expect(await allProblems()).toEqual([{ file: lumps, line, field: "banner.src", message }]);
	});

	test("that breaks off is named", async ({ write, allProblems }) => {
		const whole = await photo(800, 600);
		await write(file, whole.subarray(0, whole.length / 2));
		expect(await allProblems()).toEqual([expect.objectContaining({ file: lumps, field: "banner.src" })]);
	});

	test("that is no picture is named", async ({ write, allProblems }) => {
		await write(file, "A photograph of the theatre");
		const message = expect.stringContaining(`${file}: the picture cannot be read (`);
		expect(await allProblems()).toEqual([expect.objectContaining({ message })]);
	});
});

test("A finished photograph stands upright, in every width that it has, without metadata", async () => {
	const { files, width, height } = await finishPhoto(await photo(700, 900, 6));
	expect([width, height]).toEqual([900, 700]);
	expect(files.map((file) => `${file.extension} ${file.width}`)).toEqual(
		["avif", "webp", "jpg"].flatMap((extension) => [400, 800, 900].map((one) => `${extension} ${one}`)),
	);
	for (const { data } of files) {
		const { exif, orientation } = await sharp(data).metadata();
		expect([exif, orientation]).toEqual([undefined, undefined]);
	}
});
