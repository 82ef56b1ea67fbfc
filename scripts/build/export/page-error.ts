/** A page that cannot be finished, with all that is wrong with it. */
export class PageError extends Error {
	/**
	 * @param page its file in the export, such as `hand-surgery/index.html`
	 * @param problems what is wrong and how it is mended, a sentence each
	 */
	constructor(
		readonly page: string,
		readonly problems: string[],
	) {
		super(`${page}: ${problems.join("; ")}`);
	}
}
