import type { Page } from "@playwright/test";
import { paths, searchHref } from "@/lib/site/routes";
import { fill } from "@/lib/text/fill";
import { violations } from "../support/axe";
import { openSearch, searchIn } from "../support/search";
import { content, otherTreatment, someMenu, someTreatment, treatment, words } from "../support/site";
import { expect, test } from "../support/test";
import { desktop, phone } from "../support/windows";

/** Letters that no page has. */
const UNKNOWN = "zzqxw";
const isOfSearch = (url: string) => /search-box|search\.json/.test(url);

/** Opens a page and the search of its header. */
async function openOn(page: Page, path: string) {
	await page.goto(path);
	return openSearch(page);
}

test("The button opens the search with the focus in its field, and closes it again", async ({ page }) => {
	const { field } = await openOn(page, someTreatment);
	await expect(field).toBeFocused();
	await page.getByRole("button", { name: words.search.label, exact: true }).filter({ visible: true }).click();
	await expect(field).toBeHidden();
});

test("A page takes no focus by itself", async ({ page }) => {
	await page.goto(someTreatment);
	expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
});

test("Nothing of the search is fetched before somebody goes to it", async ({ page }) => {
	const fetched: string[] = [];
	page.on("request", (request) => void fetched.push(request.url()));
	await page.goto(someMenu.path, { waitUntil: "networkidle" });
	expect(fetched.filter(isOfSearch)).toEqual([]);
	const data = page.waitForResponse(/search\.json$/);
	await openSearch(page);
	expect((await data).status()).toBe(200);
	expect(fetched.filter(isOfSearch).length).toBe(2);
});

for (const window of [phone, desktop]) {
	test.describe(`at ${window.viewport.width} pixels`, () => {
		test.use(window);

		test("typing offers answers, and a press on one leads to it", async ({ page }) => {
			const search = await openOn(page, paths.home);
			await search.field.pressSequentially(treatment.link);
			await expect(search.options.first()).toContainText(treatment.link);
			await expect(search.all).toHaveAttribute("href", new RegExp(`${paths.search}\\?q=`));
			await search.options.first().click();
			await expect(page).toHaveURL(new RegExp(`${someTreatment.replace(/[.&]/g, "\\$&")}(#.*)?$`));
		});

		test("the open list breaks no rule of accessibility", async ({ page }) => {
			const search = await openOn(page, someMenu.path);
			await search.field.pressSequentially(treatment.link);
			await expect(search.list).toBeVisible();
			await page.keyboard.press("ArrowDown");
			await expect(search.chosen).toHaveCount(1);
			expect(await violations(page)).toEqual([]);
		});

		test("the box within a page offers answers below it, over the page", async ({ page }) => {
			await page.goto(someMenu.path);
			const main = page.getByRole("main");
			const search = searchIn(main.getByRole("search"));
			const before = await main.boundingBox();
			await search.field.pressSequentially(treatment.link);
			await expect(search.options.first()).toContainText(treatment.link);
			expect((await main.boundingBox())?.height).toBe(before?.height);
			expect(await violations(page)).toEqual([]);
			await page.getByRole("heading", { level: 1 }).click();
			await expect(search.list).toBeHidden();
		});
	});
}

test("The arrow keys walk through the answers and back to the field, Enter follows the chosen one", async ({
	page,
}) => {
	const { field, options, chosen } = await openOn(page, paths.home);
	await field.pressSequentially(treatment.link);
	await expect(options.first()).toBeVisible();
	await expect(chosen).toHaveCount(0);
	await page.keyboard.press("ArrowUp");
	await expect(options.last()).toHaveAttribute("aria-selected", "true");
	await page.keyboard.press("ArrowDown");
	await expect(chosen).toHaveCount(0);
	await page.keyboard.press("ArrowDown");
	await expect(options.first()).toHaveAttribute("aria-selected", "true");
	await expect(field).toHaveAttribute("aria-activedescendant", (await options.first().getAttribute("id")) ?? "none");
	await page.keyboard.press("Home");
	await expect(chosen).toHaveCount(0);
	await page.keyboard.press("ArrowDown");
	await expect(field).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: treatment.heading })).toBeVisible();
});

test("Enter without a choice leads to the page of all answers", async ({ page }) => {
	const { field, options } = await openOn(page, someTreatment);
	await field.pressSequentially(otherTreatment.link);
	await expect(options.first()).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(new RegExp(`${paths.search}\\?q=`));
	await expect(page.getByRole("main").getByRole("listitem").getByText(otherTreatment.link).first()).toBeVisible();
});

test("Each press of Escape takes one thing back: the list, the text, the search", async ({ page }) => {
	const { field, list } = await openOn(page, someTreatment);
	await field.pressSequentially(treatment.link);
	await expect(list).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(list).toBeHidden();
	await expect(field).toHaveValue(treatment.link);
	await page.keyboard.press("ArrowDown");
	await expect(list).toBeVisible();
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await expect(field).toHaveValue("");
	await expect(field).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(field).toBeHidden();
});

test("A reader of the screen meets a combobox with its options, and hears how many answers there are", async ({
	page,
}) => {
	const { field, list, options, status } = await openOn(page, someTreatment);
	await field.pressSequentially(treatment.link);
	await expect(list).toBeVisible();
	await expect(page.getByRole("banner").getByRole("search")).toMatchAriaSnapshot(`
    - search "${words.search.label}":
      - combobox "${words.search.prompt}" [expanded]
      - button "${words.search.submit}"
      - listbox "${words.search.answers}":
        - option
  `);
	const count = (await options.count()) - 1;
	await expect(status).toHaveText(count === 1 ? words.search.one : fill(words.search.many, { count }));
});

test("Where nothing is found it says so, with the way to the clinic", async ({ page }) => {
	const { field, options, status } = await openOn(page, someTreatment);
	await field.pressSequentially(UNKNOWN);
	await expect(status).toHaveText(fill(words.search.none, { query: UNKNOWN }));
	await expect(options).toHaveCount(0);
	await expect(field).toHaveAttribute("aria-expanded", "false");
	const phone = content.clinic.phone ?? "";
	await expect(
		page.getByRole("search").getByRole("link", { name: fill(words.header.call, { phone }) }),
	).toHaveAttribute("href", /^tel:/);
});

test("What is typed before the script comes is kept, and answered when it is there", async ({ page }) => {
	let letGo = () => {};
	const held = new Promise<void>((resolve) => {
		letGo = resolve;
	});
	await page.route(/search-box.*\.js$/, async (route) => {
		await held;
		await route.continue();
	});
	const { field, options } = await openOn(page, someTreatment);
	await field.pressSequentially(treatment.link);
	await expect(options).toHaveCount(0);
	letGo();
	await expect(options.first()).toContainText(treatment.link);
	await expect(field).toHaveValue(treatment.link);
});

test.describe("without a connection", () => {
	test.use({ allowedMessages: /Failed to load resource|search-box/ });

	test("the box stays a form, and answers at the next key once there is one again", async ({ page }) => {
		await page.route(/search\.json$/, (route) => route.abort());
		const { field, options } = await openOn(page, someTreatment);
		const refused = page.waitForEvent("requestfailed");
		await field.pressSequentially(treatment.link);
		await refused;
		await expect(options).toHaveCount(0);
		await page.unroute(/search\.json$/);
		await page.keyboard.press("Backspace");
		await expect(options.first()).toContainText(treatment.link);
	});

	test("a script that has not come is fetched again at the next use", async ({ page }) => {
		await page.route(/search-box.*\.js$/, (route) => route.abort());
		const { field, options } = await openOn(page, someTreatment);
		const refused = page.waitForEvent("requestfailed");
		await field.pressSequentially(treatment.link.slice(0, -1));
		await refused;
		await page.unroute(/search-box.*\.js$/);
		await page.keyboard.press("End");
		await field.pressSequentially(treatment.link.slice(-1));
		await expect(options.first()).toContainText(treatment.link);
	});

	test("the page of all answers says that they cannot be had, above the list of everything", async ({ page }) => {
		await page.route(/search\.json$/, (route) => route.abort());
		await page.goto(searchHref(treatment.link));
		await expect(page.getByText(words.search.unavailable)).toBeVisible();
		await expect(page.getByRole("heading", { name: words.search.everything })).toBeVisible();
	});
});
