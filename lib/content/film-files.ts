/** The path of the optional WebM beside an MP4. */
export const webmOf = (mp4: string): string => mp4.replace(/\.mp4$/, ".webm");

/** The path of captions in another language: `/films/door.vtt` as `/films/door.mr.vtt`. */
export const fileIn = (file: string, language: string): string => file.replace(/\.\w+$/, `.${language}$&`);

const references: Record<string, string> = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&nbsp;": "\u00a0",
	"&lrm;": "\u200e",
	"&rlm;": "\u200f",
};

/** The texts of a file of captions (W3C, WebVTT), each on one line and without tags. */
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
