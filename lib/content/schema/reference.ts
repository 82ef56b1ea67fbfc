import * as z from "zod";
import { copyHostOf } from "../copy-hosts";
import { text } from "./shared";

const EXPECTED = "the publisher's address, a DOI (https://doi.org/…), PubMed, PMC or the authority's own page";

/** The https address of a reference at its publisher. */
const publishedUrl = z.url({ abort: true }).superRefine((address, context) => {
	const url = new URL(address);
	const copy = copyHostOf(url);
	if (copy) {
		const message = `${copy} copies other publishers' work; expected ${EXPECTED}`;
		context.addIssue({ code: "custom", message });
	} else if (url.protocol !== "https:") {
		context.addIssue({
			code: "custom",
			message: `expected an address that begins with https://, found ${url.protocol}//`,
		});
	}
});

/** A reference that texts cite with `[^file-name]`, one file each. List only what you have read. */
export const reference = z.strictObject({
	title: text,
	publisher: text.describe("The publisher or the journal."),
	year: z.int().min(1900).max(2100).optional().describe("The year of publication; leave it out if undated."),
	url: publishedUrl.describe(
		"Its https address: a DOI, PubMed, PMC, the publisher or the authority, not a copy on another site.",
	),
	read: z.iso.date().describe("When someone at the clinic last read it."),
});

/** A reference with its id, the name of its file. */
export type Reference = z.infer<typeof reference> & { slug: string };
