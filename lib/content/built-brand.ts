import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brand } from "../model/schema/brand";

/** The brand as the build has checked it. */
export const BUILT_BRAND = ".cache/brand/brand.json";

/**
 * The brand of the last build without mistakes. Tailwind reads it, and not the content: Turbopack stores an error of a
 * configuration, on disk too, and would show it after the mistake is corrected.
 */
export const builtBrand = (root: string): Brand => JSON.parse(readFileSync(join(root, BUILT_BRAND), "utf8"));
