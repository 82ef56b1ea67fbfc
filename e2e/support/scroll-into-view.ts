import type { Locator } from "@playwright/test";

/** Brings an element to the middle of the window at once, also one in a section that is not laid out before it comes near. */
export const scrollIntoView = (locator: Locator): Promise<void> =>
	locator.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
