import type { Page } from "@playwright/test";
import { paths } from "@/lib/model/routes";
import { content, contents, everyPage, menus, pagesOfEachType, someTreatment } from "../support/site";
import { addStyle, desktop, expect, nextFrames, phone, renderAll, test, unfoldAll } from "../support/test";

test.use({ ...desktop, allowedMessages: /status of 404|openstreetmap/ });

/** By how many pixels the page is wider than its window. */
const excess = (page: Page): Promise<number> =>
	page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
	});

/** The words that a box of a fixed height cuts off. */
const cutOff = (page: Page) =>
	page.locator("body *").evaluateAll((all) =>
		all
			.filter((box) => {
				const { overflowY, webkitLineClamp } = getComputedStyle(box);
				// What only screen readers get is a pixel high.
				if (!/hidden|clip/.test(overflowY) || webkitLineClamp !== "none" || box.clientHeight < 2) return false;
				return box.scrollHeight > box.clientHeight + 2 && box.checkVisibility({ visibilityProperty: true });
			})
			.map((box) => (box as HTMLElement).innerText)
			.filter(Boolean),
	);

/** The words within items of lists that stand outside of them, at their sides, where they are cut off. */
const outsideOfItems = (page: Page) =>
	page.locator("main li").evaluateAll((items) =>
		items.flatMap((item) => {
			const place = item.getBoundingClientRect();
			const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
			const found: string[] = [];
			for (let text = texts.nextNode(); text; text = texts.nextNode()) {
				// Some words are for screen readers alone, and numbers of regions stand on the drawing.
				if (!text.textContent?.trim() || text.parentElement?.closest(".sr-only, .behind-door li > p ~ p, .body-layer"))
					continue;
				const range = document.createRange();
				range.selectNodeContents(text);
				const { left, right, width } = range.getBoundingClientRect();
				if (width === 0) continue;
				if (left < place.left - 1 || right > place.right + 1) found.push(text.textContent.trim());
			}
			return found;
		}),
	);

test("No words overflow their card where cards are narrow", async ({ page }) => {
	for (const path of [...menus.map((menu) => menu.path), someTreatment]) {
		await page.goto(path);
		await renderAll(page);
		for (const width of [560, 640, 767]) {
			await page.setViewportSize({ width, height: 700 });
			expect.soft(await outsideOfItems(page), `${path} at ${width} pixels`).toEqual([]);
		}
	}
});

/** The spacing that readers may set for themselves, which no page may be too narrow for (WCAG 1.4.12). */
const SPACED = `
	* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
	p { margin-bottom: 2em !important }`;

/** Sets the size of letters in the browser, in pixels; 16 by default. */
async function setLetters(page: Page, standard: number): Promise<void> {
	const browser = await page.context().newCDPSession(page);
	await browser.send("Page.setFontSizes", { fontSizes: { standard } });
	await expect(page.locator("html")).toHaveCSS("font-size", `${standard}px`);
}

for (const edition of contents) {
	const byDay = [paths.home, someTreatment].map((path) => edition.locale.root + path);
	for (const path of everyPage ? pagesOfEachType([edition]) : byDay) {
		test(`Nothing scrolls sideways or is cut off, with large letters or spacing: ${path}`, async ({ page }) => {
			/** Nothing is beyond the window at these widths. */
			const expectWithin = async (widths: number[], isCut: boolean) => {
				for (const width of widths) {
					await page.setViewportSize({ width, height: 700 });
					expect.soft(await excess(page), `at ${width} pixels`).toBe(0);
					if (isCut) expect.soft(await cutOff(page), `at ${width} pixels`).toEqual([]);
				}
			};
			await page.goto(path);
			await renderAll(page);
			const transitions = await page.evaluateHandle(() => {
				const properties: string[] = [];
				document.addEventListener("transitionrun", ({ propertyName }) => properties.push(propertyName));
				return properties;
			});
			// Where the layout changes; translations have longer words, which matters in narrow windows.
			await expectWithin(edition === content ? [1280, 1279, 993, 992, 768, 560, 320] : [320], false);
			await nextFrames(page);
			expect(await transitions.jsonValue(), "nothing takes time to fit another width").toEqual([]);
			await setLetters(page, 32);
			await expectWithin(edition === content ? [280, 360, 640, 1280] : [280, 360], true);
			await setLetters(page, 16);
			await addStyle(page, SPACED);
			await unfoldAll(page);
			await expectWithin([phone.viewport.width], false);
			expect.soft(await outsideOfItems(page), "with a reader's own spacing").toEqual([]);
		});
	}
}
