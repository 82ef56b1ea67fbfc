import { replaceMarks } from "./marks";
import { paragraphs } from "./sentences";

/** A paragraph's or an entry's own mark, at its beginning. */
const BLOCK = /^\s*(?:[-*]|\d+\.|#+)\s+/;

/** Markdown's marks within a paragraph, as far as the content uses them: links, strong words, stressed words. */
const inLine = (text: string) =>
	text
		.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/(\*\*|__)(?=\S)(.+?)\1/g, "$2")
		.replace(/(?<![\w*])([*_])(?=\S)(.+?)\1(?![\w*])/g, "$2")
		.replace(/\\([!-/:-@[-`{-~])/g, "$1");

/** A text in Markdown as it is read: without marks of Markdown and of sources, a line for each paragraph and entry. */
export const plainText = (markdown: string): string =>
	paragraphs(replaceMarks(markdown))
		.map((part) => inLine(part.replace(BLOCK, "").replace(/\s+/g, " ").trim()))
		.join("\n");
