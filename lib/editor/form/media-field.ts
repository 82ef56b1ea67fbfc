import type { Field } from "@sveltia/cms";
import type * as z from "zod";
import { type Base, endingsOf } from "./text-field";

/** Where new pictures go, and what the content calls the folder. Drawings are chosen from theirs. */
export const photographs = { media_folder: "/content/photos", public_folder: "/photos" } as const;

/** Films with their posters and captions, which the site publishes as they are. */
export const films = { media_folder: "/public/films", public_folder: "/films" } as const;

/** A file to be chosen or uploaded. Its endings are those that the schema takes. */
export function mediaField(
	base: Base,
	means: "picture" | "film" | "poster" | "captions",
	schema: z.core.$ZodString,
): Field {
	const isPicture = means === "picture";
	return {
		...base,
		widget: isPicture || means === "poster" ? "image" : "file",
		...(isPicture ? photographs : films),
		accept: endingsOf(schema, isPicture ? "photos" : films.public_folder).join(","),
		choose_url: false,
	};
}
