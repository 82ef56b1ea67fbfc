import assert from "node:assert/strict";
import { test } from "node:test";
import { photograph } from "@/e2e/support/photograph";
import { checkPhoto, encodePhoto, plainPhoto } from "./photo";
import { sharp } from "./sharp";

test("A photograph is offered in two formats, at the fixed widths below its own and at most 1600, and as one JPEG", async () => {
	for (const [width, widths] of [
		[800, [240, 400, 600, 800]],
		[900, [240, 400, 600, 800, 900]],
		[2000, [240, 400, 600, 800, 1200, 1600]],
	] as const) {
		const photo = await encodePhoto(await photograph(width, 50));
		assert.deepEqual([photo.width, photo.height, photo.cutOut], [width, 50, false]);
		const { format, width: fallback } = await sharp(photo.fallback).metadata();
		assert.deepEqual([format, fallback], ["jpeg", Math.min(width, 1200)]);
		const types = ["image/avif", "image/webp"];
		const expected = types.flatMap((type) => widths.map((offered) => `${type} ${offered}`));
		assert.equal(photo.files.map((file) => `${file.type} ${file.width}`).join(), expected.join());
		for (const file of photo.files) {
			const { format, width: encoded } = await sharp(file.data).metadata();
			assert.deepEqual([format, encoded], [{ avif: "heif", webp: "webp" }[file.extension], file.width]);
		}
	}
});

test("A person cut out of the ground stays so, on white for browsers that know neither format", async () => {
	const ground = { width: 90, height: 90, channels: 4, background: "#0000" } as const;
	const { cutOut, files, fallback } = await encodePhoto(await sharp({ create: ground }).png().toBuffer());
	assert.ok(cutOut);
	for (const { data } of files) assert.equal((await sharp(data).metadata()).hasAlpha, true);
	assert.deepEqual(
		[...(await sharp(fallback).extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer())],
		[255, 255, 255],
	);
});

test("A photograph that says where it was taken is found, and says nothing once it is plain", async () => {
	const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 30/1 0/1" } };
	const withLocation = await sharp(await photograph(1000, 900))
		.withExif(gps)
		.withMetadata({ orientation: 6 })
		.toBuffer();
	assert.deepEqual(await checkPhoto(withLocation), { width: 900, hasLocation: true });
	assert.deepEqual(await checkPhoto(await photograph(1000, 900)), { width: 1000, hasLocation: false });
	const { exif, width, format } = await sharp(await plainPhoto(withLocation)).metadata();
	assert.deepEqual([exif, width, format], [undefined, 900, "jpeg"]);
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
		const width = await checkPhoto(data).then(
			(photo) => photo.width,
			({ message }) => message,
		);
		assert.match(String(width), found);
	}
});
