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
