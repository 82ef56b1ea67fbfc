import { createRequire } from "node:module";
import { basename } from "node:path";

const require = createRequire(import.meta.url);

/**
 * The file of a typeface with the letters of a script and all its weights.
 * @param name a package of Fontsource's variable typefaces
 * @param script the script, as Fontsource calls it; plain Latin unless given
 * @returns nothing if the package is not installed or has no such file
 */
export function typefaceFile(name: string, script = "latin"): string | undefined {
	try {
		return require.resolve(`${name}/files/${basename(name)}-${script}-wght-normal.woff2`);
	} catch {
		return undefined;
	}
}
