/** The mark of a source in a text, such as `[^nice-cg168]` (as footnotes are marked in Markdown). */
const MARK = /\[\^([^\]]*)\]/g;

/** The ids of the sources that a text marks, in its order. */
export const marksIn = (text: string): string[] => [...text.matchAll(MARK)].map(([, id = ""]) => id);

/** A text with each mark replaced by what `replace` makes of its id; by nothing unless given. */
export const replaceMarks = (text: string, replace: (id: string) => string = () => ""): string =>
	text.replace(MARK, (_, id: string) => replace(id));
