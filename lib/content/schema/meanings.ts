import * as z from "zod";

/**
 * What a field refers to or is. The checks and the build find fields by these, never by their names.
 * - `picture`: a picture's path below `content/`
 * - `film`, `poster`, `captions`: a file's path below `public/`
 * - `page`: the path of a page of the site
 * - `treatment`: a treatment's id, `menu-slug/slug`
 * - `doctor`: a doctor's slug
 * - `advice`: the id of a part of the advice
 * - `hospital`: `clinic`, or a hospital by its name in a doctor's timings
 * - `markdown`: a text whose links and marks of sources are checked
 * - `sample`: the mark of an invented fact
 * - `term`: words that somebody types into the search, in any language
 */
export type Meaning =
	| "picture"
	| "film"
	| "poster"
	| "captions"
	| "page"
	| "treatment"
	| "doctor"
	| "advice"
	| "hospital"
	| "markdown"
	| "sample"
	| "term";

/** The meanings of schemas, beside their zod descriptions, which are for editors. */
export const meanings = z.registry<{ means: Meaning }>();

/** The same schema with a meaning. */
export function meaning<S extends z.ZodType>(means: Meaning, schema: S): S {
	const marked = schema.clone();
	meanings.add(marked, { means });
	return marked;
}
