import sharp, { type Sharp } from "sharp";

/** Widths at which a photograph is offered, in pixels; none is larger than the photograph itself. */
const WIDTHS = [400, 800, 1200, 1600];

/** A photograph narrower than this looks soft at the size of a page's column. */
const LEAST_WIDTH = 800;

/** The formats offered, the smallest first; the last is the one that every browser knows. */
const FORMATS = [
	{ extension: "avif", type: "image/avif", encode: (image: Sharp) => image.avif({ quality: 55 }) },
	{ extension: "webp", type: "image/webp", encode: (image: Sharp) => image.webp({ quality: 76 }) },
	{ extension: "jpg", type: "image/jpeg", encode: (image: Sharp) => image.jpeg({ quality: 78, mozjpeg: true }) },
];

export type PhotoFile = { extension: string; type: string; width: number; data: Buffer };

/**
 * A photograph in every format and width that a page offers. Sharp leaves out all metadata, the place
 * where it was taken included, after turning the picture upright.
 * @throws saying why the file cannot be used
 */
export async function finishPhoto(source: Buffer): Promise<{ files: PhotoFile[]; width: number; height: number }> {
	const upright = await sharp(source)
		.rotate()
		.toBuffer({ resolveWithObject: true })
		.catch((error: Error) => {
			throw new Error(`the picture cannot be read (${error.message.split("\n")[0]})`);
		});
	const { width, height } = upright.info;
	if (width < LEAST_WIDTH) throw new Error(`the picture is ${width} pixels wide; at least ${LEAST_WIDTH} are needed`);
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
