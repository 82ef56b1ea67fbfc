import { allContentFiles, type ContentFiles } from "./content-files";
import type { Problem } from "./problem";

export type ReferencedFile = {
	/** As written in the content, such as `illustrations/home/about.svg` or `/films/a.mp4`. */
	name: string;
	file: string;
	/** A problem at the field that names the file. */
	problemAt(message: string): Problem;
};

const folders = {
	picture: "content/",
	film: "public",
	poster: "public",
	captions: "public",
} as const;

type Kind = keyof typeof folders;

/** The files of these kinds that the content names, one entry per field. */
export function referencedFiles(sources: ContentFiles, ...kinds: Kind[]): ReferencedFile[] {
	return allContentFiles(sources).flatMap((source) =>
		kinds.flatMap((kind) =>
			source.fields(kind).map(({ value, path }) => ({
				name: String(value),
				file: `${folders[kind]}${value}`,
				problemAt: (message: string) => source.problemAt(path, message),
			})),
		),
	);
}

/** Every field that is marked as invented. */
export function sampleFields(sources: ContentFiles): Problem[] {
	return allContentFiles(sources).flatMap((source) =>
		source.fields("sample").map(({ path }) => source.problemAt(path, "invented")),
	);
}
