import { basename } from "node:path";
import { filesIn, readText } from "@/lib/content/files";
import { codeHash, diskCache } from "../disk-cache";
import type { OptimisedSvg, Parts, SvgOptions } from "./optimise-svg";

/** Folder of the drawings that illustrations share, such as a hand: one drawing with one id in each file. */
export const PARTS = "content/illustrations/parts";

/** The shared parts, by the names under which drawings use them. Throws a `ContentError` for one that is no text. */
export const sharedParts = (root: string): Parts =>
	new Map(filesIn(root, PARTS).map((file) => [basename(file, ".svg"), readText(root, file)]));

/** Optimises a drawing as `optimiseSvg` does, or takes the result of an earlier build. SVGO is loaded if needed: it is slow. */
export const optimisedSvg = (src: string, source: string, options: SvgOptions): Promise<OptimisedSvg> => {
	const code = ["scripts/pipeline/pictures", "lib/brand"].map(codeHash);
	const { parts, ...others } = options;
	return diskCache("svg", [...code, src, source, JSON.stringify([...parts, others])], async () =>
		(await import("./optimise-svg")).optimiseSvg(src, source, options),
	);
};
