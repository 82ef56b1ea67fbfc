import { type Locale, languageOf } from "../model/locales";
import type { ContentFile } from "./content-file";
import type { ContentFiles } from "./content-files";

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
