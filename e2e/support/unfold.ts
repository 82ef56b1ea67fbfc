import type { Page } from "@playwright/test";

/** Opens everything that a part of the page folds, in the main part the booking form too. */
export const unfoldAll = (page: Page, part: "main" | "footer" = "main"): Promise<void> =>
	page.locator(`${part} details`).evaluateAll((all) => {
		for (const details of all) (details as HTMLDetailsElement).open = true;
	});
