import * as z from "zod";
import { date, pagePath, sample, text } from "./shared";

const notice = z
	.strictObject({
		text: text.describe("The message, in a sentence or two."),
		from: date.describe("The first date on which it is shown, such as 2026-11-08."),
		until: date.describe("The last date on which it is shown."),
		link: z
			.strictObject({ label: text, path: pagePath })
			.optional()
			.describe("A link to a page of the site with more information."),
		sample,
	})
	.superRefine(({ from, until }, context) => {
		if (until < from) context.addIssue({ code: "custom", path: ["until"], message: `is before from, ${from}` });
	});

/** Temporary notices above every page; dates are in the clinic's time zone. */
export const notices = z.strictObject({
	items: z.array(notice).default([]).describe("Notices above every page, the most important first."),
});

export type Notices = z.infer<typeof notices>;
