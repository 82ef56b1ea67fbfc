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

/** The width of a photograph when upright, in pixels, or what is wrong with it. */
export type InspectedPhoto = { width: number; problem?: undefined } | { problem: string };

/** Reads all of a photograph, scaled down and without encoding it. */
export async function inspectPhoto(source: Buffer): Promise<InspectedPhoto> {
	try {
		const { width } = (await sharp(source).metadata()).autoOrient;
		await sharp(source).resize({ width: 16 }).raw().toBuffer();
		if (width >= MIN_WIDTH) return { width };
		return { problem: `the picture is ${width} pixels wide; at least ${MIN_WIDTH} are needed` };
	} catch (error) {
		return {
			problem: `the picture cannot be read (${error instanceof Error ? error.message.split("\n")[0] : error})`,
		};
	}
}

/**
 * Encodes a photograph in every format and width that a page offers. It is turned upright; sharp omits all metadata,
 * the place where it was taken included.
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
