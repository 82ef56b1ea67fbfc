import type { Sharp } from "sharp";
import { sharp } from "./sharp";

/** Widths in which a photograph is offered, in pixels; it is never enlarged. */
const WIDTHS = [400, 800, 1200, 1600];

/** A narrower photograph looks soft at the width of a page's column. */
const MIN_WIDTH = 800;

/** The formats offered, the smallest first; every browser knows the last. */
const FORMATS = [
	{ extension: "avif", type: "image/avif", encode: (image: Sharp) => image.avif({ quality: 55 }) },
	{ extension: "webp", type: "image/webp", encode: (image: Sharp) => image.webp({ quality: 76 }) },
	{ extension: "jpg", type: "image/jpeg", encode: (image: Sharp) => image.jpeg({ quality: 78, mozjpeg: true }) },
];

/** A photograph in one format and width. */
export type PhotoFile = { extension: string; type: string; width: number; data: Buffer };

/** The width of a photograph when upright, in pixels. Reads all of it, to find damage, without encoding it. */
export async function checkedWidth(source: Buffer): Promise<number> {
	const unreadable = ({ message }: Error) => {
		throw new Error(`the picture cannot be read (${message.split("\n")[0]})`);
	};
	const { autoOrient } = await sharp(source).metadata().catch(unreadable);
	await sharp(source).resize({ width: 16 }).raw().toBuffer().catch(unreadable);
	const { width } = autoOrient;
	if (width < MIN_WIDTH) throw new Error(`the picture is ${width} pixels wide; at least ${MIN_WIDTH} are needed`);
	return width;
}

/**
 * Encodes a photograph, turned upright, in every format and width that a page offers. sharp omits all metadata,
 * including the location.
 */
export async function encodePhoto(source: Buffer): Promise<{ files: PhotoFile[]; width: number; height: number }> {
	const { data: upright, info } = await sharp(source).rotate().toBuffer({ resolveWithObject: true });
	const widths = new Set([
		...WIDTHS.filter((target) => target < info.width),
		Math.min(info.width, Math.max(...WIDTHS)),
	]);
	const files = await Promise.all(
		FORMATS.flatMap(({ extension, type, encode }) =>
			[...widths].map(async (width) => {
				const data = await encode(sharp(upright).resize({ width })).toBuffer();
				return { extension, type, width, data };
			}),
		),
	);
	return { files, width: info.width, height: info.height };
}
