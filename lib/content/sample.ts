import type { Problem } from "./problem";
import type { Source } from "./source";
import type { Sources } from "./sources";
import { values } from "./walk";

/** Every place in the content that is marked as invented. */
export function samplePlaces(sources: Sources): Problem[] {
	return (Object.values(sources).flat() as Source<unknown>[]).flatMap((source) =>
		values(source.data)
			.filter(({ path, value }) => path.at(-1) === "sample" && value === true)
			.map(({ path }) => source.problemAt(path, "invented")),
	);
}
