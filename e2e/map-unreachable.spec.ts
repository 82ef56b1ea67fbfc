import { paths } from "@/lib/site/routes";
import { addressLine } from "@/lib/text/contact";
import { content } from "./support/site";
import { awake, expect, test } from "./support/test";

const { clinic } = content;

// The browser itself reports the failed request.
test.use({ allowedMessages: /Failed to load resource/ });

test("Where the map cannot load, the address card with its links stays in its place", async ({ page }) => {
	await page.route(`${new URL(clinic.maps.embed).origin}/**`, (route) => route.abort());
	await page.goto(paths.clinic);
	await page.locator(".map").scrollIntoViewIfNeeded();
	await awake(page, "map-frame");
	await expect(page.locator(".map")).toContainText(addressLine(clinic));
	await expect(page.locator("iframe")).toHaveCount(0);
	await expect(page.getByRole("link", { name: "Get Directions", exact: true })).toBeVisible();
});
