import type { Problem } from "./problem";
import type { Source } from "./source";
import type { Sources } from "./sources";
import { values } from "./walk";

/** A file that a field of the content names. */
export type NamedFile = {
	/** As the content names it, such as `plates/home/about.svg` or `/films/a.mp4`. */
	name: string;
	/** Path from the repository's root. */
	file: string;
	/** A problem at the field that names the file. */
	problemAt(message: string): Problem;
};

/** Pictures stand under `content/`; films, their posters and captions, whose names begin with a slash, under `public/`. */
const placeOf = (name: string) => (name.startsWith("/") ? `public${name}` : `content/${name}`);

/** The files that fields of these names name, once for each such field, in the order of the content. */
export function namedFiles(sources: Sources, fields: string[]): NamedFile[] {
	return (Object.values(sources).flat() as Source<unknown>[]).flatMap((source) =>
		values(source.data).flatMap(({ path, value }) => {
			if (!fields.includes(String(path.at(-1))) || typeof value !== "string") return [];
			const file = placeOf(value);
			return [{ name: value, file, problemAt: (message) => source.problemAt(path, message) }];
		}),
	);
}
