import { contrast, type Hex } from "@/lib/brand/contrast";
import type { ColourRole } from "@/lib/brand/palette";
import { memoize } from "@/lib/memoize";
import type { Brand } from "@/lib/model/schema/brand";
import { codeHash, diskCache } from "../disk-cache";
import { picturePath } from "../files";
import { optimisedSvg } from "../pictures/illustrations";
import type { Illustration, SvgOptions } from "../pictures/optimise-svg";
import { svgOfPng, withAttributes } from "./svg";

/** A logo as an SVG, which contains a PNG if the clinic has it as such. */
export type Logo = Pick<Illustration, "svg" | "width" | "height"> & {
	/** The path below `public/` of the file that pages show in place of a contained PNG. */
	src?: string;
};

/** The logos of a brand: for light and for dark grounds, and the icons' own picture. */
export type Logos = { logo?: Logo; logoOnDark?: Logo; icon?: Logo };

/** A logo, with the file that pages show; or what is wrong with it. */
type ReadLogo = { logo?: Logo; file?: Uint8Array; problems: string[] };

/** Pixels of a PNG's longer side: as many as the largest icon has. */
const LONGER_SIDE = 512;

/** Pixels that a logo has at most on a page, on a good screen. */
const ON_PAGES = { width: 480, height: 160, fit: "inside" } as const;

/** Wider than this, in heights, a logo is too low to be read in an icon. */
const WIDEST_ICON = 2;

const CODE = codeHash("scripts/pipeline/brand");

/** Optimises a logo that is an SVG, or reduces a PNG, without the transparent margins. */
export async function readLogo(name: string, data: Buffer, options: SvgOptions): Promise<ReadLogo> {
	if (name.endsWith(".svg")) {
		const instead = `a PNG at least ${LONGER_SIDE} pixels wide or high under content/brand/`;
		const { illustration, problems } = await optimisedSvg(name, data.toString("utf8"), { ...options, instead });
		return { logo: illustration, problems };
	}
	const { logo, file, problems } = await diskCache("logos", [CODE, data], () => reduced(data));
	return { logo: logo && file && { ...logo, src: picturePath(name, file, "webp") }, file, problems };
}

async function reduced(data: Buffer): Promise<ReadLogo> {
	const { sharp } = await import("../pictures/sharp");
	try {
		const { width, height } = await sharp(data).metadata();
		const longer = Math.max(width, height);
		if (longer < LONGER_SIDE) {
			const size = `the picture has ${longer} pixels; ${LONGER_SIDE} are needed`;
			return { problems: [`${size}: save it larger, or as an SVG`] };
		}
		const trimmed = await sharp(data).ensureAlpha().trim({ background: "#0000", threshold: 1 }).png().toBuffer();
		const small = { width: LONGER_SIDE, height: LONGER_SIDE, fit: "inside" } as const;
		const png = await sharp(trimmed).resize(small).png({ palette: true }).toBuffer({ resolveWithObject: true });
		const file = await sharp(trimmed)
			.resize({ ...ON_PAGES, withoutEnlargement: true })
			.webp({ nearLossless: true })
			.toBuffer();
		const logo = { svg: svgOfPng(png.data, png.info), width: png.info.width, height: png.info.height };
		return { logo, file, problems: [] };
	} catch {
		return { problems: ["the picture cannot be read: save it again as a PNG"] };
	}
}

/** A logo as large as it fits into a box, coloured, with its size: an SVG for `sharp`. */
export function fittedLogo({ svg, width, height }: Logo, box: { width: number; height: number }, colour: Hex) {
	const scale = Math.min(box.width / width, box.height / height);
	const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
	const attributes = `width="${size.width}" height="${size.height}" color="${colour}"`;
	return { ...size, svg: withAttributes(svg, attributes) };
}

/** The logo for a ground: that for dark ones if there is one and black has less contrast to the ground than white. */
function logoOn(ground: Hex, { logo, logoOnDark }: Logos): Logo | undefined {
	return logoOnDark && contrast(ground, "#000000") < contrast(ground, "#ffffff") ? logoOnDark : logo;
}

/** What the icons show; undefined for the first letter of the name, in place of no logo or a wide one. */
export function iconLogo({ colours, icon }: Brand, logos: Logos): Logo | undefined {
	const logo = logos.icon ?? logoOn(colours[icon.ground], logos);
	return logo && (logos.icon || logo.width <= WIDEST_ICON * logo.height) ? logo : undefined;
}

/** The share of a logo's pixels that have the contrast of graphics to the ground (WCAG 2.2, 1.4.11). */
async function visibleShare(logo: Logo, colour: Hex, ground: Hex): Promise<number> {
	const { sharp } = await import("../pictures/sharp");
	const drawn = Buffer.from(fittedLogo(logo, { width: 128, height: 128 }, colour).svg);
	const pixels = await sharp(drawn).ensureAlpha().raw().toBuffer();
	const isVisible = memoize((hex: string) => contrast(`#${hex}`, ground) >= 3);
	let [opaque, visible] = [0, 0];
	for (let at = 0; at < pixels.length; at += 4) {
		if ((pixels[at + 3] ?? 0) <= 200) continue;
		opaque++;
		if (isVisible(pixels.toString("hex", at, at + 3))) visible++;
	}
	// A logo that fills its rectangle contains its own ground.
	if (opaque > 0.97 * (pixels.length / 4)) return 1;
	return visible / Math.max(1, opaque);
}

/** What is hard to see of the logo where pages show it, at the field of the brand that names it. */
export async function logoWarnings(brand: Brand, logos: Logos): Promise<{ path: string[]; message: string }[]> {
	const { colours, icon } = brand;
	const dark = brand.markOnDark ? "markOnDark" : "mark";
	const onIcon = iconLogo(brand, logos);
	const uses: [path: string[], logo: Logo | undefined, colour: ColourRole, ground: ColourRole, mend: string][] = [
		[["mark"], logos.logo, "pine", "paper", "draw it darker; markOnDark can name this one for dark grounds"],
		[[dark], logos.logoOnDark ?? logos.logo, "paper", "ink", "name a light version as markOnDark"],
		[["icon"], onIcon, icon.mark, icon.ground, "choose another ground, or name another picture as src"],
	];
	const shares = await Promise.all(
		uses.map(async ([path, logo, colour, ground, mend]) => {
			const share = logo
				? await diskCache("logo-contrast", [CODE, logo.svg, colours[colour], colours[ground]], () =>
						visibleShare(logo, colours[colour], colours[ground]),
					)
				: 1;
			const faint = `${Math.round((1 - share) * 100)} % of the logo have a contrast of less than 3:1 to ${ground} (${colours[ground]})`;
			const filled = logo?.src ? "" : ", or fill its shapes with currentColor";
			return share < 0.5 ? { path, message: `${faint}: ${mend}${filled}` } : [];
		}),
	);
	return shares.flat();
}
