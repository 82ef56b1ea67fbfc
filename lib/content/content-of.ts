import type { Edition } from "../site/editions";
import type { Source } from "./source";
import type { Sources } from "./sources";

type DataOf<S> = S extends Source<infer T>[] ? T[] : S extends Source<infer T> ? T : never;

/** The site's checked content in one language. */
export type Content = { [Name in keyof Sources]: DataOf<Sources[Name]> } & {
	/** The language that this content is in. */
	edition: Edition;
	/** All languages of the site, the original first. */
	editions: Edition[];
};

/** The content in the original language, from files without problems. */
export function contentOf(sources: Sources): Content {
	const data = (source: Source<unknown> | Source<unknown>[]) =>
		Array.isArray(source) ? source.map((entry) => entry.data) : source.data;
	const content = Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, data(source)])) as Content;
	const { language } = content.clinic;
	const { name, offer } = content.words.languages;
	const edition = { code: language.replace(/-.*/, ""), tag: language, name, offer, root: "" };
	return { ...content, edition, editions: [edition] };
}
