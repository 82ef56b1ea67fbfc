import { existsSync } from "node:fs";
import { join } from "node:path";
import { readBrand } from "@/lib/brand/read-brand";
import { sharp } from "../../build/pictures/sharp";

/** Width and height of a poster, in pixels. */
const SIZE = { width: 960, height: 540 };

/** Formats in which a poster may stand beside its film. */
const ENDINGS = ["svg", "avif", "webp", "jpg", "jpeg", "png"];

/**
 * The poster of a film: the picture beside it, or where there is none, the clinic's sand.
 * @param root the repository's root
 * @param slug the film's name, without its ending
 * @returns its path, and its data where it is new
 */
export async function posterOf(root: string, slug: string): Promise<{ file: string; data?: Buffer }> {
	const files = ENDINGS.map((ending) => `public/films/${slug}.${ending}`);
	const there = files.find((file) => existsSync(join(root, file)));
	if (there) return { file: there };
	const background = readBrand(root).colours.sand;
	const data = await sharp({ create: { ...SIZE, channels: 3, background } })
		.avif()
		.toBuffer();
	return { file: `public/films/${slug}.avif`, data };
}
