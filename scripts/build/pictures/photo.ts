import type { Sharp } from "sharp";
import { sharp } from "./sharp";

/** Widths at which a photograph is offered, in pixels; none is larger than the photograph itself. */
const WIDTHS = [400, 800, 1200, 1600];

/** A photograph narrower than this looks soft at the size of a page's column. */
const LEAST_WIDTH = 800;

/** Width at which a photograph is read to see that its file is whole. */
const SAMPLE_WIDTH = 16;

/** The formats offered, the smallest first; the last is the one that every browser knows. */
const FORMATS = [
	{ extension: "avif", type: "image/avif", encode: (image: Sharp) => image.avif({ quality: 55 }) },
	{ extension: "webp", type: "image/webp", encode: (image: Sharp) => image.webp({ quality: 76 }) },
	{ extension: "jpg", type: "image/jpeg", encode: (image: Sharp) => image.jpeg({ quality: 78, mozjpeg: true }) },
];

export type PhotoFile = { extension: string; type: string; width: number; data: Buffer };

/**
 * What is wrong with a photograph, found by reading all of it at a fraction of its size: nothing is encoded.
 * @returns nothing, if it can be used
 */
export async function photoFault(source: Buffer): Promise<string | undefined> {
	try {
		const { autoOrient } = await sharp(source).metadata();
		await sharp(source).resize({ width: SAMPLE_WIDTH }).raw().toBuffer();
		if (autoOrient.width >= LEAST_WIDTH) return undefined;
		return `the picture is ${autoOrient.width} pixels wide; at least ${LEAST_WIDTH} are needed`;
	} catch (error) {
		return `the picture cannot be read (${error instanceof Error ? error.message.split("\n")[0] : error})`;
	}
}

/** The width of a photograph without a fault, when it stands upright, in pixels. */
export const photoWidth = async (source: Buffer): Promise<number> => (await sharp(source).metadata()).autoOrient.width;

/**
 * A photograph in every format and width that a page offers. Sharp leaves out all metadata, the place
 * where it was taken included, after turning the picture upright.
 * @param source a photograph without a fault (see `photoFault`)
 */
export async function finishPhoto(source: Buffer): Promise<{ files: PhotoFile[]; width: number; height: number }> {
	const upright = await sharp(source).rotate().toBuffer({ resolveWithObject: true });
	const { width, height } = upright.info;
	const widths = [...WIDTHS.filter((target) => target < width), Math.min(width, WIDTHS.at(-1) ?? width)];
	const files = await Promise.all(
		FORMATS.flatMap(({ extension, type, encode }) =>
			[...new Set(widths)].map(async (target) => ({
				extension,
				type,
				width: target,
				data: await encode(sharp(upright.data).resize({ width: target })).toBuffer(),
			})),
		),
	);
	return { files, width, height };
}
