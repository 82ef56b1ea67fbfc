import type { Page } from "@playwright/test";
import { contents } from "@/e2e/support/site";
import { expect, phone, renderAll, test } from "@/e2e/support/test";
import { hasPage } from "@/lib/model/locales";
import { paths, treatmentPath } from "@/lib/model/routes";

// The length of pages as a phone of 360 x 660 pixels opens them (design: numbers to hold).
test.use({ ...phone, viewport: { width: 360, height: 660 } });

const HOME = 7500;
const CLINIC = 7000;
const PLANNED = 8500;
const MINOR = 7000;
const EMERGENCY = 9500;
/** What each further accident adds to a page with first aid, in short until it is chosen. */
const FURTHER_FIRST_AID = 350;
/** What signs to look for add, drawn in place of a sentence. */
const LOOK = 350;
/** What a further row of drawings of what not to do adds. */
const NEVER_ROW = 110;
/** Words of a treatment that are not folded, on the original's pages; first aid for an accident adds some. */
const OPEN_WORDS = 900;
const FIRST_AID_WORDS = 195;
/** Devanagari needs taller lines. */
const TRANSLATED = 1.08;

type Treatment = (typeof contents)[number]["treatments"][number];

/** How many pixels a treatment's page may be high. */
function heightFor({ menu, emergency }: Treatment): number {
	if (menu === "minor-surgery") return MINOR;
	const looks = emergency.filter(({ look }) => look).length;
	if (emergency.length === 0) return PLANNED;
	const rows = emergency.reduce((sum, { avoid }) => sum + Math.ceil(avoid.length / 3), 0);
	return EMERGENCY + FURTHER_FIRST_AID * (emergency.length - 1) + LOOK * looks + NEVER_ROW * Math.max(0, rows - 1);
}

/** Opens a page and measures its height, and the words of its text that show. */
async function measure(page: Page, path: string) {
	await page.goto(path);
	await renderAll(page);
	return page.evaluate(() => ({
		height: document.documentElement.scrollHeight,
		words: (document.querySelector("main")?.innerText ?? "").split(/\s+/).length,
	}));
}

for (const { locale, treatments } of contents) {
	test(`Pages are as short as a phone can hold: ${locale.name}`, async ({ page }) => {
		test.slow();
		const share = locale.root ? TRANSLATED : 1;
		for (const treatment of treatments.filter((one) => hasPage(locale, treatmentPath(one)))) {
			const path = locale.root + treatmentPath(treatment);
			const { height, words } = await measure(page, path);
			expect.soft(height, path).toBeLessThanOrEqual(heightFor(treatment) * share);
			const most = OPEN_WORDS + FIRST_AID_WORDS * treatment.emergency.length;
			if (!locale.root) expect.soft(words, path).toBeLessThanOrEqual(most);
		}
		for (const [path, most] of [
			[paths.home, HOME],
			[paths.clinic, CLINIC],
		] as const)
			expect.soft((await measure(page, locale.root + path)).height, path).toBeLessThanOrEqual(most * share);
	});

	test(`Lines of the status line are whole or hidden, whenever it is: ${locale.name}`, async ({ page }) => {
		for (const time of ["2026-11-26T15:30+05:30", "2026-11-28T20:00+05:30", "2026-11-29T09:00+05:30"]) {
			await page.clock.setFixedTime(new Date(time));
			await page.goto(locale.root + paths.search);
			const line = page.locator(".status-line");
			await expect(line.locator("[data-state]")).toBeVisible();
			const cut = await line.evaluate((status) => {
				const whole = status.getBoundingClientRect();
				const range = document.createRange();
				range.selectNodeContents(status);
				return [...range.getClientRects()].filter(
					({ left, right, top, bottom }) =>
						left < whole.right && (right > whole.right || top < whole.top || bottom > whole.bottom),
				).length;
			});
			expect.soft(cut, time).toBe(0);
		}
	});

	test(`First lines are near the window's top, and the book button is whole: ${locale.name}`, async ({ page }) => {
		test.slow();
		const topOf = (selector: string) =>
			page
				.locator(selector)
				.first()
				.evaluate((element) => element.getBoundingClientRect().top);
		await page.goto(`${locale.root}/`);
		expect(await topOf("main > *")).toBeLessThanOrEqual(101);
		for (const treatment of treatments.filter((one) => one.cta && hasPage(locale, treatmentPath(one)))) {
			const path = locale.root + treatmentPath(treatment);
			await page.goto(path);
			expect.soft(await topOf("main > *"), path).toBeLessThanOrEqual(57);
			// Below a line that leads to first aid, translations do not always have room.
			if (locale.root && treatment.emergency.length > 0) continue;
			const button = page.locator(".button-action").filter({ visible: true }).first();
			const { bottom } = await button.evaluate((element) => element.getBoundingClientRect().toJSON());
			expect.soft(bottom, path).toBeLessThanOrEqual((await topOf(".action-bar")) + 0.5);
		}
	});
}
