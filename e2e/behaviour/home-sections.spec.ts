import type { Page } from "@playwright/test";
import { normalisePath } from "@/lib/model/routes";
import { sectionsOf } from "@/lib/pages/home";
import { content, first, words } from "../support/site";
import { expect, inMotion, scrollIntoView, test, testOnDesktop } from "../support/test";

test.use(inMotion);

const section = first(sectionsOf(content.home.sections, "services"), "section of services");
const to = normalisePath(first(section.cards, "card").to);

/** The first card of the first section of services. */
const card = (page: Page) => page.getByRole("region", { name: section.title }).getByRole("article").first();
const back = (page: Page) => card(page).getByRole("link", { name: words.common.readMore });

/** Whether the card shows its back, once what moves has arrived: its sides are turned half way round. */
const turned = (page: Page) =>
	card(page)
		.locator(".flip-sides")
		.evaluate((sides) => {
			for (const movement of sides.getAnimations()) movement.finish();
			return new DOMMatrix(getComputedStyle(sides).transform).m11 < -0.99;
		});

async function openCard(page: Page): Promise<void> {
	await page.goto("/");
	await scrollIntoView(card(page));
}

/** The names of the animations that follow the scroll. */
const entrances = (page: Page) =>
	page.evaluate(() => {
		const all = document.getAnimations().filter((animation) => animation instanceof CSSAnimation);
		return [
			...new Set(all.flatMap(({ timeline, animationName }) => (timeline === document.timeline ? [] : animationName))),
		];
	});

test("A service card shows its front until a tap turns it, and a tap on its link opens the page", async ({ page }) => {
	await openCard(page);
	expect(await turned(page)).toBe(false);
	await expect(card(page).getByRole("heading")).toBeVisible();

	await test.step("The parts below the first screen rise into place with the scroll", async () => {
		expect(await entrances(page)).toEqual(["rise"]);
	});
	await test.step("The keyboard's focus on its link turns a service card", async () => {
		await back(page).focus();
		await expect.poll(() => turned(page)).toBe(true);
		await back(page).blur();
		await expect.poll(() => turned(page)).toBe(false);
	});
	await test.step("Under reduced motion nothing rises, and a card changes sides without turning", async () => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		expect(await entrances(page)).toEqual([]);
		await back(page).focus();
		await expect(card(page).locator(".flip-back")).toHaveCSS("opacity", "1");
		expect(await turned(page)).toBe(false);
		await back(page).blur();
		await page.emulateMedia({ reducedMotion: "no-preference" });
	});

	await card(page).tap();
	await expect.poll(() => turned(page)).toBe(true);
	await expect(page).toHaveURL(/\/$/);
	await back(page).tap();
	await expect(page).toHaveURL(to);
});

testOnDesktop("A mouse over a service card turns it, and its link opens the page", async ({ page }) => {
	await openCard(page);
	await test.step("All cards of a row are of one height", async () => {
		const row = page.getByRole("region", { name: section.title }).getByRole("article");
		const heights = await row.evaluateAll((cards) =>
			cards.map((card) => Math.round(card.getBoundingClientRect().height)),
		);
		expect(new Set(heights).size).toBe(1);
	});
	await card(page).hover();
	await expect.poll(() => turned(page)).toBe(true);
	await back(page).click();
	await expect(page).toHaveURL(to);
});
