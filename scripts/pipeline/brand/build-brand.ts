import { createHash } from "node:crypto";
import { join } from "node:path";
import { SYMBOLS, SYMBOLS_FILE } from "@/lib/brand/symbols";
import { BUILT_BRAND } from "@/lib/content/build-cache";
import type { Brand } from "@/lib/model/schema/brand";
import { codeHash, diskCache } from "../disk-cache";
import { writeIfChanged } from "../files";
import type { BrandDrawings } from "./check-brand";
import { iconLogo, type Logo } from "./logo";
import { svgOfPng, withAttributes } from "./svg";

/** Side of the icon's `viewBox`, and of the square in it that the logo fills. */
const ICON = 64;
const LOGO = 52;

/** Radius of the icon's corners, where no system rounds them. */
const CORNER = 14;

/** Pixels of the letter in the icons, enough for the largest. */
const INITIAL_SIZE = 480;

/** The first letter of the clinic's name in the typeface of headings: the icons' image where the brand has no logo. */
async function initialIcon(root: string, { colours, typefaces, icon }: Brand, wordmark: string): Promise<Logo> {
	const [{ sharp }, { textRenderer }] = await Promise.all([import("../pictures/sharp"), import("./text-renderer")]);
	const [{ segment: letter } = { segment: "" }] = new Intl.Segmenter().segment(wordmark);
	const render = await textRenderer(root, typefaces, letter);
	const style = { role: "headings", size: INITIAL_SIZE, colour: colours[icon.mark] } as const;
	const { image, width, height } = await render(letter, style);
	const png = await sharp(image.input as Buffer, { raw: image.raw })
		.png()
		.toBuffer();
	return { svg: svgOfPng(png, { width, height }), width, height };
}

/** The icon as SVG: the logo on a colour of the brand. */
function iconSvg({ colours, icon }: Brand, { svg, width, height }: Logo, corner: number): string {
	const scale = LOGO / Math.max(width, height);
	const round = (length: number) => Number(length.toFixed(2));
	const [w, h] = [width * scale, height * scale];
	const attributes = `x="${round((ICON - w) / 2)}" y="${round((ICON - h) / 2)}" width="${round(w)}" height="${round(h)}" color="${colours[icon.mark]}"`;
	const rounded = corner > 0 ? ` rx="${corner}"` : "";
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON} ${ICON}"><rect width="${ICON}" height="${ICON}"${rounded} fill="${colours[icon.ground]}"/>${withAttributes(svg, attributes)}</svg>`;
}

/** An ICO file of square PNGs, at most 255 pixels wide: a header of 6 bytes, 16 for each image, then the images. */
function icoFile(images: { pixels: number; png: Buffer }[]): Buffer {
	const header = Buffer.alloc(6 + 16 * images.length);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(images.length, 4);
	let offset = header.length;
	for (const [index, { pixels, png }] of images.entries()) {
		const entry = 6 + 16 * index;
		header.writeUInt8(pixels, entry);
		header.writeUInt8(pixels, entry + 1);
		header.writeUInt16LE(1, entry + 4);
		header.writeUInt16LE(32, entry + 6);
		header.writeUInt32LE(png.length, entry + 8);
		header.writeUInt32LE(offset, entry + 12);
		offset += png.length;
	}
	return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

/** The icons for browsers' tabs and phones' home screens, by path below `public/`. */
async function icons(brand: Brand, image: Logo): Promise<Map<string, string | Buffer>> {
	const { sharp } = await import("../pictures/sharp");
	const png = (svg: string, pixels: number): Promise<Buffer> =>
		sharp(Buffer.from(svg), { density: (72 * pixels) / ICON })
			.resize(pixels, pixels)
			.png({ palette: pixels > 48, compressionLevel: 9 })
			.toBuffer();
	const rounded = iconSvg(brand, image, CORNER);
	// Phones round the corners of these themselves.
	const square = iconSvg(brand, image, 0);
	const small = await Promise.all([16, 32, 48].map(async (pixels) => ({ pixels, png: await png(rounded, pixels) })));
	return new Map<string, string | Buffer>([
		["icon.svg", rounded],
		["favicon.ico", icoFile(small)],
		["apple-icon.png", await png(square, 180)],
		["icon-192.png", await png(square, 192)],
		["icon-512.png", await png(square, 512)],
	]);
}

/** A drawing for pages to use; a logo that is a PNG is fetched from its own file. */
const symbol = (id: string, { svg, src }: Pick<Logo, "svg" | "src">) =>
	(src ? svg.replace(/data:[^"]+/, src) : svg)
		.replace(' xmlns="http://www.w3.org/2000/svg"', "")
		.replace(/^<svg/, `<symbol id="${id}"`)
		.replace(/<\/svg>$/, "</symbol>");

/**
 * The brand's style sheet. Its first line has a hash of the brand: in development Tailwind then sees that the tokens
 * of `tailwind.config.ts` have changed.
 */
function brandStyleSheet(brand: Brand, { logo, band, bullet }: BrandDrawings): string {
	const hash = createHash("sha256").update(JSON.stringify(brand)).digest("hex");
	const tile = band
		? `.band {\n\theight: ${band.height}px;\n}\n.band::before {\n\tbackground: url("./band.svg") repeat-x center;\n}\n`
		: "";
	// A wide logo leaves room for the buttons beside it.
	const wide = logo && logo.width > 2 * logo.height ? " max-width: 40vw;" : "";
	const loading = brand.loadingScreen > 0 ? `\n\t--loading-screen: ${brand.loadingScreen}s;` : "";
	return `/* Made by the build from content/brand.yaml (${hash}). */
:root {
	--bullet: ${bullet};${loading}
}
${tile}.mark {
	${logo ? `aspect-ratio: ${logo.width} / ${logo.height};${wide}` : "display: none;"}
}
`;
}

/** Writes the brand's style sheet, symbols and icons. Without a logo for them, these show the first letter of `wordmark`. */
export async function buildBrand(root: string, brand: Brand, drawings: BrandDrawings, wordmark: string): Promise<void> {
	const { logo, logoOnDark, star, band } = drawings;
	// The style sheet last: its hash makes Tailwind read the brand again.
	writeIfChanged(join(root, BUILT_BRAND), JSON.stringify(brand));
	if (band) {
		const sized = withAttributes(band.svg, `width="${band.width}" height="${band.height}"`);
		writeIfChanged(join(root, ".cache/brand/band.svg"), sized);
	}
	writeIfChanged(join(root, ".cache/brand/brand.css"), brandStyleSheet(brand, drawings));
	// Pages show these several times, by `<use>`.
	const logos = [logo && symbol(SYMBOLS.mark, logo), logoOnDark && symbol(SYMBOLS.markOnDark, logoOnDark)];
	writeIfChanged(join(root, SYMBOLS_FILE), [...logos, symbol(SYMBOLS.star, star)].join(""));
	const image = iconLogo(brand, drawings);
	const inputs = [codeHash("scripts/pipeline/brand"), JSON.stringify([brand, image, wordmark])];
	const made = await diskCache("icons", inputs, async () =>
		icons(brand, image ?? (await initialIcon(root, brand, wordmark))),
	);
	for (const [name, data] of made) writeIfChanged(join(root, "public", name), data);
}
