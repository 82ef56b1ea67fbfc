import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * What axe finds against WCAG 2.2, A and AA: the rule, and where it is broken. It looks at the page alone, not into the
 * map's frame of another host, and leaves out what is in order: twice as fast.
 */
export async function violations(page: Page): Promise<string[]> {
	const axe = new AxeBuilder({ page }).options({ runOnly: tags, resultTypes: ["violations"] }).setLegacyMode();
	const { violations } = await axe.analyze();
	return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}
