import { cpSync, readdirSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { EDITOR_FILES } from "./page-and-server";

const SVELTIA = "node_modules/@sveltia/cms/npm";

/** What the editor's package would load for maps and highlighted program text, neither of which content has. */
const unused = ["@shikijs/langs/*", "@shikijs/themes/*", "terra-draw", "terra-draw-leaflet-adapter"];

/** Addresses elsewhere that the editor's package would ask by itself, each with what stands in its place. */
const instead: [RegExp, string][] = [
	// Its typefaces, which it has beside its script as well.
	[
		/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/([a-z0-9-]+?)(?::vf)?@[\d.]+\/(latin-[a-z0-9-]+)\.woff2/g,
		"$1-$2.woff2",
	],
	// Whether GitHub has a fault.
	[/https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g, 'data:application/json,{"status":{"indicator":"none"}}'],
];

/** Keeps the editor's package from asking anybody but the host of the repository. */
function askingNobody(root: string): Plugin {
	const fonts = readdirSync(join(root, SVELTIA, "assets")).filter((file) => file.endsWith(".woff2"));
	/** The file of a typeface: its name in the package has a hash. */
	const fontFile = (address: string) => {
		const name = address.replace(/\.woff2$/, "");
		const file = fonts.find((font) => font.startsWith(`${name}-`));
		if (!file) throw new Error(`The editor has no typeface ${name}`);
		return `${EDITOR_FILES}/assets/${file}`;
	};
	return {
		name: "asking-nobody",
		setup(context) {
			context.onLoad({ filter: /@sveltia\/cms\/npm\/index\.js$/ }, async ({ path }) => {
				let contents = await readFile(path, "utf8");
				for (const [address, text] of instead) {
					if (contents.search(address) < 0) throw new Error(`The editor no longer asks ${address.source}`);
					contents = contents.replace(address, (...found) => {
						const put = found[0].replace(address, text);
						return put.endsWith(".woff2") ? fontFile(put) : put;
					});
				}
				return { contents, loader: "js" };
			});
		},
	};
}

/**
 * Bundles the editor's script with its package into a folder: `editor.js`, the parts that it loads when they are needed,
 * and the package's fonts and workers. Nothing is loaded from elsewhere.
 * @param entry which page's script: that of this machine, or that of a host
 */
export async function bundleEditor(root: string, folder: string, entry: "local" | "hosted"): Promise<void> {
	rmSync(folder, { recursive: true, force: true });
	await build({
		absWorkingDir: root,
		entryPoints: { editor: `scripts/editor/browser/${entry}.ts` },
		outdir: folder,
		chunkNames: "[name]-[hash]",
		bundle: true,
		splitting: true,
		format: "esm",
		target: ["chrome117", "firefox121", "safari17.4"],
		minify: true,
		legalComments: "linked",
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
}
