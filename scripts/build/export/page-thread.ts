/**
 * What finishes pages: the build's own thread and others beside it take them one by one. It is bundled for that
 * (`finish-pages.ts`), since threads could not load TypeScript.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMainThread, parentPort, workerData } from "node:worker_threads";
import { filesBelow } from "@/lib/content/files";
import { type BundledFiles, clientEntry } from "./bundle-islands";
import { contentSecurityPolicy } from "./content-security-policy";
import { pageMover } from "./in-folder";
import { keptPage } from "./kept-pages";
import { PageError } from "./page-error";
import { rewritePage } from "./rewrite-page";

/** The pages to finish, as all threads see them. */
export type PagesWork = {
	/** The folder of the export. */
	out: string;
	/** The folder of its host in which the site stands; "" at the top. */
	folder: string;
	/** The pages' files in it. */
	pages: string[];
	islands: BundledFiles;
	/** A hash of the code that finishes pages. */
	code: string;
	/** Where finished pages are kept. */
	keptIn: string;
	/** How many pages have been taken; the memory is shared. */
	taken: Int32Array;
};

/** What became of a page: the name under which it is kept, or what is wrong with it. */
export type PageResult = { page: number; kept: string } | { page: number; problems: string[] };

/** Finishes pages until none is left to take, and says what became of each. */
export function finishTakenPages(
	{ out, folder, pages, islands, code, keptIn, taken }: PagesWork,
	say: (result: PageResult) => void,
): void {
	const entry = clientEntry(islands);
	// The policy also depends on settings and on the content: what it allows without a page tells of them.
	const policy = contentSecurityPolicy({ scripts: [], styles: [] });
	// In a folder, a page also depends on which files the site has: their addresses are moved.
	const forAll = [code, JSON.stringify(islands), policy, folder, folder ? filesBelow(out) : []];
	const state = createHash("sha256").update(JSON.stringify(forAll)).digest("hex");
	const move = pageMover(folder, out);
	const picture = (src: string) => readFileSync(join(out, src), "utf8");
	for (;;) {
		const page = Atomics.add(taken, 0, 1);
		const file = pages[page];
		if (file === undefined) return;
		const path = join(out, file);
		const exported = readFileSync(path, "utf8");
		try {
			const { name, html } = keptPage(keptIn, [state, file, exported], picture, (read) =>
				rewritePage(exported, entry, file, read, move),
			);
			writeFileSync(path, html);
			say({ page, kept: name });
		} catch (error) {
			if (!(error instanceof PageError)) throw error;
			say({ page, problems: error.problems });
		}
	}
}

if (!isMainThread) finishTakenPages(workerData as PagesWork, (result) => parentPort?.postMessage(result));
