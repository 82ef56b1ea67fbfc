import { filesIn } from "./files";
import { captionsIn, webmOf } from "./film-sources";
import { namedFiles } from "./named-files";
import type { Problem } from "./problem";
import type { Sources } from "./sources";

/** Drawings refer to shared parts; the content does not. */
const PARTS = "content/plates/parts/";

/** Pictures and film files that the content does not name. */
export function unusedFiles(root: string, sources: Sources): Problem[] {
	const films = namedFiles(sources, "film").map(({ file }) => file);
	const captions = namedFiles(sources, "captions").map(({ file }) => file);
	const translations = sources.clinic.data?.translations ?? [];
	const named = new Set([
		...captions,
		...namedFiles(sources, "picture", "poster").map(({ file }) => file),
		...films,
		...films.map(webmOf),
		...captions.flatMap((file) => translations.map((language) => captionsIn(file, language))),
	]);
	const there = [
		...filesIn(root, "content/plates"),
		...filesIn(root, "content/photos"),
		...filesIn(root, "public/films"),
	];
	return there
		.filter((file) => !named.has(file) && !file.startsWith(PARTS) && !/(?:^|\/)\.|\.md$/.test(file))
		.map((file) => ({ file, line: 1, column: 1, field: "", message: "no content uses this file; it can be removed" }));
}
