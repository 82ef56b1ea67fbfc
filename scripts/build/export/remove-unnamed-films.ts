import { rmSync } from "node:fs";
import { join } from "node:path";
import { filesBelow, isDrawing } from "@/lib/content/files";
import { captionsIn, webmOf } from "@/lib/content/film-sources";
import { namedFiles } from "@/lib/content/named-files";
import type { Sources } from "@/lib/content/sources";

/** The folder of films, their posters and captions below `public/`, which Next copies as a whole. */
const FOLDER = "films";

/**
 * Removes films, posters and captions that the content names no longer, so that nothing of them is published. A WebM
 * goes and stays with the MP4 that it stands beside, captions in other languages with the original's. Drawn posters go: pages show what was made of them.
 */
export function removeUnnamedFilms(out: string, sources: Sources): void {
	const named = namedFiles(sources, "film", "poster", "captions").map(({ name }) => name);
	const languages = sources.clinic.data?.translations ?? [];
	const kept = new Set([
		...named,
		...named.map(webmOf),
		...named.flatMap((name) => languages.map((language) => captionsIn(name, language))),
	]);
	for (const file of filesBelow(join(out, FOLDER))) {
		const name = `/${FOLDER}/${file}`;
		if (!kept.has(name) || isDrawing(name)) rmSync(join(out, name));
	}
}
