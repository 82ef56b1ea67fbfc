import * as z from "zod";

/** A text that is really there: trimmed, at least one character. */
export const text = z.string().trim().min(1);

/** A text no longer than `max` characters, for places with little room. */
export const shortText = (max: number) => text.max(max);

/** One segment of a path: lower case, no spaces, no slashes (design: routes). */
export const slug = text.regex(/^[a-z0-9][a-z0-9.&-]*$/, "a lower-case slug such as hand-lumps");

/** Text in Markdown: paragraphs, lists, emphasis and links. */
export const markdown = text;

const picturePath = text.regex(
	/^(plates|photos)\/[\w&./-]+\.(svg|jpe?g|png)$/,
	"a path under content/, such as plates/hand-surgery/hand-lumps.svg or photos/theatre.jpg",
);

/**
 * A picture: a drawing or a photograph under `content/`; the build makes of it what browsers need.
 * While `src` is left out, a ground with the clinic's mark stands in its place. `alt` says what the
 * picture shows, or is to show.
 */
export const picture = z.strictObject({
	src: picturePath.optional(),
	alt: text,
	caption: text.optional(),
});

/** A ground of the palette, behind a slide or a banner (look: colour). */
export const ground = z.enum(["sand", "sage", "blush", "mist", "paper"]);

/** Marks an invented fact, so that `npm run content:sample` can find it. */
export const sample = z.literal(true).optional();

export type Picture = z.infer<typeof picture>;
