/** Where a paragraph or an entry of a list begins in Markdown. */
const PART = /\n\s*(?:\n|[-*] |\d+\. )/;

/** The end of a sentence, the marks of its sources included. */
const END = /(?<=[.!?:](?:\[\^[^\]]+\])*)\s+/;

/** The paragraphs and the entries of lists of a text in Markdown. */
export const paragraphs = (text: string): string[] => text.split(PART).filter((part) => part.trim() !== "");

/** The sentences of a text in Markdown, as far as full stops tell. */
export const sentences = (text: string): string[] =>
	paragraphs(text)
		.flatMap((part) => part.split(END))
		.filter((sentence) => sentence.trim() !== "");
