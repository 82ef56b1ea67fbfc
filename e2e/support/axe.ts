import type { Page } from "@playwright/test";
import axe from "axe-core";
import { renderAll } from "./render-all";

/** WCAG 2.2, A and AA. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * The violations that axe finds, each with its rule and element. Excludes the map's frame and the parts of drawings.
 * Runs in the page itself, which is twice as fast as axe's Playwright package.
 */
export async function violations(page: Page): Promise<string[]> {
	await renderAll(page);
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
	return page.evaluate(async (runOnly) => {
		const { axe: inPage } = window as unknown as { axe: { run: typeof import("axe-core").run } };
		const found = await inPage.run({ exclude: ["svg *"] }, { runOnly, resultTypes: ["violations"], iframes: false });
		return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
	}, tags);
}
