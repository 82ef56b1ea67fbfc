import * as z from "zod";
import { list, markdown, shortText, slug } from "./shared";

/** Advice that applies to several operations; sections refer to it by id. */
export const advice = z.strictObject({
	items: list(
		z.strictObject({
			id: slug,
			title: shortText(60),
			short: shortText(140).describe("The main point in a sentence or two, without citations."),
			text: markdown,
		}),
	),
});

export type Advice = z.infer<typeof advice>["items"][number];
