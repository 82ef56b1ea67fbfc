import type { Page } from "@playwright/test";
import { aliases, content, everyPage, menus, pagesOfEachType, someMenu, someTreatment, words } from "../support/site";
import { awake, expect, test, testWithoutScript } from "../support/test";

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
	await test.step("The not-found page has the clinic's typefaces, as every page does", async () => {
		const loaded = () =>
			page.evaluate(() => {
				// The names of the device's faces have a space.
				const ours = [...document.fonts].filter(({ family }) => !family.includes(" "));
				return ours.map(({ status }) => status);
			});
		await expect.poll(loaded).toEqual(["loaded", "loaded"]);
	});
	const below = `/nothing${someTreatment.slice(0, -1)}`;
	const beside = `${someMenu.path.slice(0, -1)}-more/`;
	for (const address of [below, beside, "/a/b/c/d/", "/%E0%A4%A", "/404.htm", "/nothing-here/"]) {
		await test.step(`${address} is not found`, async () => {
			await openLost(page, address);
			await expectNotFound(page);
		});
	}
	await page.getByRole("link", { name: words.notFound.backHome }).click();
	await expect(page).toHaveURL("/");
});

test("A known path in other capitals redirects with query and fragment, and no history entry", async ({ page }) => {
	const swapped = (path: string) => (path === path.toLowerCase() ? path.toUpperCase() : path.toLowerCase());
	const all = [...pagesOfEachType([content]), ...(everyPage ? aliases : aliases.slice(0, 1)).map(({ path }) => path)];
	const asked = all.filter((path) => /[a-z]/i.test(path) && path.endsWith("/"));
	for (const path of asked) {
		await page.goto(`${swapped(path).slice(0, -1).replaceAll("&", "%26")}?from=leaflet#about`);
		await expect(page).toHaveURL(`${path}?from=leaflet#about`);
		await expect(heading(page)).not.toHaveText(words.notFound.heading);
	}
	await page.goBack();
	await expect(page).toHaveURL(`${asked.at(-2)}?from=leaflet#about`);
});

test("An unknown link of a known menu, in any capitals and depth, shows the menu's pages", async ({ page }) => {
	const addresses = menus.map((menu) => ({ menu, address: `${menu.path}nothing-here` }));
	addresses.push({ menu: someMenu, address: `${someMenu.path.toUpperCase()}nothing/at/all` });
	for (const { menu, address } of addresses) {
		await test.step(address, async () => {
			await openLost(page, address);
			await expect(heading(page)).toHaveText(menu.heading);
			await expect(page).toHaveTitle(`${menu.heading} | ${clinic.name}`);
			const links = page.getByRole("main").getByRole("link");
			await expect(links).toHaveText(menu.allLinks.map(({ label }) => label));
			await expect(links.first()).toHaveAttribute("href", menu.allLinks[0]?.path ?? "");
		});
	}
});

testWithoutScript("Without script unknown URLs link to home and every menu", async ({ page }) => {
	for (const address of ["/nothing-here/", `${someMenu.path}nothing-here/`, someMenu.path.toUpperCase()]) {
		const answer = await page.goto(address);
		expect(answer?.status(), address).toBe(404);
		await expectNotFound(page);
	}
});
