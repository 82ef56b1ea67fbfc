import { type Brand, brand } from "../model/schema/brand";
import { readYaml } from "./content-file";
import { contentFiles } from "./content-schemas";
import { ContentError } from "./problem";

export const BRAND_FILE = contentFiles.brand.path;

/**
 * Reads the brand alone, for code that needs no other content.
 * @throws {ContentError} when the file has mistakes
 */
export function readBrand(root: string): Brand {
	const { data, problems } = readYaml(root, BRAND_FILE, brand);
	if (!data) throw new ContentError(problems);
	return data;
}
