import { basename, join } from "node:path";
import { build } from "esbuild";

/** Folder of the island chunks in the export; their names carry a hash, so hosts may cache them for ever. */
export const ISLANDS_FOLDER = "_islands";

const ENTRY = "components/islands/client/entry.ts";

/** The script that every page loads: its address, and those of the chunks that it imports before it runs. */
export type ClientEntry = { src: string; chunks: string[] };

/** Preact stands in for React in the browser: a tenth of its size (design: islands). */
const preact = {
	react: "preact/compat",
	"react-dom": "preact/compat",
	"react-dom/client": "preact/compat/client",
	"react/jsx-runtime": "preact/jsx-runtime",
};

/** The settings of the e-mail service reach the browser by name, as Next's own bundler would inline them. */
function publicEnvironment(): Record<string, string> {
	const names = ["SERVICE_ID", "TEMPLATE_ID", "PUBLIC_KEY", "ORIGIN"].map((name) => `NEXT_PUBLIC_EMAILJS_${name}`);
	return Object.fromEntries(names.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name] ?? "")]));
}

/**
 * Bundles the islands into `out/_islands/`: one entry, one chunk for each island, and what they share.
 * @param runtime `react` keeps React's own renderer in place of Preact
 * @returns the addresses of the entry, such as `/_islands/entry-ABC.js`, and of the chunks that it cannot begin without
 */
export async function bundleIslands(root: string, out: string, runtime: "preact" | "react"): Promise<ClientEntry> {
	const result = await build({
		absWorkingDir: root,
		entryPoints: [ENTRY],
		outdir: join(out, ISLANDS_FOLDER),
		entryNames: "[name]-[hash]",
		chunkNames: "[name]-[hash]",
		bundle: true,
		splitting: true,
		format: "esm",
		target: ["chrome107", "firefox115", "safari16"],
		jsx: "automatic",
		minify: true,
		legalComments: "none",
		metafile: true,
		alias: runtime === "preact" ? preact : {},
		define: { "process.env.NODE_ENV": '"production"', ...publicEnvironment() },
		logLevel: "warning",
	});
	const entry = Object.entries(result.metafile.outputs).find(([, output]) => output.entryPoint === ENTRY);
	if (!entry) throw new Error("esbuild made no entry for the islands");
	const address = (file: string) => `/${ISLANDS_FOLDER}/${basename(file)}`;
	const [file, { imports }] = entry;
	return {
		src: address(file),
		chunks: imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => address(path)),
	};
}
