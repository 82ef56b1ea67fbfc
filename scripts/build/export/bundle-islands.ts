import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { isPlain, isRendered } from "@/components/islands/registry";
import { embeddedMailbox } from "../settings";
import { wordsOf } from "./used-style";

/** Folder of the island chunks in the export; their names carry a hash, so hosts may cache them for ever. */
export const ISLANDS_FOLDER = "_islands";

/** The oldest browsers for which scripts are written. */
export const browserTargets = ["chrome107", "firefox115", "safari16"];

const ENTRY = "components/islands/client/entry.ts";

/** The script that every page loads. */
export type ClientEntry = {
	/** Its address. */
	src: string;
	/** The addresses of the chunks that it imports before it runs. */
	chunks: string[];
	/** The addresses of further chunks without which these islands cannot run. */
	chunksOf: (islands: ReadonlySet<string>) => string[];
	/** The words of the code that a page with these islands may run, the classes that it sets among them. */
	wordsWith: (islands: ReadonlySet<string>) => ReadonlySet<string>;
};

/** The bundle as plain data, of which threads and keys of what is kept can be given a copy. */
export type BundledFiles = {
	/** The file with which every page begins. */
	file: string;
	outputs: Metafile["outputs"];
	/** The words of each file. */
	words: Record<string, string[]>;
};

/** What the browser gets, and the names of the packages that are in it. */
export type Bundle = { files: BundledFiles; packages: string[] };

/** The packages of which a bundle holds anything. */
export function packagesIn(outputs: Metafile["outputs"]): string[] {
	const files = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
	return [...new Set(files.flatMap((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []))];
}

/** The module that renders islands with a state of their own. */
const RENDERER = "hydrate";

/** The name of the module for which a file of the bundle was made, such as an island's; empty for what others share. */
const moduleOf = ({ entryPoint = "" }: Metafile["outputs"][string]) =>
	basename(entryPoint).replace(/(\.island)?\.tsx?$/, "");

type Import = Metafile["outputs"][string]["imports"][number];

/** The files that are reached from one, itself among them, by those imports that `follow` holds for. */
function filesFrom(
	outputs: Metafile["outputs"],
	file: string,
	follow: (module: string, kind: Import["kind"]) => boolean,
): string[] {
	const reached = new Set([file]);
	// A loop over a set also comes to what is added meanwhile.
	for (const from of reached) {
		for (const { path, kind } of outputs[from]?.imports ?? []) {
			const to = outputs[path];
			if (to && follow(moduleOf(to), kind)) reached.add(path);
		}
	}
	return [...reached];
}

/**
 * The files of the bundle that a page can come to load.
 * @param entry the file with which every page begins
 * @param islands the names of those that stand in the page
 */
export const filesLoaded = (outputs: Metafile["outputs"], entry: string, islands: ReadonlySet<string>): string[] =>
	filesFrom(outputs, entry, (module) => islands.has(module) || !(isPlain(module) || isRendered(module)));

/**
 * The files of the bundle that a page needs before its islands can run.
 * @param entry the file with which every page begins
 * @param islands the names of those that are to run
 */
export function filesNeeded(outputs: Metafile["outputs"], entry: string, islands: ReadonlySet<string>): string[] {
	const rendering = [...islands].some(isRendered);
	return filesFrom(
		outputs,
		entry,
		(module, kind) => kind === "import-statement" || islands.has(module) || (rendering && module === RENDERER),
	);
}

/** What pages load of a bundle: the addresses are such as `/_islands/entry-ABC.js`. */
export function clientEntry({ file, outputs, words }: BundledFiles): ClientEntry {
	const address = (output: string) => `/${ISLANDS_FOLDER}/${basename(output)}`;
	const first = filesNeeded(outputs, file, new Set());
	return {
		src: address(file),
		chunks: first.slice(1).map(address),
		chunksOf: (islands) =>
			filesNeeded(outputs, file, islands)
				.filter((needed) => !first.includes(needed))
				.map(address),
		wordsWith: (islands) => new Set(filesLoaded(outputs, file, islands).flatMap((output) => words[output] ?? [])),
	};
}

/** What pages share of their look only exports: where nothing is left of it, no script has to be fetched for it. */
const lookWithoutEffects = (root: string): Plugin => ({
	name: "look without effects",
	setup: (bundler) =>
		bundler.onResolve({ filter: /^@\/lib\/look\// }, ({ path }) => ({
			path: join(root, `${path.slice(2)}.ts`),
			sideEffects: false,
		})),
});

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
 * @returns the files of the bundle, from which `clientEntry` tells what pages load, and the packages in them
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
		target: browserTargets,
		jsx: "automatic",
		minify: true,
		// The style of a component stands in the page already.
		loader: { ".css": "empty" },
		legalComments: "none",
		metafile: true,
		plugins: [lookWithoutEffects(root)],
		alias: runtime === "preact" ? preact : {},
		// EmailJS reads localStorage when it loads, which throws where the browser blocks site data. Nothing else uses it.
		define: { ...publicEnvironment(), localStorage: "undefined" },
		logLevel: "warning",
	});
	const { outputs } = result.metafile;
	const entry = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === ENTRY);
	if (!entry) throw new Error("esbuild made no entry for the islands");
	const words = Object.fromEntries(
		Object.keys(outputs).map((output) => [output, [...wordsOf(readFileSync(join(root, output), "utf8"))]]),
	);
	return { files: { file: entry[0], outputs, words }, packages: packagesIn(outputs) };
}
