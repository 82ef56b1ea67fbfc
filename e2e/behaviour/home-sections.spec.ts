import type { Page } from "@playwright/test";
import { normalisePath } from "@/lib/model/routes";
import { sectionsOf } from "@/lib/site/home";
import { scrollIntoView } from "../support/scroll-into-view";
import { content, first, words } from "../support/site";
import { expect, test } from "../support/test";
import { desktop } from "../support/windows";

const section = first(sectionsOf(content.home.sections, "services"), "section of services");
const to = normalisePath(first(section.cards, "card").to);

/** The first card of the first section of services. */
const card = (page: Page) => page.getByRole("region", { name: section.title }).getByRole("article").first();
const back = (page: Page) => card(page).getByRole("link", { name: words.common.readMore });

/** Whether the card shows its back: its sides are turned half way round. */
const turned = (page: Page) =>
	card(page)
		.locator(".flip-sides")
		.evaluate((sides) => new DOMMatrix(getComputedStyle(sides).transform).m11 < -0.99);

test.beforeEach(async ({ page }) => {
	await page.goto("/");
	await scrollIntoView(card(page));
});

test("A service card shows its front until it is turned", async ({ page }) => {
	expect(await turned(page)).toBe(false);
	await expect(card(page).getByRole("heading")).toBeVisible();
});

test("The keyboard's focus on its link turns a service card", async ({ page }) => {
	await back(page).focus();
	await expect.poll(() => turned(page)).toBe(true);
	await back(page).blur();
	await expect.poll(() => turned(page)).toBe(false);
});

test("A tap turns a service card, and a tap on its link opens the page", async ({ page }) => {
	await card(page).tap();
	await expect.poll(() => turned(page)).toBe(true);
	await expect(page).toHaveURL(/\/$/);
	await back(page).tap();
	await expect(page).toHaveURL(to);
});

test("Under reduced motion a service card changes sides without turning", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await back(page).focus();
	await expect(card(page).locator(".flip-back")).toHaveCSS("opacity", "1");
	expect(await turned(page)).toBe(false);
});

test.describe("on a desktop", () => {
	test.use(desktop);

	test("A mouse over a service card turns it, and its link opens the page", async ({ page }) => {
		await card(page).hover();
		await expect.poll(() => turned(page)).toBe(true);
		await back(page).click();
		await expect(page).toHaveURL(to);
	});

	test("All cards of a row are of one height", async ({ page }) => {
		const heights = await page
			.getByRole("region", { name: section.title })
			.getByRole("article")
			.evaluateAll((all) => all.map((article) => Math.round(article.getBoundingClientRect().height)));
		expect(new Set(heights).size).toBe(1);
	});
});

for (const [preference, verdict] of [
	["no-preference", "The parts below the first screen rise into place with the scroll"],
	["reduce", "Under reduced motion nothing rises"],
] as const) {
	test(verdict, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: preference });
		await page.goto("/");
		const entrances = await page.evaluate(() =>
			document
				.getAnimations()
				.filter((one) => one instanceof CSSAnimation && one.timeline !== document.timeline)
				.map((one) => (one as CSSAnimation).animationName),
		);
		expect([...new Set(entrances)]).toEqual(preference === "reduce" ? [] : ["rise"]);
	});
}
