import { join } from "node:path";
import { build } from "esbuild";
import { FIRST_AID_WORKER } from "@/lib/site/first-aid-worker";
import { browserTargets, packagesIn } from "./bundle-islands";

/**
 * Writes the service worker that keeps pages with first aid, or where they are not to be kept the one that removes it
 * from browsers which have it: they ask for this address again, whatever the site says by then.
 * @param keep whether pages are kept
 * @returns the names of the packages that are in it
 */
export async function writeFirstAidWorker(root: string, out: string, keep: boolean): Promise<string[]> {
	const { metafile } = await build({
		absWorkingDir: root,
		entryPoints: [`components/emergency/${keep ? "first-aid-worker" : "first-aid-worker-off"}.ts`],
		outfile: join(out, FIRST_AID_WORKER),
		bundle: true,
		format: "iife",
		target: browserTargets,
		minify: true,
		legalComments: "none",
		metafile: true,
		define: { "process.env.NODE_ENV": '"production"' },
		logLevel: "warning",
	});
	return packagesIn(metafile.outputs);
}
