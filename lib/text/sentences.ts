/** The end of a sentence, the marks of its sources included; a line break that ends a list's entry or a paragraph. */
const END = /(?<=[.!?:](?:\[\^[^\]]+\])*)\s+|\n\s*(?:\n|-\s)/;

/** The sentences of a text in Markdown. */
export const sentences = (text: string): string[] => text.split(END).filter((sentence) => sentence.trim() !== "");

/** The paragraphs and the entries of lists of a text in Markdown. */
export const paragraphs = (text: string): string[] =>
	text.split(/\n\s*(?:\n|-\s)/).filter((paragraph) => paragraph.trim() !== "");
