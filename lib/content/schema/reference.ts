import * as z from "zod";
import { copyHostOf } from "../copy-hosts";
import { text } from "./shared";

const EXPECTED = "the publisher's address, a DOI (https://doi.org/…), PubMed, PMC or the authority's own page";

/** The address of a source where it was published, encrypted. */
const publishedUrl = z.url({ abort: true }).superRefine((address, context) => {
	const url = new URL(address);
	const copy = copyHostOf(url);
	if (copy) {
		const message = `${copy} copies what others have published; expected ${EXPECTED}`;
		context.addIssue({ code: "custom", message });
	} else if (url.protocol !== "https:") {
		context.addIssue({
			code: "custom",
			message: `expected an address that begins with https://, found ${url.protocol}//`,
		});
	}
});

/** A source that figures name by `[^file-name]`, one file each. Only what was read is listed. */
export const reference = z.strictObject({
	title: text,
	publisher: text.describe("The publisher or the journal."),
	year: z.int().min(1900).max(2100).optional().describe("When it was published; undated without it."),
	url: publishedUrl.describe(
		"Where it was published, beginning with https://: a DOI, PubMed, PMC, the publisher or the authority; no copy on another site.",
	),
	read: z.iso.date().describe("When somebody here read it last."),
});

/** A source with the id by which texts name it, which is its file's name. */
export type Reference = z.infer<typeof reference> & { slug: string };
