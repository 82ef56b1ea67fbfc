import type { Page } from "@playwright/test";

/** Lays out the whole page, for what is measured in all of it at once: pages leave out sections that are far away. */
export const layOutAll = (page: Page): Promise<void> =>
	page.evaluate(() => {
		// Not by attributes of the sections, which React would compare with its own in development.
		const style = new CSSStyleSheet();
		style.replaceSync("section { content-visibility: visible !important }");
		document.adoptedStyleSheets.push(style);
	});
