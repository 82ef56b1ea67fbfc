import { test } from "node:test";
import { expect } from "@playwright/test";
import { photograph } from "@/e2e/support/photograph";
import { finishPhoto, photoFault } from "./photo";
import { sharp } from "./sharp";

for (const [what, width, height, widths] of [
	["of the least width that is taken", 800, 40, [400, 800]],
	["between two of the widths", 900, 45, [400, 800, 900]],
	["larger than a page shows", 2000, 50, [400, 800, 1200, 1600]],
] as const) {
	test(`A photograph ${what} is offered in each format at ${widths.join(", ")} pixels`, async () => {
		const finished = await finishPhoto(await photograph(width, height));
		expect([finished.width, finished.height]).toEqual([width, height]);
		expect(finished.files.map((file) => `${file.type} ${file.width}`)).toEqual(
			["image/avif", "image/webp", "image/jpeg"].flatMap((type) => widths.map((one) => `${type} ${one}`)),
		);
		for (const file of finished.files) {
			const found = await sharp(file.data).metadata();
			const format = { avif: "heif", webp: "webp", jpg: "jpeg" }[file.extension];
			expect([found.format, found.width]).toEqual([format, file.width]);
			expect(found.height).toBe(Math.round((file.width * height) / width));
		}
	});
}

test("A finished photograph stands upright and says nothing of the camera", async () => {
	const { files, width, height } = await finishPhoto(await photograph(70, 90, 6));
	expect([width, height]).toEqual([90, 70]);
	for (const { data } of files) {
		const { exif, orientation } = await sharp(data).metadata();
		expect([exif, orientation]).toEqual([undefined, undefined]);
	}
});

test("A photograph is measured as it stands upright", async () => {
	expect(await photoFault(await photograph(800, 100))).toBeUndefined();
	expect(await photoFault(await photograph(100, 800, 8))).toBeUndefined();
	expect(await photoFault(await photograph(799, 900))).toBe("the picture is 799 pixels wide; at least 800 are needed");
	expect(await photoFault(await photograph(900, 799, 8))).toContain("799 pixels wide");
});

test("What is no photograph, or breaks off, cannot be read", async () => {
	const whole = await photograph(900, 900);
	for (const data of [Buffer.from("A photograph"), Buffer.alloc(0), whole.subarray(0, whole.length / 2)]) {
		expect(await photoFault(data)).toMatch(/^the picture cannot be read \(.+\)$/);
	}
});
