import type { Page, Request } from "@playwright/test";
import { paths, searchHref } from "@/lib/model/routes";
import { mainPhone } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { violations } from "../support/axe";
import { openWithMenu } from "../support/menu";
import { openSearch, searchIn } from "../support/search";
import { content, first, menus, someMenu, someTreatment, treatment, words } from "../support/site";
import { delayRequests, desktop, expect, phone, requestsOf, test, testWith, testWithoutScript } from "../support/test";

/** A query without results. */
const UNKNOWN = "zzqxw";

// On phones the header has no search: the menu leads to the page of all answers.
test.use(desktop);

/** The search of the header. */
const search = (page: Page) => page.getByRole("banner").getByRole("search");

/** Opens a page and the search of its header. */
async function openOn(page: Page, path: string) {
	await page.goto(path);
	return openSearch(page);
}

test("The header button opens the search, of which nothing is loaded before, and closes it", async ({ page }) => {
	const fetched = requestsOf(page, /search-box|search\.json/);
	await page.goto(someMenu.path, { waitUntil: "networkidle" });
	expect(await page.evaluate(() => document.activeElement?.tagName), "the focus of a loaded page").toBe("BODY");
	expect(fetched).toEqual([]);
	const data = page.waitForResponse(/search\.json$/);
	const { field } = await openSearch(page);
	await expect(field).toBeFocused();
	expect((await data).status()).toBe(200);
	expect(fetched).toHaveLength(2);
	await page.getByRole("button", { name: words.search.label, exact: true }).filter({ visible: true }).click();
	await expect(field).toBeHidden();
});

test.describe("on a phone", () => {
	test.use(phone);

	test("the menu leads to the page of all answers, which has the search", async ({ page }) => {
		const menu = await openWithMenu(page, someTreatment);
		await menu.button.tap();
		await page.getByRole("banner").getByRole("link", { name: words.search.label }).tap();
		await expect(page).toHaveURL(paths.search);
		await expect(searchIn(page.getByRole("main").getByRole("search")).field).toBeVisible();
	});
});

for (const window of [phone, desktop]) {
	test.describe(`at ${window.viewport.width} pixels`, () => {
		test.use(window);

		test("Typing lists results over the page, and a click on one opens it", async ({ page }) => {
			await page.goto(someMenu.path);
			const main = page.getByRole("main");
			const within = searchIn(main.getByRole("search"));
			const before = await main.boundingBox();
			await within.field.pressSequentially(treatment.link);
			await expect(within.options.first()).toContainText(treatment.link);
			expect((await main.boundingBox())?.height).toBe(before?.height);
			await page.getByRole("heading", { level: 1 }).click();
			await expect(within.list).toBeHidden();

			const { field, options, chosen, allOf } = window === desktop ? await openSearch(page) : within;
			await field.fill("");
			await field.pressSequentially(treatment.link);
			await expect(allOf(treatment.link)).toBeVisible();
			await page.keyboard.press("ArrowDown");
			await expect(chosen).toHaveCount(1);
			expect(await violations(page)).toEqual([]);
			await options.first().click();
			await expect(page).toHaveURL(new RegExp(`${someTreatment.replace(/[.&]/g, "\\$&")}(#.*)?$`));
		});
	});
}

test("Arrow keys move through the results; Escape closes list, field and search; Enter opens the selected result", async ({
	page,
}) => {
	const { field, list, options, chosen, allOf } = await openOn(page, paths.home);
	await field.pressSequentially(treatment.link);
	await expect(allOf(treatment.link)).toBeVisible();
	await expect(chosen).toHaveCount(0);
	await expect(search(page)).toMatchAriaSnapshot({ name: "search.aria.yml" });
	await page.keyboard.press("ArrowUp");
	await expect(options.last()).toHaveAttribute("aria-selected", "true");
	await page.keyboard.press("ArrowDown");
	await expect(chosen).toHaveCount(0);
	await page.keyboard.press("ArrowDown");
	await expect(options.first()).toHaveAttribute("aria-selected", "true");
	await expect(search(page)).toMatchAriaSnapshot({ name: "search-chosen.aria.yml" });
	await expect(field).toHaveAttribute("aria-activedescendant", (await options.first().getAttribute("id")) ?? "none");
	await page.keyboard.press("Home");
	await expect(chosen).toHaveCount(0);

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

	await openSearch(page);
	await field.pressSequentially(treatment.link);
	await expect(allOf(treatment.link)).toBeVisible();
	await page.keyboard.press("ArrowDown");
	await expect(field).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: treatment.heading })).toBeVisible();
});

test("A query without results says so, with a link to call the clinic", async ({ page }) => {
	const { field, options, status } = await openOn(page, someTreatment);
	await field.pressSequentially(UNKNOWN);
	await expect(status).toContainText(fill(words.search.none, { query: UNKNOWN }));
	await expect(search(page)).toMatchAriaSnapshot({ name: "search-none.aria.yml" });
	await expect(options).toHaveCount(0);
	await expect(field).toHaveAttribute("aria-expanded", "false");
	const name = fill(words.header.call, { phone: mainPhone(content.clinic) ?? "" });
	await expect(page.getByRole("search").getByRole("link", { name })).toHaveAttribute("href", /^tel:/);
});

test("Text typed before the script has loaded is kept, and answered once it has", async ({ page }) => {
	const release = await delayRequests(page, /search-box.*\.js$/);
	const { field, options } = await openOn(page, someTreatment);
	await field.pressSequentially(treatment.link);
	await expect(options).toHaveCount(0);
	release();
	await expect(options.first()).toContainText(treatment.link);
	await expect(field).toHaveValue(treatment.link);
});

const testOffline = testWith({ allowedMessages: /Failed to load resource|search-box/ });

for (const [what, file] of [
	["data", /search\.json$/],
	["a script", /search-box.*\.js$/],
] as const) {
	testOffline(`Results appear at the next key after ${what} can be loaded again`, async ({ page }) => {
		await page.route(file, (route) => route.abort());
		const pending = new Set<Request>();
		page.on("request", (request) => file.test(request.url()) && pending.add(request));
		page.on("requestfailed", (request) => pending.delete(request));
		const { field, options } = await openOn(page, someTreatment);
		const refused = page.waitForEvent("requestfailed");
		await field.pressSequentially(treatment.link.slice(0, -1));
		await refused;
		await expect.poll(() => pending.size, "a key during an attempt starts no other").toBe(0);
		await expect(options).toHaveCount(0);
		await page.unroute(file);
		await page.keyboard.press("End");
		await field.pressSequentially(treatment.link.slice(-1));
		await expect(options.first()).toContainText(treatment.link);
	});
}

testOffline("The search page says that results are unavailable, above the list of all pages", async ({ page }) => {
	await page.route(/search\.json$/, (route) => route.abort());
	await page.goto(searchHref(treatment.link));
	await expect(page.getByText(words.search.unavailable)).toBeVisible();
	await expect(page.getByRole("heading", { name: words.search.everything })).toBeVisible();
});

test("Typing updates results, title and URL, which survive a reload and going back", async ({ page }) => {
	await page.goto(someTreatment);
	await page.goto(paths.search);
	const main = page.getByRole("main");
	const { field } = searchIn(main.getByRole("search"));
	const count = main.getByRole("status");
	await field.fill(treatment.link);
	await expect(page).toHaveURL(searchHref(treatment.link));
	await expect(count).not.toBeEmpty();
	await page.reload();
	await expect(field).toHaveValue(treatment.link);
	await expect(count).not.toBeEmpty();
	await expect(page).toHaveTitle(new RegExp(`^${treatment.link} – ${words.search.heading}`));
	const answer = main.getByRole("listitem").filter({ hasText: treatment.link }).first().getByRole("link");
	await expect(answer).toHaveAttribute("href", new RegExp(`^${someTreatment.replace(/[.&]/g, "\\$&")}`));
	// Answers are on the first screen; how to ask is said only without a query.
	await expect(answer).toBeInViewport({ ratio: 1 });
	await expect(main.getByText(words.search.hint)).toBeHidden();
	expect(await violations(page)).toEqual([]);
	await answer.click();
	await expect(page).not.toHaveURL(searchHref(treatment.link));
	await page.goBack();
	await expect(page).toHaveURL(searchHref(treatment.link));
	await expect(field).toHaveValue(treatment.link);
	await expect(count).not.toBeEmpty();
	await page.goBack();
	await expect(page).toHaveURL(someTreatment);
});

test("Enter moves the focus to the results, which Escape and an empty field remove", async ({ page }) => {
	await page.goto(paths.search);
	const { field } = searchIn(page.getByRole("main").getByRole("search"));
	const status = page.getByRole("main").getByRole("status");
	// Before the script has loaded, Enter submits the form.
	await expect(page.locator("main [data-island=search-box]")).toHaveAttribute("data-awake");
	for (const empty of [() => field.press("Escape"), () => field.fill("")]) {
		await field.fill(treatment.link);
		await field.press("Enter");
		await expect(status).toBeFocused();
		await expect(status).not.toBeEmpty();
		await empty();
		await expect(field).toHaveValue("");
		await expect(status).toBeEmpty();
		await expect(page).toHaveURL(paths.search);
		await expect(page).toHaveTitle(new RegExp(`^${words.search.heading}`));
	}
});

testWithoutScript("Without script the form leads to the list of all pages", async ({ page }) => {
	await page.goto(someTreatment);
	const { field, submit } = await openSearch(page);
	await expect(field).toBeFocused();
	await field.fill(treatment.link);
	await submit.click();
	await expect(page).toHaveURL(new RegExp(`${paths.search}\\?q=`));
	const everything = page.getByRole("region", { name: words.search.everything });
	for (const { label, path } of menus) {
		await expect(everything.getByRole("link", { name: label, exact: true }).first()).toHaveAttribute("href", path);
	}
	const entry = everything.getByRole("listitem").filter({ hasText: treatment.link }).first();
	const { topic } = first(treatment.details.sections, "section");
	const part = entry.getByRole("link", { name: words.treatment.topics[topic], exact: true });
	await expect(part).toBeHidden();
	await entry.locator("summary").click();
	await part.click();
	await expect(page).toHaveURL(`${someTreatment}#${topic}`);
});
