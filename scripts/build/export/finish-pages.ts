import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { build } from "esbuild";
import type { BundledFiles } from "./bundle-islands";
import { forgetOthers, writeWhole } from "./kept-pages";
import { PageError } from "./page-error";
import type { PageResult, PagesWork } from "./page-thread";

/** Where finished pages are kept from one build to the next, from the project's root. */
const KEPT = ".cache/pages";

/** Where the code that finishes pages is bundled to: beside this code, where its packages are found. */
const CODE = ".cache/page-thread";

/** Pages that are worth another thread, which has to load the code first. */
const PAGES_FOR_A_THREAD = 20;

/** The repository with this code. */
const repository = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Bundles the code that finishes pages. What runs is then what the hash is of: no change of it can be missed.
 * @returns the file to run, and a hash of it, of the packages that it uses and of Node
 */
async function bundledCode(): Promise<{ file: string; code: string }> {
	const { outputFiles } = await build({
		absWorkingDir: repository,
		entryPoints: ["scripts/build/export/page-thread.ts"],
		bundle: true,
		write: false,
		format: "esm",
		platform: "node",
		packages: "external",
		plugins: [
			{
				// The islands' own code is loaded in browsers, and its bundle has a hash by itself.
				name: "leave-islands",
				setup: ({ onResolve }) => {
					onResolve({ filter: /^\./ }, ({ kind, path }) =>
						kind === "dynamic-import" ? { path, external: true } : undefined,
					);
				},
			},
		],
		logLevel: "error",
	});
	const text = outputFiles[0]?.text ?? "";
	const hash = createHash("sha256").update(text).update(process.version);
	const code = hash.update(readFileSync(join(repository, "package-lock.json"))).digest("hex");
	const [folder, name] = [join(repository, CODE), `${code}.mjs`];
	writeWhole(join(folder, name), text);
	forgetOthers(folder, new Set([name]));
	return { file: join(folder, name), code };
}

/** Finishes pages in this thread, and in others beside it where there are many pages and several processors. */
async function shareWork(file: string, work: PagesWork): Promise<PageResult[]> {
	const { finishTakenPages } = (await import(pathToFileURL(file).href)) as typeof import("./page-thread");
	const count = Math.min(availableParallelism() - 1, Math.floor(work.pages.length / PAGES_FOR_A_THREAD));
	const threads = Array.from({ length: count }, () => new Worker(file, { workerData: work, execArgv: [] }));
	const results: PageResult[] = [];
	const allDone = new Promise<void>((resolve, reject) => {
		const say = (result: PageResult) => {
			results.push(result);
			if (results.length === work.pages.length) resolve();
		};
		for (const thread of threads) thread.on("message", say).once("error", reject);
		if (work.pages.length === 0) resolve();
		finishTakenPages(work, say);
	});
	try {
		await allDone;
	} finally {
		// One that came too late to take a page need not come at all.
		await Promise.all(threads.map((thread) => thread.terminate()));
	}
	return results.sort((one, other) => one.page - other.page);
}

/**
 * Rewrites every page of an export, those alone whose export, code or pictures have changed since a build before.
 * @param root the project's root
 * @param out the folder of the export
 * @param folder the folder of its host in which the site stands; "" at the top
 * @param pages the pages' files in it
 * @returns the pages that cannot be finished, in the order of `pages`
 */
export async function finishPages(
	root: string,
	out: string,
	folder: string,
	pages: string[],
	islands: BundledFiles,
): Promise<PageError[]> {
	const { file, code } = await bundledCode();
	const keptIn = join(root, KEPT);
	const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
	const results = await shareWork(file, { out, folder, pages, islands, code, keptIn, taken });
	const failed = results.flatMap((result) =>
		"problems" in result ? [new PageError(pages[result.page] ?? "", result.problems)] : [],
	);
	if (failed.length === 0) {
		forgetOthers(keptIn, new Set(results.flatMap((result) => ("kept" in result ? [result.kept] : []))));
	}
	return failed;
}
