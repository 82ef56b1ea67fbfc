const row = (cells: string[]) => `| ${cells.join(" | ")} |`;

/**
 * A table in Markdown: the first column to the left, figures to the right.
 * @param rows as many cells each as the head has
 */
export const table = (head: string[], rows: string[][]): string =>
	[row(head), row(head.map((_, index) => (index === 0 ? "---" : "--:"))), ...rows.map(row)].join("\n");
