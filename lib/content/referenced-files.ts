import { allContentFiles, type ContentFiles } from "./content-files";
import type { Problem } from "./problem";

export type ReferencedFile = {
	/** As written in the content, such as `illustrations/home/about.svg` or `/films/a.mp4`. */
	name: string;
	path: string;
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
export function referencedFiles(files: ContentFiles, ...kinds: Kind[]): ReferencedFile[] {
	return allContentFiles(files).flatMap((file) =>
		kinds.flatMap((kind) =>
			file.fields(kind).map(({ value, path: field }) => ({
				name: String(value),
				path: `${folders[kind]}${value}`,
				problemAt: (message: string) => file.problemAt(field, message),
			})),
		),
	);
}

/** Every field that is marked as invented. */
export function sampleFields(files: ContentFiles): Problem[] {
	return allContentFiles(files).flatMap((file) =>
		file.fields("sample").map(({ path }) => file.problemAt(path, "invented")),
	);
}
