import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Content } from "@/lib/content/load";
import { values } from "@/lib/content/walk";

const PACKAGES = "node_modules/@fontsource-variable";
const FOLDER = ".cache/fonts";

/** The two typefaces. Fraunces speaks in one weight: a range of them would double its file. */
const fonts = [
	{ name: "fraunces", file: "fraunces/files/fraunces-latin-wght-normal.woff2", wght: 460 },
	{ name: "figtree", file: "figtree/files/figtree-latin-wght-normal.woff2", wght: { min: 400, max: 700 } },
];

/** Every character that the site can show: plain Latin, and whatever else its content uses. */
function charactersOf(content: Content): string {
	const plain = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("");
	const words = values(content).map(({ value }) => String(value));
	// Marks that the style sheets and Intl add: quotes, dashes, the narrow space of dates.
	return [...new Set(`${plain}‘’“”–—…·\u00a0\u202f${words.join("")}`)].join("");
}

/**
 * Makes the fonts that `app/fonts.ts` loads: the characters and weights in use, half the bytes of the
 * whole Latin set.
 */
export async function buildFonts(root: string, content: Content): Promise<void> {
	mkdirSync(join(root, FOLDER), { recursive: true });
	const characters = charactersOf(content);
	for (const { name, file, wght } of fonts) {
		const whole = readFileSync(join(root, PACKAGES, file));
		const part = await subsetFont(whole, characters, { targetFormat: "woff2", variationAxes: { wght } });
		writeFileSync(join(root, FOLDER, `${name}.woff2`), part);
	}
}
