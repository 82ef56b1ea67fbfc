import { createRequire } from "node:module";
import { basename } from "node:path";

const require = createRequire(import.meta.url);

/**
 * The file of a typeface with plain Latin letters and all its weights.
 * @param name a package of Fontsource's variable typefaces
 * @returns nothing if the package is not installed or has no such file
 */
export function typefaceFile(name: string): string | undefined {
	try {
		return require.resolve(`${name}/files/${basename(name)}-latin-wght-normal.woff2`);
	} catch {
		return undefined;
	}
}
