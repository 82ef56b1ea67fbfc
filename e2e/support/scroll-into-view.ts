import type { Locator } from "@playwright/test";

/** Scrolls an element to the middle of the window at once, even if its section is not laid out yet. */
export const scrollIntoView = (locator: Locator): Promise<void> =>
	locator.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
