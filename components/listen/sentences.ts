/** A sentence of a page: what is written, where it is, and its language. */
export type Sentence = { text: string; range: Range; language: string };

/** What is not read: controls, sources' numbers, what is hidden, what is not printed, column heads, folded answers. */
const SKIPPED =
	"button,input,script,style,sup,thead,[aria-hidden=true],.sr-only,.print\\:hidden,.card-table-label,.faq-toggle,details:not([open])>:not(summary)";

/** After a title such as Dr. or डॉ. the sentence goes on. */
const ENDS_IN_TITLE = /(?:^|\s)(?:\p{Lu}\p{L}{0,2}|डॉ|श्री)\.\s*$/u;

/** The sentences of a text; where the browser cannot find them, they end at punctuation. */
function sentencesOf(text: string, language: string): string[] {
	const segments =
		"Segmenter" in Intl
			? Array.from(new Intl.Segmenter(language, { granularity: "sentence" }).segment(text), (one) => one.segment)
			: (text.match(/[^.!?।]+[.!?।]*\s*/g) ?? []);
	const whole: string[] = [];
	for (const segment of segments) {
		if (ENDS_IN_TITLE.test(whole.at(-1) ?? "")) whole.push(whole.pop() + segment);
		else whole.push(segment);
	}
	return whole;
}

/** The heading of a cell's column. */
const columnOf = (cell: HTMLElement) =>
	cell instanceof HTMLTableCellElement && cell.localName === "td"
		? (cell.closest("table")?.tHead?.rows[0]?.cells[cell.cellIndex]?.textContent ?? "")
		: "";

/**
 * The sentences of a part of a page in the order in which they are read: a table by its rows, each cell after the
 * heading of its column.
 * @param language of the page
 */
export function sentencesIn(part: HTMLElement, language: string): Sentence[] {
	const found: Sentence[] = [];
	let texts: { node: Text; start: number }[] = [];
	let block = "";
	let column = "";

	/** A position in the block as one in its texts. */
	const place = (position: number): [Text, number] => {
		const text = texts.findLast(({ start }) => start <= position) as (typeof texts)[0];
		return [text.node, position - text.start];
	};

	/** Ends a block of text. */
	function end(tag: string): void {
		let start = 0;
		// A line of the HTML ends no sentence.
		for (const sentence of sentencesOf(block.replace(/\s/g, " "), tag)) {
			const text = sentence.trim();
			const from = start + sentence.indexOf(text);
			start += sentence.length;
			if (!/[\p{L}\p{N}]/u.test(text)) continue;
			const range = new Range();
			range.setStart(...place(from));
			const [node, last] = place(from + text.length - 1);
			range.setEnd(node, last + 1);
			found.push({ text: column ? `${column}: ${text}` : text, range, language: tag });
			column = "";
		}
		texts = [];
		block = "";
	}

	function walk(element: HTMLElement, tag: string): void {
		for (const child of element.childNodes) {
			if (child instanceof Text) {
				texts.push({ node: child, start: block.length });
				block += child.data;
			}
			if (!(child instanceof HTMLElement) || child.matches(SKIPPED)) continue;
			const { display } = getComputedStyle(child);
			if (display === "none") continue;
			const own = child.lang || tag;
			const isBlock = own !== tag || !["inline", "contents"].includes(display);
			if (isBlock) end(tag);
			const heading = columnOf(child);
			column ||= heading;
			walk(child, own);
			if (isBlock) end(own);
			if (heading) column = "";
		}
	}
	walk(part, language);
	return found;
}
