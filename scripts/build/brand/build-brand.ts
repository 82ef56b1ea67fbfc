import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SYMBOLS_FILE } from "@/lib/brand/symbols";
import type { Brand } from "@/lib/content/schema/brand";
import type { BrandDrawings } from "./drawings";
import { icons } from "./icons";
import { firstLetter } from "./letter";
import { brandStyleSheet } from "./style-sheet";
import { symbols } from "./symbols";

/** What this process has made last, as a text that changes with the brand. */
let latest: string | undefined;

/**
 * Writes what pages take from the brand: the style sheet's part, the symbols, and the icons below `public/`.
 * @param wordmark the clinic's short name, whose first letter stands in the icons where there is no mark
 */
export async function buildBrand(root: string, brand: Brand, drawings: BrandDrawings, wordmark: string): Promise<void> {
	const state = JSON.stringify([root, brand, drawings, wordmark]);
	if (state === latest) return;
	mkdirSync(join(root, ".cache/brand"), { recursive: true });
	mkdirSync(join(root, "public"), { recursive: true });
	writeFileSync(join(root, ".cache/brand/brand.css"), brandStyleSheet(brand, drawings));
	writeFileSync(join(root, SYMBOLS_FILE), symbols(drawings));
	const sign = drawings.mark ?? (await firstLetter(root, brand, wordmark));
	for (const [name, data] of await icons(brand, sign)) writeFileSync(join(root, "public", name), data);
	latest = state;
}
