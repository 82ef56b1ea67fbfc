import type { Brand } from "@/lib/content/schema/brand";
import type { Plate } from "../pictures/plate";
import { letteringIn } from "./lettering";

/** Large enough for the largest icon. */
const SIZE = 480;

/** The first letter of the clinic's name in the typeface of headings: the icons' sign where the brand has no mark. */
export async function firstLetter(
	root: string,
	{ colours, typefaces, icon }: Pick<Brand, "colours" | "typefaces" | "icon">,
	wordmark: string,
): Promise<Pick<Plate, "data" | "width" | "height">> {
	const [{ segment: letter } = { segment: "" }] = new Intl.Segmenter().segment(wordmark);
	const draw = await letteringIn(root, typefaces, letter);
	const { png, width, height } = await draw(letter, { role: "headings", size: SIZE, colour: colours[icon.mark] });
	const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${png.toString("base64")}"/>`;
	const data = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${image}</svg>`;
	return { data, width, height };
}
