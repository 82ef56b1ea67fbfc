import type { Page } from "@playwright/test";
import axe from "axe-core";
import { renderAll } from "./render-all";

/** WCAG 2.2, A and AA. */
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * What axe finds wrong: the rule, and where it is broken. It looks at the page alone, not into the map's frame of
 * another host, nor into the parts of drawings, which are images as a whole. Run within the page, without the second page
 * that its Playwright package opens to put frames together: twice as fast.
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
