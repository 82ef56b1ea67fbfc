import type { Brand } from "@/lib/content/schema/brand";
import { SOCIAL_SIZE } from "@/lib/site/social-picture";
import { sharp } from "../pictures/sharp";
import type { BrandDrawings } from "./drawings";
import type { Lettered, letteringIn } from "./lettering";

const { width: WIDTH, height: HEIGHT } = SOCIAL_SIZE;

/**
 * Messengers cut some pictures to a square of their middle, here from 285 to 915. The headline keeps to it, between the
 * clinic's own column and the picture.
 */
const EDGE = 302;
const MEASURE = 460;

/** The clinic's column: its mark, and its name below. */
const COLUMN = { width: 262, measure: 210 };
const MARK = 112;
const NAMES = [40, 34, 28, 23];
const NAME_HEIGHT = 120;

/** The arch in which the picture stands, and where the ground behind it begins. */
const ARCH = { x: 826, y: 64, width: 338 };
const ARCH_GROUND = 790;

/** The headline: the first size at which it fits. */
const HEADLINES = [72, 64, 56, 50, 42, 34, 28, 24, 20];
const HEADLINE_HEIGHT = 320;
const LINE = 28;
const BETWEEN = 44;

/** The band's tile is drawn for pages; here it is looked at in half the size. */
const BAND_SCALE = 2;

/** What a shared link shows. */
export type SocialPicture = {
	wordmark: string;
	headline: string;
	line: string;
	/** The picture beside the words, as SVG; without it the mark stands there. */
	picture?: string;
};

type Draw = Awaited<ReturnType<typeof letteringIn>>;

const placed = (svg: string, attributes: string) => svg.replace("<svg ", `<svg ${attributes} `);

/** Everything of the picture but its lettering. */
export function socialGround(
	{ colours }: Pick<Brand, "colours">,
	{ mark, band }: Pick<BrandDrawings, "mark" | "band">,
	{ picture }: Pick<SocialPicture, "picture">,
): string {
	const { x, y, width } = ARCH;
	const [tileWidth, tileHeight] = [(band?.width ?? 0) * BAND_SCALE, (band?.height ?? 0) * BAND_SCALE];
	const floor = HEIGHT - tileHeight;
	const height = floor - y;
	const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
	const sign =
		mark && placed(mark.data, `x="${x + width / 2 - 90}" y="240" width="180" height="180" color="${colours.pine}"`);
	const shown = picture ? placed(picture, `${place} preserveAspectRatio="xMidYMid slice"`) : (sign ?? "");
	const tile = band && placed(band.data, `width="${tileWidth}" height="${tileHeight}"`);
	const border = tile
		? `<pattern id="band" y="${floor}" width="${tileWidth}" height="${tileHeight}" patternUnits="userSpaceOnUse">${tile}</pattern><rect y="${floor}" width="${WIDTH}" height="${tileHeight}" fill="${colours.paper}"/><rect y="${floor}" width="${WIDTH}" height="${tileHeight}" fill="url(#band)"/>`
		: "";
	const round = width / 2;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.paper}"/><rect width="${COLUMN.width}" height="${HEIGHT}" fill="${colours.pine}"/><rect x="${ARCH_GROUND}" width="${WIDTH}" height="${HEIGHT}" fill="${colours.pine}"/><clipPath id="arch"><path d="M${x} ${floor}V${y + round}a${round} ${round} 0 0 1 ${width} 0V${floor}Z"/></clipPath><g clip-path="url(#arch)"><rect ${place} fill="${colours.sage}"/>${shown}</g>${border}</svg>`;
}

/** Draws a text at the first of the sizes at which it keeps to a width and a height, or else at the last. */
async function fitted(
	draw: Draw,
	text: string,
	[size = LINE, ...smaller]: number[],
	height: number,
	style: Omit<Parameters<Draw>[1], "size"> & { width: number },
): Promise<Lettered> {
	const drawn = await draw(text, { ...style, size });
	const fits = drawn.width <= style.width && drawn.height <= height;
	return fits || smaller.length === 0 ? drawn : fitted(draw, text, smaller, height, style);
}

/**
 * The picture that a shared link shows: the clinic's name, a headline in the brand's typeface, and a picture beside.
 * @param ground what `socialGround` drew
 * @returns a PNG of `SOCIAL_SIZE`
 */
export async function socialPicture(
	{ colours }: Pick<Brand, "colours">,
	{ mark }: Pick<BrandDrawings, "mark">,
	{ wordmark, headline, line }: SocialPicture,
	ground: string,
	draw: Draw,
): Promise<Buffer> {
	const lettering = { role: "headings", width: MEASURE } as const;
	const name = await fitted(draw, wordmark, NAMES, NAME_HEIGHT, {
		...lettering,
		colour: colours.paper,
		width: COLUMN.measure,
		centred: true,
	});
	const head = await fitted(draw, headline, HEADLINES, HEADLINE_HEIGHT, { ...lettering, colour: colours.ink });
	const small = await draw(line, { role: "text", size: LINE, colour: colours.pine, width: MEASURE });
	const sign = mark && placed(mark.data, `width="${MARK}" height="${MARK}" color="${colours.paper}"`);
	const markHeight = mark ? MARK + 24 : 0;
	const nameTop = Math.round((HEIGHT - markHeight - name.height) / 2);
	const inColumn = (width: number) => Math.round((COLUMN.width - width) / 2);
	const top = Math.round((HEIGHT - head.height - small.height - BETWEEN) / 2);
	return sharp(Buffer.from(ground))
		.resize(WIDTH, HEIGHT)
		.composite([
			...(sign ? [{ input: Buffer.from(sign), left: inColumn(MARK), top: nameTop }] : []),
			{ input: name.png, left: inColumn(name.width), top: nameTop + markHeight },
			{ input: head.png, left: EDGE, top },
			{ input: small.png, left: EDGE, top: top + head.height + BETWEEN },
		])
		.png({ palette: true, effort: 4, compressionLevel: 9 })
		.toBuffer();
}
