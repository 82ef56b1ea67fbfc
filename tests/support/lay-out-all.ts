import type { Page } from "@playwright/test";

/** Lays out the whole page, for what is measured in all of it at once: pages leave out sections that are far away. */
export const layOutAll = (page: Page): Promise<void> =>
	page.evaluate(() => {
		for (const section of document.querySelectorAll<HTMLElement>("section")) {
			if (getComputedStyle(section).contentVisibility === "auto") section.style.contentVisibility = "visible";
		}
	});
