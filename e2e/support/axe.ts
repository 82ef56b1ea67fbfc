import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { addStyle, renderAll } from "./test";

/** WCAG 2.2, A and AA. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * The violations that axe finds, each with its rule and element. Excludes the map's frame and the parts of drawings.
 * Runs in the page itself, which is twice as fast as axe's Playwright package.
 * @param contrast whether to compare the colours of text and ground, which takes two fifths of the time
 */
export async function violations(page: Page, { contrast = true } = {}): Promise<string[]> {
	await renderAll(page);
	// axe scrolls to compare colours, at which the header would move out of the window.
	await addStyle(page, ".site-header { translate: none !important; transition: none !important }");
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
	const options: RunOptions = {
		runOnly: tags,
		resultTypes: ["violations"],
		iframes: false,
		rules: { "color-contrast": { enabled: contrast } },
	};
	return page.evaluate(async (options) => {
		const { axe: inPage } = window as unknown as { axe: { run: typeof import("axe-core").run } };
		const results = await inPage.run({ exclude: ["svg *"] }, options);
		return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
	}, options);
}
