import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type Metafile } from "esbuild";
import { isPlain, isRendered } from "@/components/islands/registry";
import { embeddedMailbox } from "../settings";
import { wordsOf } from "./used-style";

/** Folder of the island chunks in the export; their names carry a hash, so hosts may cache them for ever. */
export const ISLANDS_FOLDER = "_islands";

const ENTRY = "components/islands/client/entry.ts";

/** The script that every page loads: its address, and those of the chunks that it imports before it runs. */
export type ClientEntry = {
	src: string;
	chunks: string[];
	/** The words of the code that a page with these islands may run, the classes that it sets among them. */
	wordsWith: (islands: ReadonlySet<string>) => ReadonlySet<string>;
};

/** What the browser gets: the entry, and the names of the packages that are in it and its chunks. */
export type Bundle = { entry: ClientEntry; packages: string[] };

/** The packages of which a bundle holds anything. */
export function packagesIn(outputs: Metafile["outputs"]): string[] {
	const files = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
	return [...new Set(files.flatMap((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []))];
}

/** The island of which a file of the bundle is the chunk; undefined for others. Chunks have the names of their modules. */
function islandOf({ entryPoint = "" }: Metafile["outputs"][string]): string | undefined {
	const name = basename(entryPoint).replace(/\.tsx?$/, "");
	return isPlain(name) || isRendered(name) ? name : undefined;
}

/**
 * The files of the bundle that a page can come to load.
 * @param entry the file with which every page begins
 * @param islands the names of those that stand in the page
 */
export function filesLoaded(outputs: Metafile["outputs"], entry: string, islands: ReadonlySet<string>): string[] {
	const loaded = new Set([entry]);
	// A loop over a set also comes to what is added meanwhile.
	for (const file of loaded) {
		for (const { path } of outputs[file]?.imports ?? []) {
			const island = outputs[path] && islandOf(outputs[path]);
			if (!island || islands.has(island)) loaded.add(path);
		}
	}
	return [...loaded];
}

/** Preact stands in for React in the browser: a tenth of its size (design: islands). */
const preact = {
	react: "preact/compat",
	"react-dom": "preact/compat",
	"react-dom/client": "preact/compat/client",
	"react/jsx-runtime": "preact/jsx-runtime",
};

/**
 * What the browser's code gets for `process.env`: public settings by name, and nothing for others, as from Next's own
 * bundler. Those of the e-mail service are named also while unset, which spares every page a chunk with an empty object.
 */
function publicEnvironment(): Record<string, string> {
	const set = Object.keys(process.env).filter((name) => name.startsWith("NEXT_PUBLIC_"));
	const names = new Set([...Object.keys(embeddedMailbox), ...set]);
	return {
		"process.env": "{}",
		"process.env.NODE_ENV": '"production"',
		...Object.fromEntries(
			[...names].map((name) => [`process.env.${name}`, JSON.stringify(process.env[name]) ?? "undefined"]),
		),
	};
}

/**
 * Bundles the islands into `out/_islands/`: one entry, one chunk for each island, and what they share.
 * @param runtime `react` keeps React's own renderer in place of Preact
 * @returns the addresses of the entry, such as `/_islands/entry-ABC.js`, and of the chunks that it cannot begin without,
 *   and the packages in them
 */
export async function bundleIslands(root: string, out: string, runtime: "preact" | "react"): Promise<Bundle> {
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
		// The style of a component stands in the page already.
		loader: { ".css": "empty" },
		legalComments: "none",
		metafile: true,
		alias: runtime === "preact" ? preact : {},
		define: publicEnvironment(),
		logLevel: "warning",
	});
	const entry = Object.entries(result.metafile.outputs).find(([, output]) => output.entryPoint === ENTRY);
	if (!entry) throw new Error("esbuild made no entry for the islands");
	const address = (file: string) => `/${ISLANDS_FOLDER}/${basename(file)}`;
	const [file, { imports }] = entry;
	const chunks = imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => address(path));
	const { outputs } = result.metafile;
	const words = new Map(
		Object.keys(outputs).map((output) => [output, wordsOf(readFileSync(join(root, output), "utf8"))]),
	);
	const wordsWith = (islands: ReadonlySet<string>) =>
		new Set(filesLoaded(outputs, file, islands).flatMap((output) => [...(words.get(output) ?? [])]));
	return {
		entry: { src: address(file), chunks, wordsWith },
		packages: packagesIn(result.metafile.outputs),
	};
}
