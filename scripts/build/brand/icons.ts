import type { Brand } from "@/lib/content/schema/brand";
import type { Plate } from "../pictures/plate";
import { sharp } from "../pictures/sharp";
import { icoFile } from "./ico";

/** The side of the icon's field, and of the square within it that the mark fills. */
const FIELD = 64;
const MARK = 52;

/** What stands in the icon: the brand's mark, or a letter. */
type Sign = Pick<Plate, "data" | "width" | "height">;

/** Rounded corners of the icon, where no system rounds them itself. */
const CORNER = 14;

/**
 * The icon: the mark on a ground of the brand.
 * @param corner the radius of its corners
 */
export function iconDrawing({ colours, icon }: Pick<Brand, "colours" | "icon">, mark: Sign, corner = CORNER): string {
	const scale = MARK / Math.max(mark.width, mark.height);
	const [width, height] = [mark.width * scale, mark.height * scale];
	const round = (length: number) => Number(length.toFixed(2));
	const place = `x="${round((FIELD - width) / 2)}" y="${round((FIELD - height) / 2)}" width="${round(width)}" height="${round(height)}" color="${colours[icon.mark]}" `;
	const rounded = corner > 0 ? ` rx="${corner}"` : "";
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FIELD} ${FIELD}"><rect width="${FIELD}" height="${FIELD}"${rounded} fill="${colours[icon.ground]}"/>${mark.data.replace("<svg ", `<svg ${place}`)}</svg>`;
}

/** An SVG of the icon's field as a PNG of so many pixels. */
const png = (svg: string, pixels: number): Promise<Buffer> =>
	sharp(Buffer.from(svg), { density: (72 * pixels) / FIELD })
		.resize(pixels, pixels)
		.png({ palette: pixels > 48, compressionLevel: 9 })
		.toBuffer();

/**
 * Every icon of the site: for the browser's tab, for phones' home screens, and as files that browsers ask for by habit.
 * @returns each file's path below `public/` with what stands in it
 */
export async function icons(brand: Pick<Brand, "colours" | "icon">, mark: Sign): Promise<Map<string, string | Buffer>> {
	const round = iconDrawing(brand, mark);
	// Phones cut the corners of these themselves.
	const square = iconDrawing(brand, mark, 0);
	const small = await Promise.all([16, 32, 48].map(async (pixels) => ({ pixels, png: await png(round, pixels) })));
	return new Map<string, string | Buffer>([
		["icon.svg", round],
		["favicon.ico", icoFile(small)],
		["apple-icon.png", await png(square, 180)],
		["icon-192.png", await png(square, 192)],
		["icon-512.png", await png(square, 512)],
	]);
}
