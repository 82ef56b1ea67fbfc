import type { Page } from "@playwright/test";
import { paths } from "@/lib/model/routes";
import { addressLine } from "@/lib/text/contact";
import { content, words } from "../support/site";
import { awake, expect, scrollIntoView, test, testWith } from "../support/test";

const { clinic } = content;
const embed = clinic.maps?.embed;
test.skip(!embed || clinic.branches.length > 0, "the clinic has no map, or several");
/** The map's host, which tests do not ask. */
const host = embed ? new URL(embed).origin : "";

/** The place of the map, with the address card in it. */
const mapPlace = (page: Page) => page.locator("*:has(> [data-island=map-frame])");

test("The map loads only when it comes near, without a layout shift", async ({ page }) => {
	const referrers: (string | undefined)[] = [];
	await page.route(`${host}/**`, (route) => {
		referrers.push(route.request().headers().referer);
		return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Map</title>" });
	});
	await page.goto(paths.clinic);
	const frame = page.locator("iframe");
	await expect(frame).toHaveCount(0);
	expect(referrers).toEqual([]);
	await scrollIntoView(mapPlace(page));
	await expect(frame).toHaveAttribute("title", words.clinicPage.mapTitle);
	await expect(frame).toBeVisible();
	// Both in one go: the page may still be scrolling.
	const [inner, outer] = await mapPlace(page).evaluate((place) =>
		[place.querySelector("iframe"), place].map((element) => element?.getBoundingClientRect().toJSON()),
	);
	expect(inner).toEqual(outer);

	await test.step("The map's host gets no referrer, and its frame cannot reach the page", async () => {
		await expect(frame).toHaveAttribute("sandbox", /^allow-scripts allow-same-origin/);
		await expect(frame).not.toHaveAttribute("sandbox", /allow-top-navigation|allow-modals|allow-forms/);
		await expect.poll(() => referrers).toEqual([undefined, undefined]);
	});
});

// The browser itself reports the failed request.
const testOffline = testWith({ allowedMessages: /Failed to load resource/ });

testOffline("With the map's host out of reach the address card with its links remains", async ({ page }) => {
	await page.route(`${host}/**`, (route) => route.abort());
	await page.goto(paths.clinic);
	await scrollIntoView(mapPlace(page));
	await awake(page, "map-frame");
	await expect(mapPlace(page)).toContainText(clinic.address ? addressLine(clinic.address) : clinic.name);
	await expect(page.locator("iframe")).toHaveCount(0);
	await expect(page.getByRole("link", { name: words.clinicPage.getDirections, exact: true })).toBeVisible();
});
