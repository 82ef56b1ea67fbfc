import { join } from "node:path";
import type { PngOptions } from "sharp";
import type { SiteLocales } from "@/lib/languages/locales";
import { SOCIAL_BYTES, SOCIAL_SIZE, socialPicturePath } from "@/lib/machines/social-picture";
import { memoize } from "@/lib/memoize";
import { hasPage, localPath } from "@/lib/model/locales";
import type { Brand } from "@/lib/model/schema/brand";
import type { Focus } from "@/lib/model/schema/shared";
import { sitePages } from "@/lib/pages/pages";
import { diskCache } from "../disk-cache";
import { writeFolder } from "../files";
import type { UsablePictures } from "../pictures/check-media";
import { sharp } from "../pictures/sharp";
import { mapParallel } from "../steps";
import type { BrandDrawings } from "./check-brand";
import { fittedLogo } from "./logo";
import { svgOfPng, withAttributes } from "./svg";
import { codeOfPictures, lazyTextRenderer, type RenderedText, type RenderText, type TextStyle } from "./text-renderer";

const { width: WIDTH, height: HEIGHT } = SOCIAL_SIZE;

/** Left edge and width of the headline: inside the square, from 285 to 915, to which some messengers crop pictures. */
const EDGE = 302;
const MEASURE = 460;

/** The clinic's column, with its logo and its name below. */
const COLUMN = { width: 262, measure: 210 };
const LOGO = { width: COLUMN.measure, height: 112 };
const LOGO_GAP = 24;
const NAME_SIZES = [40, 34, 28, 23];
const NAME_HEIGHT = 120;

/** The arch that contains the picture, and the left edge of the ground behind it. */
const ARCH = { x: 826, y: 64, width: 338 };
const ARCH_GROUND = 790;

const HEADLINE_SIZES = [72, 64, 56, 50, 42, 34, 28, 24, 20];
const HEADLINE_HEIGHT = 320;
const LINE_SIZE = 28;
const LINE_GAP = 44;

/** The band's tile is drawn for pages; networks show the picture at about half its size. */
const BAND_SCALE = 2;

/**
 * Colours of drawings and letters: more effort, or dithering, takes longer and makes larger files. Without the last shades
 * of edges, a file is a tenth smaller.
 */
export const PNG_OF_DRAWING = { palette: true, quality: 97, compressionLevel: 6, effort: 1, dither: 0 };

/** A photograph has more colours than the palette. */
const PNG_OF_PHOTO = { palette: true, compressionLevel: 9, effort: 4 };

/**
 * What the picture of a shared link shows: texts, and an SVG in the arch, of which `focus` stays in sight. Without that,
 * the logo is there.
 */
export type SocialPicture = { wordmark: string; headline: string; line: string; picture?: string; focus?: Focus };

/** The same as `preserveAspectRatio` of SVG. */
function slice(focus: Focus = "centre"): string {
	const x = focus.includes("left") ? "xMin" : focus.includes("right") ? "xMax" : "xMid";
	const y = focus.includes("top") ? "YMin" : focus.includes("bottom") ? "YMax" : "YMid";
	return `preserveAspectRatio="${x}${y} slice"`;
}

/** Everything in a picture but its texts and the logo above the clinic's name, as SVG. */
function background(
	{ colours }: Brand,
	{ logo, band }: Partial<BrandDrawings>,
	{ picture, focus }: SocialPicture,
): string {
	const { x, y, width } = ARCH;
	const [tileWidth, tileHeight] = [(band?.width ?? 0) * BAND_SCALE, (band?.height ?? 0) * BAND_SCALE];
	const floor = HEIGHT - tileHeight;
	const box = `x="${x}" y="${y}" width="${width}" height="${floor - y}"`;
	const logoBox = `x="${x + width / 2 - 90}" y="240" width="180" height="180" color="${colours.pine}"`;
	const inArch = picture ? withAttributes(picture, `${box} ${slice(focus)}`) : withAttributes(logo?.svg ?? "", logoBox);
	const tile = band && withAttributes(band.svg, `width="${tileWidth}" height="${tileHeight}"`);
	const border = tile
		? `<pattern id="band" y="${floor}" width="${tileWidth}" height="${tileHeight}" patternUnits="userSpaceOnUse">${tile}</pattern><rect y="${floor}" width="${WIDTH}" height="${tileHeight}" fill="${colours.paper}"/><rect y="${floor}" width="${WIDTH}" height="${tileHeight}" fill="url(#band)"/>`
		: "";
	const round = width / 2;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.paper}"/><rect width="${COLUMN.width}" height="${HEIGHT}" fill="${colours.pine}"/><rect x="${ARCH_GROUND}" width="${WIDTH}" height="${HEIGHT}" fill="${colours.pine}"/><clipPath id="arch"><path d="M${x} ${floor}V${y + round}a${round} ${round} 0 0 1 ${width} 0V${floor}Z"/></clipPath><g clip-path="url(#arch)"><rect ${box} fill="${colours.sage}"/>${inArch}</g>${border}</svg>`;
}

/** Renders a text at the first size at which it fits into a width and a height, or else at the last. */
export async function fitted(
	render: RenderText,
	text: Parameters<RenderText>[0],
	[size = LINE_SIZE, ...smaller]: number[],
	height: number,
	style: Omit<TextStyle, "size"> & { width: number },
): Promise<RenderedText> {
	const rendered = await render(text, { ...style, size });
	const fits = rendered.width <= style.width && rendered.height <= height;
	return fits || smaller.length === 0 ? rendered : fitted(render, text, smaller, height, style);
}

/** The picture that networks show beside a shared link, as a PNG of `SOCIAL_SIZE`. */
export async function socialPicture(
	brand: Brand,
	drawings: Partial<BrandDrawings>,
	composition: SocialPicture,
	render: RenderText,
): Promise<Buffer> {
	const { wordmark, headline, line } = composition;
	const { colours } = brand;
	const logo = drawings.logoOnDark ?? drawings.logo;
	const sign = logo && fittedLogo(logo, LOGO, colours.paper);
	const nameStyle = { role: "headings", colour: colours.paper, width: COLUMN.measure, centred: true } as const;
	const name =
		sign && brand.markIsName ? undefined : await fitted(render, wordmark, NAME_SIZES, NAME_HEIGHT, nameStyle);
	const headStyle = { role: "headings", colour: colours.ink, width: MEASURE } as const;
	const head = await fitted(render, headline, HEADLINE_SIZES, HEADLINE_HEIGHT, headStyle);
	const small = await render(line, { role: "text", size: LINE_SIZE, colour: colours.pine, width: MEASURE });
	const nameTop = (sign?.height ?? 0) + (sign && name ? LOGO_GAP : 0);
	const columnTop = Math.round((HEIGHT - nameTop - (name?.height ?? 0)) / 2);
	const inColumn = (width: number) => Math.round((COLUMN.width - width) / 2);
	const top = Math.round((HEIGHT - head.height - small.height - LINE_GAP) / 2);
	const { data, info: raw } = await sharp(Buffer.from(background(brand, drawings, composition)))
		.resize(WIDTH, HEIGHT)
		.composite([
			...(sign ? [{ input: Buffer.from(sign.svg), left: inColumn(sign.width), top: columnTop }] : []),
			...(name ? [{ ...name.image, left: inColumn(name.width), top: columnTop + nameTop }] : []),
			{ ...head.image, left: EDGE, top },
			{ ...small.image, left: EDGE, top: top + head.height + LINE_GAP },
		])
		.raw()
		.toBuffer({ resolveWithObject: true });
	const png = (options: PngOptions) => sharp(data, { raw }).png(options).toBuffer();
	const best = await png(composition.picture?.includes("<image") ? PNG_OF_PHOTO : PNG_OF_DRAWING);
	// A photograph with many details; at the size of a message nobody sees its steps.
	return best.length <= SOCIAL_BYTES ? best : png({ ...PNG_OF_PHOTO, quality: 50, dither: 0 });
}

/** A picture of the content as SVG, a photograph embedded; undefined where there is none. */
async function asSvg(
	root: string,
	{ illustrations, photos }: UsablePictures,
	src: string,
): Promise<string | undefined> {
	if (!photos.includes(src)) return illustrations.get(src)?.svg;
	const { data, info } = await sharp(join(root, "content", src))
		.autoOrient()
		.resize({ width: ARCH.width, height: HEIGHT, fit: "outside" })
		.png()
		.toBuffer({ resolveWithObject: true });
	return svgOfPng(data, info);
}

/** Writes the pictures for shared links under `public/social/`: one for each canonical page in each of its languages. */
export async function buildSocialPictures(
	root: string,
	contents: SiteLocales["contents"],
	pictures: UsablePictures,
	drawings: BrandDrawings,
): Promise<void> {
	const [{ brand }] = contents;
	const pages = contents.flatMap((content) =>
		sitePages(content)
			.filter(({ path }) => hasPage(content.locale, path))
			.map(({ path, name: headline, line, picture }) => ({
				path: socialPicturePath(localPath(content.locale, path)),
				picture,
				texts: { wordmark: content.clinic.wordmark, headline, line },
			})),
	);
	const renderer = lazyTextRenderer(
		root,
		brand.typefaces,
		pages.flatMap(({ texts }) => Object.values(texts)),
	);
	const code = codeOfPictures(brand);
	const svgOf = memoize((src: string) => asSvg(root, pictures, src));
	const files = await mapParallel(pages, async ({ path, picture, texts }) => {
		const composition = { ...texts, picture: picture?.src && (await svgOf(picture.src)), focus: picture?.focus };
		const inputs = [...code, JSON.stringify([brand, drawings, composition])];
		const png = await diskCache("social-pictures", inputs, async () =>
			socialPicture(brand, drawings, composition, await renderer()),
		);
		return [path, png] as const;
	});
	writeFolder(root, "public/social", new Map(files));
}
