/** A citation in a text, such as `[^nice-cg168]` (the Markdown syntax of footnotes). */
const MARK = /\[\^([^\]]*)\]/g;

/** The ids of the references that a text cites, in order. */
export const marksIn = (text: string): string[] => [...text.matchAll(MARK)].map(([, id = ""]) => id);

/** A text with each citation replaced by `replace(id)`; removed by default. */
export const replaceMarks = (text: string, replace: (id: string) => string = () => ""): string =>
	text.replace(MARK, (_, id: string) => replace(id));
