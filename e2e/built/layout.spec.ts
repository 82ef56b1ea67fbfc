import type { Locator } from "@playwright/test";
import { NIGHT_KEY } from "@/components/emergency/night-switch.island";
import { localPath } from "@/lib/model/locales";
import { normalisePath, paths } from "@/lib/model/routes";
import { firstAids } from "../support/first-aid";
import { contents, menus, required } from "../support/site";
import { desktop, expect, phone, renderAll, test, unfoldAll } from "../support/test";

test.use({ allowedMessages: /status of 404|openstreetmap/ });

for (const { locale } of contents) {
	test(`The menu is one row on a page of each menu: ${locale.code}`, async ({ page }) => {
		for (const { path, links } of menus) {
			await page.goto(localPath(locale, normalisePath(links[0]?.path ?? path)));
			for (const width of [1024, 1280, 1366, 1440, 1920, 2560]) {
				await page.setViewportSize({ width, height: 800 });
				const tops = await page
					.locator(".menu-groups > *")
					.evaluateAll((groups) => groups.map((group) => group.getBoundingClientRect().top));
				expect(tops.length).toBe(menus.length);
				expect.soft(new Set(tops).size, `${path} at ${width}`).toBe(1);
			}
		}
	});
}

/** The words of an element that take more than one line. */
const brokenWords = (element: Locator) =>
	element.evaluateAll((all) =>
		all.flatMap((one) => {
			const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
			const broken: string[] = [];
			while (walker.nextNode()) {
				const text = walker.currentNode as Text;
				for (const { index, 0: word } of text.data.matchAll(/[^\s\u200b/-]+/g)) {
					const range = document.createRange();
					range.setStart(text, index);
					range.setEnd(text, index + word.length);
					if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
				}
			}
			return broken;
		}),
	);

for (const { locale } of contents) {
	test(`No word of a card's name breaks: ${locale.code}`, async ({ page }) => {
		await page.goto(localPath(locale, paths.home));
		await unfoldAll(page);
		await renderAll(page);
		const names = page.locator(".flip-label > h3");
		expect(await names.count()).toBeGreaterThan(0);
		for (const width of [320, 360, 412, 1280]) {
			await page.setViewportSize({ width, height: 700 });
			expect.soft(await brokenWords(names), `at ${width}`).toEqual([]);
		}
	});
}

test("At night the numbers of the steps lie on their drawings", async ({ page }) => {
	const { path } = required(
		firstAids.find(({ steps }) => steps.length > 2),
		"first aid",
	);
	await page.addInitScript((key) => sessionStorage.setItem(key, "1"), NIGHT_KEY);
	for (const window of [phone, desktop]) {
		await page.setViewportSize(window.viewport);
		await page.goto(path);
		await renderAll(page);
		const steps = page.locator("ol.first-aid-steps > li:has(img)").filter({ visible: true });
		expect(await steps.count()).toBeGreaterThan(0);
		for (const step of await steps.all()) {
			await step.scrollIntoViewIfNeeded();
			const onTop = await step.evaluate((item) => {
				const { left, top } = (item.querySelector("img") as Element).getBoundingClientRect();
				// The number has a round ground at the drawing's corner.
				return document.elementFromPoint(left + 14, top + 10)?.localName;
			});
			expect(onTop).toBe("li");
		}
	}
});
