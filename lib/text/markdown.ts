import { slug } from "github-slugger";

/** A citation in a text, such as `[^nice-cg168]` (the Markdown syntax of footnotes). */
const MARK = /\[\^([^\]]*)\]/g;

/** The ids of the references that a text cites, in order. */
export const citationsIn = (text: string): string[] => [...text.matchAll(MARK)].map(([, id = ""]) => id);

/** A text with each citation replaced by `replace(id)`; removed by default. */
export const replaceCitations = (text: string, replace: (id: string) => string = () => ""): string =>
	text.replace(MARK, (_, id: string) => replace(id));

/** The start of a paragraph or a list entry in Markdown. */
const PART = /\n\s*(?:\n|[-*] |\d+\. )/;

/** The end of a sentence, including its citations. */
const END = /(?<=[.!?:](?:\[\^[^\]]+\])*)\s+/;

/** The paragraphs and list entries of a text in Markdown. */
export const paragraphs = (text: string): string[] => text.split(PART).filter((part) => part.trim() !== "");

/** The sentences of a text in Markdown, split at full stops. */
export const sentences = (text: string): string[] =>
	paragraphs(text)
		.flatMap((part) => part.split(END))
		.filter((sentence) => sentence.trim() !== "");

/** The subheadings of a text in Markdown. */
export const subheadings = (text: string): string[] =>
	[...text.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading);

/** A heading as a URL fragment, in GitHub's format: letters of any script, digits and hyphens. */
export const anchor = (heading: string): string => slug(heading);

const SOURCE = "source-";

/** The anchor of a source at the foot of a page. */
export const sourceAnchor = (number: number) => `${SOURCE}${number}`;

/** Whether an address is that of a source at the foot of the same page. */
export const isSourceLink = (href: string | undefined) => href?.startsWith(`#${SOURCE}`) ?? false;
