import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { FIRST_PAINT_FILE, outputFile } from "@/lib/content/files";
import { browserTargets } from "./export/bundle-islands";

/** Bundles the inline script of every page, with or without the code for a loading screen. */
export async function bundleFirstPaint(hasLoadingScreen: boolean): Promise<string> {
	const { outputFiles } = await build({
		absWorkingDir: fileURLToPath(new URL("../..", import.meta.url)),
		entryPoints: ["components/islands/client/first-paint.ts"],
		bundle: true,
		write: false,
		format: "iife",
		target: browserTargets,
		minify: true,
		define: { HAS_LOADING_SCREEN: String(hasLoadingScreen) },
		logLevel: "warning",
	});
	return outputFiles[0]?.text.trim() ?? "";
}

/** Writes the inline script to where pages read it. */
export const buildFirstPaint = async (root: string, hasLoadingScreen: boolean): Promise<void> =>
	outputFile(join(root, FIRST_PAINT_FILE), await bundleFirstPaint(hasLoadingScreen));
