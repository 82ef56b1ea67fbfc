import assert from "node:assert/strict";
import { test } from "node:test";
import { photograph } from "@/e2e/support/photograph";
import { checkedWidth, encodePhoto } from "./photo";
import { sharp } from "./sharp";

test("A photograph is offered in each format, at the fixed widths below its own and at most 1600", async () => {
	for (const [width, widths] of [
		[800, [400, 800]],
		[900, [400, 800, 900]],
		[2000, [400, 800, 1200, 1600]],
	] as const) {
		const photo = await encodePhoto(await photograph(width, 50));
		assert.deepEqual([photo.width, photo.height], [width, 50]);
		const types = ["image/avif", "image/webp", "image/jpeg"];
		const expected = types.flatMap((type) => widths.map((one) => `${type} ${one}`));
		assert.equal(photo.files.map((file) => `${file.type} ${file.width}`).join(), expected.join());
		for (const file of photo.files) {
			const { format, width: own } = await sharp(file.data).metadata();
			assert.deepEqual([format, own], [{ avif: "heif", webp: "webp", jpg: "jpeg" }[file.extension], file.width]);
		}
	}
});

test("An encoded photograph is upright and has no metadata", async () => {
	const { files, width, height } = await encodePhoto(await photograph(70, 90, 6));
	assert.deepEqual([width, height], [90, 70]);
	for (const { data } of files) {
		const { exif, orientation } = await sharp(data).metadata();
		assert.deepEqual([exif, orientation], [undefined, undefined]);
	}
});

test("A photograph must be readable and 800 pixels wide when upright", async () => {
	const whole = await photograph(900, 900);
	for (const [data, found] of [
		[await photograph(800, 100), /^800$/],
		[await photograph(100, 800, 8), /^800$/],
		[await photograph(799, 900), /^the picture is 799 pixels wide; at least 800 are needed$/],
		[await photograph(900, 799, 8), /799 pixels wide/],
		[whole.subarray(0, whole.length / 2), /^the picture cannot be read \(.+\)$/],
		[Buffer.from("A photograph"), /^the picture cannot be read \(.+\)$/],
	] as const) {
		const width = await checkedWidth(data).catch(({ message }) => message);
		assert.match(String(width), found);
	}
});
