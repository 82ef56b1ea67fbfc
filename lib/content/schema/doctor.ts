import * as z from "zod";
import { ground, markdown, picture, sample, shortText, text } from "./shared";

/** A card of a few words and a sentence (specification: doctor education card). */
const card = z.strictObject({ title: text, text: text });

/** A short film. `src` is the MP4's path under `public/`; a WebM of the same name may stand beside it. */
export const film = z.strictObject({
	title: text,
	description: text,
	src: text.regex(/^\/.+\.mp4$/, "the path of an MP4 under public/"),
	poster: text.regex(/^\/.+\.(avif|webp|jpe?g|png)$/, "the path of an AVIF, WebP, JPEG or PNG under public/"),
	captions: text.regex(/^\/.+\.vtt$/, "the path of a WebVTT file under public/"),
	seconds: z.int().positive(),
});

/** A doctor's profile, one file each; its slug is the file's name. */
export const doctor = z.strictObject({
	sample,
	name: text,
	/** What the doctor is, in a few words: "Plastic and vascular surgeon". */
	role: shortText(70),
	degrees: text,
	/** One sentence for the banner on the home page. */
	sentence: text,
	summary: text.min(70).max(165),
	portrait: picture,
	/** The ground of the profile's banner: that of the portrait, so that the two are one. */
	ground,
	/** The two halves of the profile's title, which slide apart with the scroll. */
	title: z.strictObject({ left: shortText(30), right: shortText(30) }),
	about: z.strictObject({ heading: text, text: markdown }),
	whyChoose: z.strictObject({ heading: text, cards: z.array(card).length(4, "four cards") }),
	education: z.strictObject({ heading: text, cards: z.array(card).min(2) }),
	experience: z.strictObject({ heading: text, cards: z.array(card).min(2) }),
	timings: z.strictObject({
		heading: text,
		places: z.array(z.strictObject({ hospital: text, address: text, timings: text, contact: text })).min(1),
	}),
	languages: z.array(text).min(1),
	films: z.strictObject({ heading: text, items: z.array(film).min(1) }).optional(),
});

export type Doctor = z.infer<typeof doctor> & { slug: string };
export type Film = z.infer<typeof film>;
