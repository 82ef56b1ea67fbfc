import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { FIRST_PAINT_FILE, outputFile } from "@/lib/content/files";
import { browserTargets } from "./export/bundle-islands";

/** Bundles a script of `components/islands/client` that pages contain. */
async function bundleInline(name: string, define?: Record<string, string>): Promise<string> {
	const { outputFiles } = await build({
		absWorkingDir: fileURLToPath(new URL("../..", import.meta.url)),
		entryPoints: [`components/islands/client/${name}.ts`],
		bundle: true,
		write: false,
		format: "iife",
		target: browserTargets,
		minify: true,
		define,
		logLevel: "warning",
	});
	return outputFiles[0]?.text.trim() ?? "";
}

/** Bundles the inline script of every page, with or without the code for a loading screen. */
export const bundleFirstPaint = (hasLoadingScreen: boolean): Promise<string> =>
	bundleInline("first-paint", { HAS_LOADING_SCREEN: String(hasLoadingScreen) });

/** Bundles the script in the head of every page that has typefaces of its own. */
export const bundleEarlyFonts = (): Promise<string> => bundleInline("early-fonts");

/** Writes the inline script to where pages read it. */
export const buildFirstPaint = async (root: string, hasLoadingScreen: boolean): Promise<void> =>
	outputFile(join(root, FIRST_PAINT_FILE), await bundleFirstPaint(hasLoadingScreen));
