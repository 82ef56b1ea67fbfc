import * as z from "zod";
import { list, markdown, shortText, slug } from "./shared";

/** Advice that holds for many operations, written once; sections name it by its id. */
export const advice = z.strictObject({
	items: list(
		z.strictObject({
			id: slug,
			title: shortText(60),
			short: shortText(140).describe("The one thing to know, in a sentence or two, without marks of sources."),
			text: markdown,
		}),
	),
});

export type Advice = z.infer<typeof advice>["items"][number];
