import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, stateOf } from "@/lib/content/files";
import type { NamedFile } from "@/lib/content/named-files";
import type { Problem } from "@/lib/content/problem";
import { photoFault } from "./photo";
import { type FinishedPlate, finishPlate, type Plate } from "./plate";
import { PARTS } from "./plate-parts";
import { unchanged } from "./unchanged";

/** Pictures that can be used, by the names that the content has for them. */
export type UsablePictures = {
	/** Drawings, as they were finished to find out whether they can be used. */
	plates: Map<string, Plate>;
	photos: string[];
};

const drawing = unchanged<FinishedPlate>();
const photograph = unchanged<Promise<string | undefined>>();

/**
 * Finishes the drawings, in memory, and reads the photographs, so that all that would keep a build from using
 * them is known.
 * @param root the repository's root
 * @param named the pictures that the content names, each once
 * @returns those that can be used, and what is wrong with the others
 */
export async function checkPictures(
	root: string,
	named: NamedFile[],
): Promise<{ pictures: UsablePictures; problems: Problem[] }> {
	const pictures: UsablePictures = { plates: new Map(), photos: [] };
	const problems: Problem[] = [];
	const parts = stateOf(root, filesIn(root, PARTS));
	for (const { name, file, problemAt } of named) {
		const add = (fault: string) => problems.push(problemAt(`${file}: ${fault}`));
		const state = stateOf(root, [file]);
		const read = () => readFileSync(join(root, file));
		if (name.endsWith(".svg")) {
			const finished = drawing(name, state + parts, () => finishPlate(root, name, read().toString("utf8")));
			if (finished.plate) pictures.plates.set(name, finished.plate);
			else finished.problems.forEach(add);
		} else {
			const fault = await photograph(name, state, () => photoFault(read()));
			if (fault) add(fault);
			else pictures.photos.push(name);
		}
	}
	return { pictures, problems };
}
