import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import { isPlain, isRendered } from "@/components/islands/registry";
import { memoize } from "@/lib/memoize";
import { FIRST_AID_WORKER } from "@/lib/model/routes";
import { embeddedMailbox } from "../settings";

/** Folder of the island chunks in the export; their names carry a hash, so hosts may cache them forever. */
export const ISLANDS_FOLDER = "_islands";

/** How all scripts are bundled: for the oldest browsers that the site supports, without comments. */
const forBrowsers = {
	bundle: true,
	target: ["chrome107", "firefox115", "safari16"],
	minify: true,
	legalComments: "none",
	logLevel: "warning",
} as const satisfies BuildOptions;

const ENTRY = "components/islands/client/entry.ts";

/** The script that every page loads. */
export type ClientEntry = {
	/** Its address, such as `/_islands/entry-ABC.js`. */
	src: string;
	/** The addresses of the chunks that it imports before it runs. */
	chunks: string[];
	/** The addresses of further chunks that these islands need before they can run. */
	chunksOf: (islands: ReadonlySet<string>) => string[];
	/** The words of all code that a page with these islands may load, the classes that it sets among them. */
	wordsWith: (islands: ReadonlySet<string>) => ReadonlySet<string>;
};

/** The names of the packages in a bundle. */
export function packagesIn(outputs: Metafile["outputs"]): string[] {
	const files = Object.values(outputs).flatMap(({ inputs }) => Object.keys(inputs));
	return [...new Set(files.flatMap((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []))];
}

/** The module that hydrates islands that are components. */
const RENDERER = "hydrate";

/** The module for which a file of the bundle was made, such as an island's; "" for shared code. */
const moduleOf = ({ entryPoint = "" }: Metafile["outputs"][string]) =>
	basename(entryPoint).replace(/(\.island)?\.tsx?$/, "");

type Import = Metafile["outputs"][string]["imports"][number];

/** The files that one file imports, directly or not, itself included, by imports for which `follow` returns true. */
function filesFrom(
	outputs: Metafile["outputs"],
	file: string,
	follow: (module: string, kind: Import["kind"]) => boolean,
): string[] {
	const reached = new Set([file]);
	// The loop also visits what it adds.
	for (const from of reached) {
		for (const { path, kind } of outputs[from]?.imports ?? []) {
			const to = outputs[path];
			if (to && follow(moduleOf(to), kind)) reached.add(path);
		}
	}
	return [...reached];
}

/** All files of the bundle that a page with these islands may load. */
export const filesLoaded = (outputs: Metafile["outputs"], entry: string, islands: ReadonlySet<string>): string[] =>
	filesFrom(outputs, entry, (module) => islands.has(module) || !(isPlain(module) || isRendered(module)));

/** The files of the bundle that a page needs before these islands can run. */
export function filesNeeded(outputs: Metafile["outputs"], entry: string, islands: ReadonlySet<string>): string[] {
	const rendering = [...islands].some(isRendered);
	return filesFrom(
		outputs,
		entry,
		(module, kind) => kind === "import-statement" || islands.has(module) || (rendering && module === RENDERER),
	);
}

/** The words of a script, such as the elements and classes that it names. */
export const wordsOfCode = (script: string): string[] => script.split(/[\s"'`]+/);

function clientEntry(root: string, outputs: Metafile["outputs"], entry: string): ClientEntry {
	const address = (output: string) => `/${ISLANDS_FOLDER}/${basename(output)}`;
	const words = memoize((output: string) => wordsOfCode(readFileSync(join(root, output), "utf8")));
	const first = filesNeeded(outputs, entry, new Set());
	return {
		src: address(entry),
		chunks: first.slice(1).map(address),
		chunksOf: (islands) =>
			filesNeeded(outputs, entry, islands)
				.filter((needed) => !first.includes(needed))
				.map(address),
		wordsWith: (islands) => new Set(filesLoaded(outputs, entry, islands).flatMap(words)),
	};
}

/** Modules of `lib/brand` have no side effects, so that the browser need not fetch those whose exports are not used. */
const brandWithoutEffects = (root: string): Plugin => ({
	name: "brand without effects",
	setup: (bundler) =>
		bundler.onResolve({ filter: /^@\/lib\/brand\// }, ({ path }) => ({
			path: join(root, `${path.slice(2)}.ts`),
			sideEffects: false,
		})),
});

/** Replaces React in the browser by Preact, a tenth of its size (design: islands). */
const preact = {
	react: "preact/compat",
	"react-dom": "preact/compat",
	"react-dom/client": "preact/compat/client",
	"react/jsx-runtime": "preact/jsx-runtime",
};

/**
 * `process.env` in the browser: public variables, as in Next's own bundles. Those of the e-mail service are defined
 * even if they are not set, which saves every page a chunk with an empty object.
 */
function publicEnvironment(): Record<string, string> {
	const names = Object.keys({ ...embeddedMailbox, ...process.env }).filter((name) => name.startsWith("NEXT_PUBLIC_"));
	const definitions = names.map((name) => [`process.env.${name}`, JSON.stringify(process.env[name]) ?? "undefined"]);
	return { "process.env": "{}", "process.env.NODE_ENV": '"production"', ...Object.fromEntries(definitions) };
}

/** Bundles the islands into `out/_islands/`: one entry, a chunk for each island, and shared chunks. */
export async function bundleIslands(
	root: string,
	out: string,
	runtime: "preact" | "react",
): Promise<{ entry: ClientEntry; packages: string[] }> {
	const result = await build({
		...forBrowsers,
		absWorkingDir: root,
		entryPoints: [ENTRY],
		outdir: join(out, ISLANDS_FOLDER),
		entryNames: "[name]-[hash]",
		chunkNames: "[name]-[hash]",
		splitting: true,
		format: "esm",
		jsx: "automatic",
		// Pages contain the components' style.
		loader: { ".css": "empty" },
		metafile: true,
		plugins: [brandWithoutEffects(root)],
		alias: runtime === "preact" ? preact : {},
		// EmailJS reads localStorage when it loads, which throws where the browser blocks site data. Nothing else uses it.
		define: { ...publicEnvironment(), localStorage: "undefined" },
	});
	const { outputs } = result.metafile;
	const entry = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === ENTRY);
	if (!entry) throw new Error("esbuild made no entry for the islands");
	return { entry: clientEntry(root, outputs, entry[0]), packages: packagesIn(outputs) };
}

/**
 * Bundles the service worker for pages with first aid, or one that removes it, because browsers that installed the
 * first still request it. Returns the names of the packages in it.
 */
export async function bundleFirstAidWorker(root: string, out: string, isOffered: boolean): Promise<string[]> {
	const { metafile } = await build({
		...forBrowsers,
		absWorkingDir: root,
		entryPoints: [`components/emergency/${isOffered ? "first-aid-worker" : "first-aid-worker-off"}.ts`],
		outfile: join(out, FIRST_AID_WORKER),
		format: "iife",
		metafile: true,
		define: { "process.env.NODE_ENV": '"production"' },
	});
	return packagesIn(metafile.outputs);
}

/** Bundles the inline script of every page, with or without the code for a loading screen. */
export async function bundleFirstPaint(hasLoadingScreen: boolean): Promise<string> {
	const { outputFiles } = await build({
		...forBrowsers,
		absWorkingDir: fileURLToPath(new URL("../../..", import.meta.url)),
		entryPoints: ["components/islands/client/first-paint.ts"],
		write: false,
		format: "iife",
		define: { HAS_LOADING_SCREEN: String(hasLoadingScreen) },
	});
	return outputFiles[0]?.text.trim() ?? "";
}
