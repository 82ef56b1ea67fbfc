import assert from "node:assert/strict";
import { test } from "node:test";
import { temporaryFolder } from "@/e2e/support/temporary-folder";
import { readBrand } from "@/lib/content/load";
import { SHEET_SIZE } from "@/lib/pages/aftercare";
import { sharp } from "../pictures/sharp";
import { type SheetPicture, sheetPicture } from "./sheet-pictures";
import { textRenderer } from "./text-renderer";

const brand = readBrand(process.cwd());

const sheetOf = (days: number, text: string): SheetPicture => ({
	heading: "After the operation: Hand lumps",
	wordmark: "Punarvasu",
	phone: "+91 20 5555 0101",
	address: "www.clinic.example/hand-surgery/hand-lumps/after-the-operation/",
	when: "On any day",
	signs: [{ by: "ambulance", heading: "Call 108", texts: [text] }],
	firstDay: undefined,
	columns: ["do", "ambulance"],
	days: Array.from({ length: days - 1 }, (_, index) => ({ when: `Day ${index}`, do: text, ambulance: text })),
	names: {
		do: "Do",
		ambulance: "Call 108",
		noAnswer: "No answer? Go to an emergency department.",
	} as SheetPicture["names"],
});

test("A sheet is a picture that has its rows apart from its foot; one that is too long is refused", async (t) => {
	const sentence = "Keep the hand higher than the heart and move the fingers. ";
	const render = await textRenderer(temporaryFolder(t), brand.typefaces, JSON.stringify(sheetOf(7, sentence)));
	const full = sheetOf(7, sentence.repeat(3));
	const png = await sheetPicture(brand, {}, full, render);
	assert.deepEqual(
		await sharp(png)
			.metadata()
			.then(({ width, height }) => ({ width, height })),
		SHEET_SIZE,
	);
	for (const [left, top, width, height] of [
		[0, 110, 50, SHEET_SIZE.height - 110],
		[1030, 110, 50, SHEET_SIZE.height - 110],
		[0, SHEET_SIZE.height - 12, 1080, 12],
	] as const) {
		const { channels } = await sharp(await sharp(png).extract({ left, top, width, height }).toBuffer()).stats();
		assert.ok(
			channels.every(({ stdev }) => stdev < 1),
			`something is in the empty area at ${left}, ${top}`,
		);
	}
	await assert.rejects(sheetPicture(brand, {}, sheetOf(7, sentence.repeat(5)), render), /too long/);
});
