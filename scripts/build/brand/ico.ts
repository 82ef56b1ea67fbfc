/** Bytes of an ICO file's head, and of its entry for each picture. */
const HEAD = 6;
const ENTRY = 16;

/**
 * An ICO file of square PNG pictures (Microsoft, "Icons" and "PNG in ICO", Windows Vista and later).
 * @param pictures each with its side in pixels, 255 at most
 */
export function icoFile(pictures: { pixels: number; png: Buffer }[]): Buffer {
	const head = Buffer.alloc(HEAD + ENTRY * pictures.length);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(pictures.length, 4);
	let offset = head.length;
	for (const [index, { pixels, png }] of pictures.entries()) {
		const entry = HEAD + ENTRY * index;
		head.writeUInt8(pixels, entry);
		head.writeUInt8(pixels, entry + 1);
		head.writeUInt16LE(1, entry + 4);
		head.writeUInt16LE(32, entry + 6);
		head.writeUInt32LE(png.length, entry + 8);
		head.writeUInt32LE(offset, entry + 12);
		offset += png.length;
	}
	return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
