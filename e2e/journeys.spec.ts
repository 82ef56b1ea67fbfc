/** The main journeys, in Firefox and WebKit: `npx playwright test journeys`. */
import type { Page } from "@playwright/test";
import { paths } from "@/lib/model/routes";
import { emergencyLinks } from "@/lib/pages/conditions";
import { telHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { type BookingForm, words as formWords, validRequest, wakeForm } from "./support/booking";
import { openWithMenu } from "./support/menu";
import { openSearch } from "./support/search";
import { content, pagesOfEachType, someMenu, someTreatment, treatment, words } from "./support/site";
import { expect, phone, test, testWith } from "./support/test";

const onPhone = (page: Page) => page.viewportSize()?.width === phone.viewport.width;
const main = (page: Page) => page.getByRole("main");
const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const [firstLink = { label: "", path: "" }] = someMenu.links;

test("A menu opens and leads to a page", async ({ page }) => {
	const menu = await openWithMenu(page, someTreatment);
	await expect(menu.allLinks).toHaveCount(0);
	if (onPhone(page)) {
		await menu.button.click();
		await menu.opener(someMenu.label).click();
	} else {
		await menu.opener(someMenu.label).hover();
	}
	await menu.links(someMenu.label).filter({ hasText: firstLink.label }).first().click();
	await expect(page).toHaveURL(firstLink.path);
	await expect(menu.allLinks).toHaveCount(0);
});

test("The keyboard opens a menu, leaves it and follows its links", async ({ page }) => {
	const menu = await openWithMenu(page, someTreatment);
	if (onPhone(page)) await menu.button.press("Enter");
	const opener = menu.opener(someMenu.label);
	const links = menu.links(someMenu.label);
	await opener.press("Enter");
	await expect(links.first()).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(links).toHaveCount(0);
	await expect(opener).toBeFocused();
	await opener.press("Enter");
	await page.keyboard.press("Tab");
	await expect(links.first()).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(firstLink.path);
});

testWith({ visited: false })("On a first page the loading screen goes at the first key", async ({ page }) => {
	await page.goto(paths.home);
	await page.keyboard.press("Tab");
	await expect(page.locator(".loading-screen").filter({ visible: true })).toHaveCount(0);
	await expect(h1(page)).toBeVisible();
});

test("First aid begins with its first step and the call for an ambulance", async ({ page }) => {
	const [emergency] = emergencyLinks(content);
	test.skip(!emergency, "the clinic has no pages for an emergency");
	await page.goto(emergency?.path ?? "");
	await expect(main(page)).toContainText(emergency?.first ?? "");
	const ambulance = content.emergency?.ambulance.number ?? "";
	const calls = page
		.locator(`a[href="${telHref(ambulance)}"]`)
		.filter({ visible: true, hasText: fill(words.emergency.call, { number: ambulance }) });
	const tops = await calls.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
	expect(Math.min(...tops)).toBeLessThan(700);
});

test("The search answers while typing: Enter opens the chosen one, or the page of all", async ({ page }) => {
	for (const isChosen of [true, false]) {
		await page.goto(paths.home);
		const { field, chosen, options, allOf } = await openSearch(page);
		await expect(field).toBeFocused();
		await page.keyboard.type(treatment.link);
		await expect(options.filter({ hasText: treatment.link }).first()).toBeVisible();
		await expect(allOf(treatment.link)).toBeVisible();
		if (isChosen) {
			await page.keyboard.press("ArrowDown");
			await expect(chosen).toContainText(treatment.link);
		}
		await page.keyboard.press("Enter");
		if (isChosen) await expect(h1(page)).toHaveText(treatment.heading);
		else await expect(page).toHaveURL(new RegExp(`${paths.search}\\?`));
	}
	await expect(main(page).getByRole("listitem").filter({ hasText: treatment.link }).first()).toBeVisible();
});

/** Types a request by keys, but for the day: how one is typed differs with the browser's language. */
async function typeRequest(form: BookingForm) {
	const request = validRequest();
	for (const name of ["user_name", "user_email", "user_phone", "message"] as const) {
		await form[name].pressSequentially(request[name]);
	}
	await form.appointment_date.fill(request.appointment_date);
	return request;
}

test("An empty form says what is missing; a reload keeps what was typed, and the request arrives", async ({ page }) => {
	await page.goto(paths.booking);
	const empty = await wakeForm(page);
	await empty.submit.click();
	const { name, email, phone, date } = formWords.errors;
	for (const message of [name, email, phone, date]) await expect(empty.form.getByText(message)).toBeVisible();
	await expect(empty.user_name).toBeFocused();
	const typed = await typeRequest(empty);
	await page.reload();
	const form = await wakeForm(page);
	await form.expectValues(typed);
	await expect(form.submit).toBeEnabled();
	await form.send();
	await expect(form.status).toBeFocused();
	const [fields] = await form.received(typed.user_name);
	for (const [name, value] of Object.entries(typed)) expect(fields).toContainEqual({ name, value });
});

testWith({ allowedMessages: /./ })("What a page logs as wrong is collected", async ({ page, consoleErrors }) => {
	await page.goto(paths.privacy);
	await page.evaluate(() => {
		console.error("an error");
		for (const src of ["/not-there.png", "https://elsewhere.example/picture.png"]) {
			document.body.append(Object.assign(new Image(), { src }));
		}
	});
	for (const part of ["an error", "not-there.png", "elsewhere.example"]) {
		await expect.poll(() => consoleErrors.join("\n")).toContain(part);
	}
});

testWith({ allowedMessages: /404/ })(
	"A page of each type logs nothing, has its heading and fits in the window",
	async ({ page }) => {
		const pages = pagesOfEachType([content], { every: false });
		test.setTimeout(10_000 * pages.length);
		for (const path of pages) {
			await page.goto(path);
			await expect(h1(page), path).toBeVisible();
			await expect(page.locator('[data-island][data-wake="load"]:not([data-awake])'), path).toHaveCount(0);
			const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect.soft(beyond, path).toBeLessThanOrEqual(0);
			// In Firefox a script that the next page interrupts is an error.
			await page.waitForLoadState("networkidle");
		}
	},
);
