const references: Record<string, string> = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&nbsp;": "\u00a0",
	"&lrm;": "\u200e",
	"&rlm;": "\u200f",
};

/**
 * The texts of captions, each on one line and without tags.
 * @param webVtt a file of captions (W3C, WebVTT)
 */
export const captionTexts = (webVtt: string): string[] =>
	webVtt
		.split(/(?:\r?\n){2,}/)
		.flatMap((block) => {
			const [, text] = block.split(/^.*-->.*$/m);
			return text === undefined ? [] : [text];
		})
		.map((text) =>
			text
				.replace(/<[^>]*>/g, "")
				.replace(/&\w+;/g, (reference) => references[reference] ?? reference)
				.replace(/\s+/g, " ")
				.trim(),
		)
		.filter(Boolean);
