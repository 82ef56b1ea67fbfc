import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { filesIn } from "@/lib/content/files";
import type { Brand } from "@/lib/content/schema/brand";
import { codeHash, diskCache } from "../disk-cache";
import type { OptimisedSvg, Parts } from "./optimise-svg";

/** Folder of the drawings that illustrations share, such as a hand: one drawing with one id in each file. */
export const PARTS = "content/plates/parts";

/** The shared parts, by the names under which drawings use them. */
export const readParts = (root: string): Parts =>
	new Map(filesIn(root, PARTS).map((file) => [basename(file, ".svg"), readFileSync(join(root, file), "utf8")]));

/**
 * Optimises a drawing, or takes the result of an earlier build. SVGO takes long to load, so this module imports it only
 * for a drawing that has changed.
 * @param kind in drawings of the brand, classes such as `fill-marigold` name the colour of a shape
 */
export const optimisedSvg = (
	kind: "illustration" | "brand",
	src: string,
	source: string,
	parts: Parts,
	colours?: Brand["colours"],
): Promise<OptimisedSvg> => {
	const code = ["scripts/build/pictures", "lib/brand"].map(codeHash);
	return diskCache("svg", [...code, kind, src, source, JSON.stringify([...parts, colours])], async () => {
		const { optimiseBrandSvg, optimiseSvg } = await import("./optimise-svg");
		return (kind === "brand" ? optimiseBrandSvg : optimiseSvg)(src, source, parts, colours);
	});
};
