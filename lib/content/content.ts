import type * as z from "zod";
import { type Locale, languageOf } from "../model/locales";
import type { Legal, OwnPage } from "../model/schema/pages";
import type { ContentFile } from "./content-file";
import type { contentFiles, contentFolders, legalFiles } from "./content-schemas";
import type { Problem } from "./problem";

type SingleFile<Kind> = Kind extends { schema: infer S extends z.ZodType }
	? ContentFile<z.output<S> | (Kind extends { optional: true } ? undefined : never)>
	: never;

type FolderFile<Kind> = Kind extends {
	schema: infer S extends z.ZodType;
	fieldsFromPath: (path: string) => infer Fields;
}
	? ContentFile<z.output<S> & Fields>
	: never;

/** Every content file: its data, or its problems. */
export type ContentFiles = {
	-readonly [Name in keyof typeof contentFiles]: SingleFile<(typeof contentFiles)[Name]>;
} & {
	[Name in keyof typeof contentFolders]: FolderFile<(typeof contentFolders)[Name]>[];
} & { [Name in keyof typeof legalFiles]: ContentFile<Legal & { body: string }> } & { ownPages: ContentFile<OwnPage>[] };

export const allContentFiles = (files: Partial<ContentFiles>): ContentFile<unknown>[] =>
	Object.values<ContentFile<unknown> | ContentFile<unknown>[]>(files).flat();

/** The content that is the same in all languages: sources, and what visitors type into the search. */
const shared = ["references", "search", "searches"] as const;

/** The name of content that is translated. */
export type TranslatedName = Exclude<keyof ContentFiles, (typeof shared)[number]>;

/** The files of the content that is translated, with the names of the content. */
export const translatedFiles = (files: ContentFiles): { name: TranslatedName; file: ContentFile<unknown> }[] =>
	(Object.keys(files) as (keyof ContentFiles)[])
		.filter((name): name is TranslatedName => !shared.some((sharedName) => sharedName === name))
		.flatMap((name) => [files[name]].flat().map((file: ContentFile<unknown>) => ({ name, file })));

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

type DataOf<S> = S extends ContentFile<infer T>[] ? T[] : S extends ContentFile<infer T> ? T : never;

/** The site's checked content in one language. */
export type Content = { [Name in keyof ContentFiles]: DataOf<ContentFiles[Name]> } & {
	/** The language that this content is in. */
	locale: Locale;
	/** All languages of the site, the original first. */
	locales: Locale[];
};

/** The content in the original language, from files without problems. */
export function originalContent(files: ContentFiles): Content {
	const data = (fileOrFiles: ContentFile<unknown> | ContentFile<unknown>[]) =>
		Array.isArray(fileOrFiles) ? fileOrFiles.map((entry) => entry.data) : fileOrFiles.data;
	const content = Object.fromEntries(
		Object.entries(files).map(([name, fileOrFiles]) => [name, data(fileOrFiles)]),
	) as Content;
	const { language } = content.clinic;
	const { name, short, offer } = content.labels.languages;
	const locale = { code: languageOf(language), tag: language, name, short, offer, root: "" };
	return { ...content, locale, locales: [locale] };
}
