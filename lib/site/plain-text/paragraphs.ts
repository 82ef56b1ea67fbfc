import type { Clinic } from "../../content/schema/clinic";
import { markdownAsText } from "../../text/markdown-as-text";
import { wholeAddress } from "../address";
import { isSourceLink } from "../citations";

/** A part of a plain text; what is not there falls out of it. */
export type Part = string | undefined | false;

/** A heading, underlined as plain texts do it. */
export const headed = (heading: string, sign: "=" | "-" | "~") => `${heading}\n${sign.repeat([...heading].length)}`;

/** Entries as lines, each with a hyphen before it; undefined where there are none. */
export const listed = (entries: string[]): Part =>
	entries.length > 0 && entries.map((entry) => `- ${entry}`).join("\n");

/** Parts as paragraphs, an empty line between them. */
export const paragraphs = (parts: Part[]): string => parts.filter(Boolean).join("\n\n");

/** Parts as lines below each other; undefined where none is there. */
export const lines = (parts: Part[]): Part => parts.filter(Boolean).join("\n") || undefined;

/**
 * Writes Markdown of a page as plain text: the number of a source in brackets, the address of any other link behind its
 * text.
 */
export const plainly =
	(clinic: Pick<Clinic, "site">) =>
	(markdown: string): string =>
		markdownAsText(markdown, (href, text) => {
			if (isSourceLink(href)) return `[${text}]`;
			const address = wholeAddress(clinic, href);
			return address === text ? text : `${text} (${address})`;
		});
