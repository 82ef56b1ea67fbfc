import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SYMBOLS_FILE } from "@/lib/brand/symbols";
import type { Brand } from "@/lib/content/schema/brand";
import type { BrandDrawings } from "./drawings";
import { icons } from "./icons";
import { brandStyleSheet } from "./style-sheet";
import { symbols } from "./symbols";

/** What this process has made last, as a text that changes with the brand. */
let latest: string | undefined;

/** Writes what pages take from the brand: the style sheet's part, the symbols, and the icons below `public/`. */
export async function buildBrand(root: string, brand: Brand, drawings: BrandDrawings): Promise<void> {
	const state = JSON.stringify([root, brand, drawings]);
	if (state === latest) return;
	mkdirSync(join(root, ".cache/brand"), { recursive: true });
	mkdirSync(join(root, "public"), { recursive: true });
	writeFileSync(join(root, ".cache/brand/brand.css"), brandStyleSheet(brand, drawings));
	writeFileSync(join(root, SYMBOLS_FILE), symbols(drawings));
	for (const [name, data] of await icons(brand, drawings.mark)) writeFileSync(join(root, "public", name), data);
	latest = state;
}
