import type { Problem } from "./problem";
import type { Source } from "./source";
import { allSources, type Sources } from "./sources";

/** A file that a field of the content names. */
export type NamedFile = {
	/** As written in the content, such as `plates/home/about.svg` or `/films/a.mp4`. */
	name: string;
	/** Path from the repository's root. */
	file: string;
	/** A problem at the field that names the file. */
	problemAt(message: string): Problem;
};

/** The base folder of each kind. */
const folders = { picture: "content/", film: "public", poster: "public", captions: "public" } as const;

type Kind = keyof typeof folders;

/** The files of these kinds that a content file names, one entry per field. */
export function filesNamedIn(source: Source<unknown>, ...kinds: Kind[]): NamedFile[] {
	return kinds.flatMap((kind) =>
		source.fields(kind).map(({ value, path }) => ({
			name: String(value),
			file: `${folders[kind]}${value}`,
			problemAt: (message: string) => source.problemAt(path, message),
		})),
	);
}

/** The files of these kinds that the content names, one entry per field. */
export function namedFiles(sources: Sources, ...kinds: Kind[]): NamedFile[] {
	return allSources(sources).flatMap((source) => filesNamedIn(source, ...kinds));
}

/** Every field that is marked as invented. */
export function samplePlaces(sources: Sources): Problem[] {
	return allSources(sources).flatMap((source) =>
		source.fields("sample").map(({ path }) => source.problemAt(path, "invented")),
	);
}
