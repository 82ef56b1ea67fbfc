import * as z from "zod";
import { text } from "./shared";

/** A source that figures name by `[^file-name]`, one file each. Only what was read is listed. */
export const reference = z.strictObject({
	title: text,
	publisher: text.describe("The publisher or the journal."),
	year: z.int().min(1900).max(2100).optional().describe("When it was published; undated without it."),
	url: z.url(),
	read: z.iso.date().describe("When somebody here read it last."),
});

/** A source with the id by which texts name it, which is its file's name. */
export type Reference = z.infer<typeof reference> & { slug: string };
