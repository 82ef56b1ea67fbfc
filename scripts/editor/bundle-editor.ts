import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { packagesIn } from "../pipeline/export/bundle-islands";
import { noticeOf } from "../pipeline/export/licences";

const SVELTIA = "node_modules/@sveltia/cms/npm";

/** Packages that Sveltia loads for code highlighting and maps, which the content does not have. */
const unused = ["@shikijs/langs/*", "@shikijs/themes/*", "terra-draw", "terra-draw-leaflet-adapter"];

/** The packages that are bundled in Sveltia's script, from its source maps. */
function packagesInside(root: string): string[] {
	const folder = join(root, SVELTIA);
	const maps = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".map"));
	const files = maps.flatMap((map) => JSON.parse(readFileSync(join(folder, map), "utf8")).sources as string[]);
	// The last `node_modules` in a path is that of the package itself.
	return [...new Set(files.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []))].sort();
}

/** Bundles the editor into a folder: `editor.js` and its chunks, Sveltia's fonts and workers, and all licences. */
export async function bundleEditor(root: string, folder: string): Promise<void> {
	rmSync(folder, { recursive: true, force: true });
	const { metafile } = await build({
		absWorkingDir: root,
		entryPoints: { editor: "scripts/editor/start-editor.ts" },
		outdir: folder,
		chunkNames: "[name]-[hash]",
		bundle: true,
		splitting: true,
		format: "esm",
		target: ["chrome117", "firefox121", "safari17.4"],
		minify: true,
		legalComments: "none",
		metafile: true,
		external: unused,
		loader: { ".wasm": "file", ".woff2": "file" },
		logLevel: "error",
	});
	// Sveltia addresses these relative to its script.
	cpSync(join(root, SVELTIA, "assets"), join(folder, "assets"), {
		recursive: true,
		filter: (file) => !file.endsWith(".map"),
	});
	const notices = packagesIn(metafile.outputs).map((name) => noticeOf(join(root, "node_modules", name)));
	// These are not installed, so their licence texts are missing.
	const inside = `@sveltia/cms contains parts of these packages; their licences are at https://www.npmjs.com/package/NAME:\n\n${packagesInside(root).join("\n")}\n`;
	writeFileSync(join(folder, "licences.txt"), [...notices, inside].join("\n\n"));
}
