import type { Locator, Page } from "@playwright/test";
import { paths, treatmentPath } from "@/lib/model/routes";
import { firstAids } from "../support/first-aid";
import { content, words } from "../support/site";
import { awake, expect, scrollIntoView, testOnDesktop } from "../support/test";

// Alt+Left is Back, Ctrl+Home the page's beginning; with Shift a key selects text.

testOnDesktop.use({ allowedMessages: /openstreetmap/ });

const modifiers = ["altKey", "ctrlKey", "metaKey", "shiftKey"];

/** Presses keys with each modifier and returns those that the page has kept from the browser. */
async function taken(page: Page, keys: string[]): Promise<string[]> {
	// Events of the page's own, so that the browser does not go back in the middle of the test.
	return page.evaluate(
		({ keys, modifiers }) => {
			const presses = keys.flatMap((key) =>
				modifiers.map((flag) => new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, [flag]: true })),
			);
			return presses.filter((press) => !document.activeElement?.dispatchEvent(press)).map(({ key }) => key);
		},
		{ keys, modifiers },
	);
}

const textOf = async (locator: Locator) => (await locator.textContent()) ?? "";

testOnDesktop("Arrow keys with a modifier key leave the slides alone", async ({ page }) => {
	await page.goto("/");
	await awake(page, "carousel");
	const next = page.getByRole("button", { name: words.carousel.next }).first();
	await next.focus();
	const count = page.locator(".carousel-count").first();
	const before = await textOf(count);
	expect(await taken(page, ["ArrowLeft", "ArrowRight"])).toEqual([]);
	await expect(count).toHaveText(before);
	await page.keyboard.press("ArrowRight");
	await expect(count).not.toHaveText(before);
});

testOnDesktop("Arrow keys with a modifier key leave a large picture alone", async ({ page }) => {
	const images = content.clinicPage.gallery?.images ?? [];
	testOnDesktop.skip(images.length < 2, "the clinic shows fewer than two rooms");
	await page.goto(paths.clinic);
	const pictures = page.locator('[data-island="room-gallery"] button');
	await scrollIntoView(pictures.first());
	await awake(page, "room-gallery");
	await pictures.first().click();
	const picture = page.getByRole("dialog").getByRole("img");
	await expect(picture).toHaveAttribute("alt", images[0]?.alt ?? "");
	expect(await taken(page, ["ArrowLeft", "ArrowRight"])).toEqual([]);
	await expect(picture).toHaveAttribute("alt", images[0]?.alt ?? "");
	await page.keyboard.press("ArrowRight");
	await expect(picture).toHaveAttribute("alt", images[1]?.alt ?? "");
});

testOnDesktop("Arrow keys with a modifier key leave the step of first aid alone", async ({ page }) => {
	const firstAid = firstAids.find(({ steps }) => steps.length > 1);
	testOnDesktop.skip(!firstAid, "a clinic may have no first aid");
	await page.goto(firstAid?.path ?? "");
	await awake(page, "step-by-step");
	await page.locator("[data-begin]").filter({ visible: true }).first().click();
	const dialog = page.getByRole("dialog");
	const before = await textOf(dialog);
	expect(await taken(page, ["ArrowLeft", "ArrowRight"])).toEqual([]);
	expect(await textOf(dialog)).toBe(before);
});

testOnDesktop("In the search, arrows and Escape with a modifier key are the browser's", async ({ page }) => {
	const { link } = content.treatments[0] ?? { link: "" };
	for (const path of ["/", paths.search]) {
		await page.goto(path);
		const field = page.locator("main input[name=q]").first();
		await scrollIntoView(field);
		await field.fill(link);
		await expect(page.locator("main .search-name").first()).toBeVisible();
		expect(await taken(page, ["ArrowDown", "ArrowUp", "Enter", "Escape", "Home", "End"]), path).toEqual([]);
		await expect(field).toHaveValue(link);
		await expect(page.locator("main .search-name").first()).toBeVisible();
		await expect(page.locator("[role=option][aria-selected=true]")).toHaveCount(0);
	}
});

testOnDesktop("Escape with a modifier key closes no menu and leaves no discreet page", async ({ page }) => {
	const discreet = content.treatments.find((treatment) => treatment.discreet);
	await page.goto(discreet ? treatmentPath(discreet) : "/");
	await awake(page, "main-menu");
	const group = page.locator("details[data-group]").first();
	await group.locator("summary").press("Enter");
	await expect(group).toHaveAttribute("open", "");
	const url = page.url();
	expect(await taken(page, ["Escape", "Escape", "Escape"])).toEqual([]);
	expect(page.url()).toBe(url);
	await page.keyboard.press("Escape");
	await expect(group).not.toHaveAttribute("open", "");
});
