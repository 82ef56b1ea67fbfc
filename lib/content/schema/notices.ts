import * as z from "zod";
import { date, pagePath, sample, text } from "./shared";

const notice = z
	.strictObject({
		text: text.describe("What visitors are to know, in a sentence or two."),
		from: date.describe("The first date on which it shows, such as 2026-11-08."),
		until: date.describe("The last date on which it shows."),
		link: z
			.strictObject({ label: text, path: pagePath })
			.optional()
			.describe("A page of the site that says more, and what the link to it is called."),
		sample,
	})
	.superRefine(({ from, until }, context) => {
		if (until < from) context.addIssue({ code: "custom", path: ["until"], message: `is before from, ${from}` });
	});

/** What stands above every page for a while; dates are India's. */
export const notices = z.strictObject({
	items: z.array(notice).default([]).describe("Notices above every page, the most important first."),
});

export type Notices = z.infer<typeof notices>;
