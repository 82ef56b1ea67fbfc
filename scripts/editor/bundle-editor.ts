import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { packagesIn } from "../build/export/bundle-islands";
import { noticeOf } from "../build/export/licences";
import { EDITOR_FILES } from "./page-and-server";

const SVELTIA = "node_modules/@sveltia/cms/npm";

/** What the editor's package would load for maps and highlighted program text, neither of which content has. */
const unused = ["@shikijs/langs/*", "@shikijs/themes/*", "terra-draw", "terra-draw-leaflet-adapter"];

/** A typeface that the editor's package would fetch from elsewhere, although it lies beside its script as well. */
const FONT =
	/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+?)(?::vf)?@[\d.]+\/(latin-[a-z0-9-]+)\.woff2/g;

/** Where the package asks whether GitHub has a fault, and the answer that it gets instead. */
const STATUS = "https://www.githubstatus.com/api/v2/status.json";
const NO_FAULT = 'data:application/json,{"status":{"indicator":"none"}}';

/** Keeps the editor's package from asking anybody but the host of the repository. */
function askingNobody(root: string): Plugin {
	const fonts = readdirSync(join(root, SVELTIA, "assets"));
	/** A typeface's file; its name in the package has a hash. */
	const fontFile = (name: string) => {
		const file = fonts.find((font) => font.startsWith(`${name}-`) && font.endsWith(".woff2"));
		if (!file) throw new Error(`The editor's package has no typeface ${name}`);
		return `${EDITOR_FILES}/assets/${file}`;
	};
	return {
		name: "asking-nobody",
		setup(context) {
			context.onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path }) => ({
				contents: (await readFile(path, "utf8"))
					.replace(FONT, (_, family, style) => fontFile(`${family}-${style}`))
					.replaceAll(STATUS, NO_FAULT),
				loader: "js",
			}));
		},
	};
}

/** The packages of which the editor's package holds parts, by the maps that lie beside its scripts. */
function packagesInside(root: string): string[] {
	const folder = join(root, SVELTIA);
	const maps = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".map"));
	const files = maps.flatMap((map) => JSON.parse(readFileSync(join(folder, map), "utf8")).sources as string[]);
	// The last folder of packages in a path is that of the package itself.
	return [...new Set(files.flatMap((file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []))].sort();
}

/**
 * Bundles the editor's script with its package into a folder: `editor.js`, the parts that it loads when they are needed,
 * the package's fonts and workers, and the licences of all of it. Nothing is loaded from elsewhere.
 * @param entry which page's script: that of this machine, or that of a host
 */
export async function bundleEditor(root: string, folder: string, entry: "local" | "hosted"): Promise<void> {
	rmSync(folder, { recursive: true, force: true });
	const { metafile } = await build({
		absWorkingDir: root,
		entryPoints: { editor: `scripts/editor/browser/${entry}.ts` },
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
		plugins: [askingNobody(root)],
		loader: { ".wasm": "file", ".woff2": "file" },
		logLevel: "error",
	});
	// The package names these by their place beside its own script.
	cpSync(join(root, SVELTIA, "assets"), join(folder, "assets"), {
		recursive: true,
		filter: (file) => !file.endsWith(".map"),
	});
	const notices = packagesIn(metafile.outputs).map((name) => noticeOf(join(root, "node_modules", name)));
	// These are not installed, so their texts are not at hand.
	const inside = `The script of @sveltia/cms holds parts of these packages, whose licences their pages at\nhttps://www.npmjs.com/package/ tell:\n\n${packagesInside(root).join("\n")}\n`;
	writeFileSync(join(folder, "licences.txt"), [...notices, inside].join("\n\n"));
}
