import { SYMBOLS } from "@/lib/brand/symbols";
import type { Plate } from "../pictures/plate";
import type { BrandDrawings } from "./drawings";

const symbol = (id: string, { data }: Plate) =>
	data
		.replace(' xmlns="http://www.w3.org/2000/svg"', "")
		.replace(/^<svg/, `<symbol id="${id}"`)
		.replace(/<\/svg>$/, "</symbol>");

/** The drawings that pages show more than once, as symbols to be drawn with `<use>`: each stands in a page only once. */
export const symbols = ({ mark, star }: BrandDrawings): string =>
	(mark ? symbol(SYMBOLS.mark, mark) : "") + symbol(SYMBOLS.star, star);
