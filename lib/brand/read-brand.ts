import { ContentError } from "../content/problem";
import { type Brand, brand } from "../content/schema/brand";
import { readYaml } from "../content/source";

/** Where a clinic's colours, typefaces and logo are named. */
export const BRAND_FILE = "content/brand.yaml";

/**
 * The brand alone, for what needs no other content: the tokens of the style sheets and the films.
 * @param root the repository's root
 * @throws {ContentError} when the file has mistakes
 */
export function readBrand(root: string): Brand {
	const { data, problems } = readYaml(root, BRAND_FILE, brand);
	if (!data) throw new ContentError(problems);
	return data;
}
