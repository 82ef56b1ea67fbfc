import { someTreatment, words } from "../support/site";
import { expect, test } from "../support/test";

test("The first Tab shows a link that skips to the content, past everything in the header", async ({ page }) => {
	await page.goto(someTreatment);
	const skip = page.getByRole("link", { name: words.common.skipToContent });
	await expect(skip).not.toBeInViewport();
	await page.keyboard.press("Tab");
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport({ ratio: 1 });
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("main").getByRole("link").first()).toBeFocused();
});
