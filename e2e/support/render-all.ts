import type { Page } from "@playwright/test";

/** The style with which no section is left out. */
export const RENDER_ALL = "section { content-visibility: visible !important }";

/** Lays out the whole page, for what is measured in all of it at once: pages leave out sections that are far away. */
export const renderAll = (page: Page): Promise<void> =>
	page.evaluate((rule) => {
		// Not by attributes of the sections, which React would compare with its own in development.
		const style = new CSSStyleSheet();
		style.replaceSync(rule);
		document.adoptedStyleSheets.push(style);
	}, RENDER_ALL);
