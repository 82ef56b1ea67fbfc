import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, stateOf } from "@/lib/content/files";
import type { NamedFile } from "@/lib/content/named-files";
import type { Problem } from "@/lib/content/problem";
import type { Brand } from "@/lib/content/schema/brand";
import { kept } from "../kept";
import { PARTS } from "./parts-folder";
import type { FinishedPlate, Plate } from "./plate";
import { unchanged } from "./unchanged";

/** Pictures that can be used, by the names that the content has for them. */
export type UsablePictures = {
	/** Drawings, as they were finished to find out whether they can be used. */
	plates: Map<string, Plate>;
	photos: string[];
};

/** What is wrong with a photograph, or how wide it is, in pixels. */
type SeenPhotograph = { fault: string; width?: undefined } | { fault?: undefined; width: number };

/**
 * Pixels that the widest place of a picture has on a screen with two pixels to a point: 38rem (components/ui/picture-image).
 */
const SHARP_WIDTH = 1216;

const drawing = unchanged<Promise<FinishedPlate>>();
const photograph = unchanged<Promise<SeenPhotograph>>();

// What finishes pictures takes long to load, and is seldom needed: it is loaded by the first picture that is new.

/** A drawing as it is finished; `parts` are names and texts of the shared parts, which it may name. */
const finishedDrawing = (
	root: string,
	name: string,
	file: Buffer,
	parts: (string | Buffer)[],
	colours?: Brand["colours"],
) =>
	kept(["drawing", name, JSON.stringify(colours ?? null), file, ...parts], async () => {
		const { finishPlate } = await import("./plate");
		return finishPlate(root, name, file.toString("utf8"), colours);
	});

const seenPhotograph = (file: Buffer) =>
	kept(["photograph", file], async (): Promise<SeenPhotograph> => {
		const { photoFault, photoWidth } = await import("./photo");
		const fault = await photoFault(file);
		return fault ? { fault } : { width: await photoWidth(file) };
	});

/**
 * Finishes the drawings, in memory, and reads the photographs, so that all that would keep a build from using
 * them is known.
 * @param root the repository's root
 * @param named the pictures that the content names, each once
 * @param colours the brand's, in which drawings show the colours of the plates' palette
 * @returns those that can be used, what is wrong with the others, and photographs that are too small to be sharp
 */
export async function checkPictures(
	root: string,
	named: NamedFile[],
	colours?: Brand["colours"],
): Promise<{ pictures: UsablePictures; problems: Problem[]; warnings: Problem[] }> {
	const pictures: UsablePictures = { plates: new Map(), photos: [] };
	const problems: Problem[] = [];
	const warnings: Problem[] = [];
	const parts = filesIn(root, PARTS);
	const common = stateOf(root, parts) + JSON.stringify(colours);
	const texts = parts.flatMap((part) => [part, readFileSync(join(root, part))]);
	for (const { name, file, problemAt } of named) {
		const add = (fault: string) => problems.push(problemAt(`${file}: ${fault}`));
		const state = stateOf(root, [file]);
		const read = () => readFileSync(join(root, file));
		if (name.endsWith(".svg")) {
			const finished = await drawing(name, state + common, () => finishedDrawing(root, name, read(), texts, colours));
			if (finished.plate) pictures.plates.set(name, finished.plate);
			else finished.problems.forEach(add);
		} else {
			const { fault, width } = await photograph(name, state, () => seenPhotograph(read()));
			if (fault !== undefined) {
				add(fault);
				continue;
			}
			pictures.photos.push(name);
			if (width >= SHARP_WIDTH) continue;
			const message = `is ${width} pixels wide, and drawn larger than that on good screens; ${SHARP_WIDTH} are sharp`;
			warnings.push(problemAt(`${file} ${message}`));
		}
	}
	return { pictures, problems, warnings };
}
