import type { Metadata, Sharp } from "sharp";
import { sharp } from "./sharp";

/** Widths in which a photograph is offered, in pixels; it is never enlarged. */
const WIDTHS = [240, 400, 600, 800, 1200, 1600];

/** A narrower photograph looks soft at the width of a page's column. */
const MIN_WIDTH = 800;

/** Width of the one file for browsers, and programs that read pages, that know neither format. */
const FALLBACK_WIDTH = 1200;

/**
 * The formats offered in every width, the smallest first. An AVIF's effort of 4, sharp's own, takes five times as long as
 * one of 3, for 4 % fewer bytes.
 */
const FORMATS = [
	{ extension: "avif", type: "image/avif", encode: (image: Sharp) => image.avif({ quality: 45, effort: 3 }) },
	{ extension: "webp", type: "image/webp", encode: (image: Sharp) => image.webp({ quality: 70 }) },
];

/** A photograph in one format and width. */
type PhotoFile = { extension: string; type: string; width: number; data: Buffer };

export type EncodedPhoto = {
	/** In every format and width that a page offers. */
	files: PhotoFile[];
	fallback: Buffer;
	/** Size of the upright photograph, in pixels. */
	width: number;
	height: number;
	/** Whether its ground is transparent. */
	cutOut: boolean;
};

/** The tag of Exif 2.32, 4.6.3, that leads to the location. */
const GPS = 0x8825;

/** Whether the metadata of a photograph contains the location where it was taken. */
function containsLocation({ exif, xmp }: Metadata): boolean {
	if (xmp?.includes("GPSLatitude")) return true;
	const tiff = exif?.subarray(exif.toString("latin1", 0, 4) === "Exif" ? 6 : 0);
	if (!tiff || tiff.length < 10) return false;
	// TIFF 6.0, section 2: the order of bytes, the first directory's offset, then its number of entries of 12 bytes.
	const little = tiff.toString("latin1", 0, 2) === "II";
	const short = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
	const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
	return Array.from({ length: short(directory) }, (_, index) => short(directory + 2 + 12 * index)).includes(GPS);
}

/** The width in pixels of a photograph when upright, and whether its metadata contains the location. */
export type CheckedPhoto = { width: number; hasLocation: boolean };

/** Reads all of a photograph, to find damage, without encoding it. */
export async function checkPhoto(source: Buffer): Promise<CheckedPhoto> {
	const unreadable = ({ message }: Error) => {
		throw new Error(`the picture cannot be read (${message.split("\n")[0]})`);
	};
	const metadata = await sharp(source).metadata().catch(unreadable);
	await sharp(source).resize({ width: 16 }).raw().toBuffer().catch(unreadable);
	const { width } = metadata.autoOrient;
	if (width < MIN_WIDTH) throw new Error(`the picture is ${width} pixels wide; at least ${MIN_WIDTH} are needed`);
	return { width, hasLocation: containsLocation(metadata) };
}

/** Encodes a photograph, turned upright. sharp omits all metadata, including the location. */
export async function encodePhoto(source: Buffer): Promise<EncodedPhoto> {
	const { autoOrient } = await sharp(source).metadata();
	const most = Math.min(autoOrient.width, Math.max(...WIDTHS));
	// Decoded and turned once, in the largest size.
	const { data, info: raw } = await sharp(source)
		.autoOrient()
		.resize({ width: most })
		.raw()
		.toBuffer({ resolveWithObject: true });
	const at = (width: number) => sharp(data, { raw }).resize({ width });
	const widths = [...WIDTHS.filter((width) => width < most), most];
	const [fallback, stats, ...files] = await Promise.all([
		at(Math.min(most, FALLBACK_WIDTH)).flatten({ background: "white" }).jpeg({ quality: 78, mozjpeg: true }).toBuffer(),
		sharp(data, { raw }).stats(),
		...FORMATS.flatMap(({ extension, type, encode }) =>
			widths.map(async (width) => ({ extension, type, width, data: await encode(at(width)).toBuffer() })),
		),
	]);
	return { files, fallback, ...autoOrient, cutOut: !stats.isOpaque };
}

/** Pixels of a longer side that more than suffice for every page. */
const LONGER_SIDE = 3200;

/** A photograph for the repository: upright, no larger than pages need, and without metadata. */
export function plainPhoto(source: Buffer): Promise<Buffer> {
	const size = { width: LONGER_SIDE, height: LONGER_SIDE, fit: "inside", withoutEnlargement: true } as const;
	// The format stays: a JPEG of this quality cannot be told from its original.
	return sharp(source).autoOrient().resize(size).jpeg({ quality: 92, force: false }).toBuffer();
}
