import type { Page } from "@playwright/test";
import { content, menus, routes, someMenu, someTreatment, words } from "../support/site";
import { awake, expect, test } from "../support/test";

// The browser itself reports the status of the page.
test.use({ allowedMessages: /status of 404/ });

const { clinic } = content;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Opens an address that has no page and waits until its island has looked at it. */
async function openLost(page: Page, address: string): Promise<void> {
	const answer = await page.goto(address);
	expect(answer?.status()).toBe(404);
	await awake(page, "not-found");
}

async function expectNotFound(page: Page): Promise<void> {
	await expect(heading(page)).toHaveText(words.notFound.heading);
	const back = page.getByRole("main").getByRole("link", { name: words.notFound.backHome });
	await expect(back).toBeVisible();
	await expect(back).toHaveAttribute("href", "/");
	for (const { label, path } of menus) {
		const link = page.getByRole("main").getByRole("link", { name: label, exact: true });
		await expect(link).toBeVisible();
		await expect(link).toHaveAttribute("href", path);
	}
	await expect(page).toHaveTitle(`${words.notFound.title} | ${clinic.name}`);
}

test("An unknown URL has status 404 and links to the home page and every menu", async ({ page }) => {
	await openLost(page, "/nothing-here/");
	await expectNotFound(page);
	await page.getByRole("link", { name: words.notFound.backHome }).click();
	await expect(page).toHaveURL("/");
});

test("The not-found page preloads the clinic's fonts, as every page does", async ({ page }) => {
	await openLost(page, "/nothing-here/");
	const askedBy = await page.evaluate(() =>
		(performance.getEntriesByType("resource") as PerformanceResourceTiming[])
			.filter(({ name }) => name.endsWith(".woff2"))
			.map(({ initiatorType }) => initiatorType),
	);
	expect(askedBy).toEqual(["link", "link"]);
});

test("Malformed and deeper unknown URLs are not found", async ({ page }) => {
	for (const address of [
		`/nothing${someTreatment.slice(0, -1)}`,
		`${someMenu.path.slice(0, -1)}-more/`,
		"/a/b/c/d/",
		"/%E0%A4%A",
		"/404.htm",
	]) {
		await test.step(address, async () => {
			await openLost(page, address);
			await expectNotFound(page);
		});
	}
});

test("A known path in other capitals redirects, with query and fragment", async ({ page }) => {
	const swapped = (path: string) => (path === path.toLowerCase() ? path.toUpperCase() : path.toLowerCase());
	for (const { path } of routes.filter((route) => /[a-z]/i.test(route.path))) {
		await test.step(path, async () => {
			await page.goto(`${swapped(path).slice(0, -1).replaceAll("&", "%26")}?from=leaflet#about`);
			await expect(page).toHaveURL(`${path}?from=leaflet#about`);
			await expect(heading(page)).not.toHaveText(words.notFound.heading);
		});
	}
});

test("A redirect adds no history entry", async ({ page }) => {
	await page.goto(someMenu.path);
	await page.goto(someTreatment.toUpperCase());
	await expect(page).toHaveURL(someTreatment);
	await page.goBack();
	await expect(page).toHaveURL(someMenu.path);
});

test("An unknown link of a known menu shows the pages of that menu", async ({ page }) => {
	for (const menu of menus) {
		await test.step(menu.label, async () => {
			await openLost(page, `${menu.path}nothing-here`);
			await expect(heading(page)).toHaveText(menu.heading);
			await expect(page).toHaveTitle(`${menu.heading} | ${clinic.name}`);
			const links = page.getByRole("main").getByRole("link");
			await expect(links).toHaveText(menu.allLinks.map(({ label }) => label));
			await expect(links.first()).toHaveAttribute("href", menu.allLinks[0]?.path ?? "");
		});
	}
});

test("A known menu is known in any capitalisation, and at any depth", async ({ page }) => {
	await openLost(page, `${someMenu.path.toUpperCase()}nothing/at/all`);
	await expect(heading(page)).toHaveText(someMenu.heading);
	await expect(page.getByRole("main").getByRole("link", { name: someMenu.links[0]?.label ?? "" })).toBeVisible();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	for (const address of ["/nothing-here/", `${someMenu.path}nothing-here/`, someMenu.path.toUpperCase()]) {
		test(`${address} says so and links to the home page and every menu`, async ({ page }) => {
			const answer = await page.goto(address);
			expect(answer?.status()).toBe(404);
			await expectNotFound(page);
		});
	}
});
