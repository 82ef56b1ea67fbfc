import type { Problem } from "./problem";
import { allSources, type Sources } from "./sources";

/** Every field that is marked as invented. */
export function samplePlaces(sources: Sources): Problem[] {
	return allSources(sources).flatMap((source) =>
		source.fields("sample").map(({ path }) => source.problemAt(path, "invented")),
	);
}
