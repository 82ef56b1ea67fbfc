import { inflateSync } from "node:zlib";
import type { Locator } from "@playwright/test";
import { NIGHT_KEY } from "@/components/emergency/night-switch.island";
import { localPath } from "@/lib/model/locales";
import { normalisePath, paths, treatmentPath } from "@/lib/model/routes";
import { sectionOn } from "@/lib/model/schema/sections";
import { recoveryRoad } from "@/lib/pages/treatment-page";
import { firstAids } from "../support/first-aid";
import { content, contents, everyPage, menus, required } from "../support/site";
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
	test(`No word of a card's name breaks, and none touches the card's corner: ${locale.code}`, async ({ page }) => {
		await page.goto(localPath(locale, paths.home));
		await unfoldAll(page);
		await renderAll(page);
		const names = page.locator(".flip-label > h3");
		expect(await names.count()).toBeGreaterThan(0);
		for (const width of [320, 360, 412, 1280]) {
			await page.setViewportSize({ width, height: 700 });
			expect.soft(await brokenWords(names), `at ${width}`).toEqual([]);
			const near = await names.evaluateAll((all) =>
				all
					.filter((name) => {
						const range = document.createRange();
						range.selectNodeContents(name);
						const front = name.closest(".flip-front") as Element;
						const card = front.getBoundingClientRect();
						const corner = Number.parseFloat(getComputedStyle(front, "::after").width);
						// The boxes of letters are higher than their lines, and empty there.
						const half = Number.parseFloat(getComputedStyle(name).lineHeight) / 2;
						return [...range.getClientRects()].some(
							({ right, top, height }) =>
								right > card.right - corner - 4 && top + height / 2 + half > card.bottom - corner,
						);
					})
					.map(({ textContent }) => textContent),
			);
			expect.soft(near, `at ${width}`).toEqual([]);
		}
	});
}

test("In the bar of phones no letter touches its icon", async ({ page }) => {
	for (const { locale } of contents) {
		await page.goto(localPath(locale, paths.home));
		const entries = await page.locator(".action-bar > *").evaluateAll((links) =>
			links.map((link) => {
				const range = document.createRange();
				range.selectNodeContents(link.lastChild as Node);
				const icon = link.querySelector("svg")?.getBoundingClientRect();
				return { gap: range.getBoundingClientRect().top - (icon?.bottom ?? 0), size: icon?.height };
			}),
		);
		// The box of Latin letters has room above them; signs of Devanagari fill it.
		for (const { gap, size } of entries) {
			expect.soft(gap, locale.code).toBeGreaterThanOrEqual(locale.code === "en" ? 1 : 4);
			expect.soft(size).toBe(20);
		}
	}
});

test("At night drawings stand above the steps, whose numbers are beside their words", async ({ page }) => {
	const firstAid = firstAids.find(({ steps }) => steps.length > 2);
	test.skip(!firstAid, "a clinic may have no first aid");
	await page.addInitScript((key) => sessionStorage.setItem(key, "1"), NIGHT_KEY);
	for (const window of [phone, desktop]) {
		await page.setViewportSize(window.viewport);
		await page.goto(firstAid?.path ?? "");
		await renderAll(page);
		const steps = page.locator("ol.first-aid-steps > li:has(img)").filter({ visible: true });
		expect(await steps.count()).toBeGreaterThan(0);
		for (const step of await steps.all()) {
			await step.scrollIntoViewIfNeeded();
			const wordsFromDrawing = await step.evaluate((item) => {
				const [drawing, words] = ["img", "img ~ *"].map((selector) => item.querySelector(selector) as Element);
				const { left, bottom } = (drawing as Element).getBoundingClientRect();
				const { left: start, top } = (words as Element).getBoundingClientRect();
				return { below: top - bottom, right: start - left };
			});
			expect(wordsFromDrawing.below).toBeGreaterThanOrEqual(0);
			// The number has a round ground of 26 pixels.
			expect(wordsFromDrawing.right).toBeGreaterThan(26);
		}
	}
});

/** What is drawn on each page of a PDF, as its operators. */
function drawnOnPages(pdf: Buffer): string[] {
	const text = pdf.toString("latin1");
	const pages = [...text.matchAll(/\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/g)];
	return pages.map(([, id]) => {
		const start = text.indexOf("stream", text.indexOf(`\n${id} 0 obj`)) + "stream".length;
		return inflateSync(pdf.subarray(pdf[start] === 13 ? start + 2 : start + 1)).toString("latin1");
	});
}

test("On paper the recovery road lies in its own section, and not over the header", async ({ page }) => {
	const road = content.treatments.find((treatment) => {
		const table = sectionOn(treatment, "recovery")?.whenCanI;
		return table && recoveryRoad(table).length > 1;
	});
	test.skip(!road, "a clinic may have no recovery road");
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto(treatmentPath(required(road, "treatment")));
	const print = async () => drawnOnPages(await page.pdf({ format: "A4", printBackground: true }));
	const whole = await print();
	await page.evaluate(() => {
		const style = new CSSStyleSheet();
		style.replaceSync(".road-stage::before { background: none !important }");
		document.adoptedStyleSheets = [style];
	});
	const without = await print();
	expect(whole.length).toBeGreaterThan(2);
	expect(whole.length).toBe(without.length);
	expect(whole[0]).toBe(without[0]);
	expect(whole).not.toEqual(without);
});

test("A treatment is printed on four pages, besides a page for each first aid", async ({ page }) => {
	test.slow();
	const { treatments } = content;
	for (const treatment of everyPage ? treatments : treatments.slice(0, 1)) {
		await page.goto(treatmentPath(treatment));
		const pages = drawnOnPages(await page.pdf({ format: "A4", preferCSSPageSize: true }));
		expect.soft(pages.length - treatment.emergency.length, treatment.slug).toBeLessThanOrEqual(4);
	}
});

test.describe("a browser that darkens pages", () => {
	// Chrome on Android and other browsers darken pages that declare no colour scheme: their text turns light, and grounds of
	// middle lightness stay.
	test.use({ colorScheme: "dark" });

	const priced = content.treatments.find((treatment) => sectionOn(treatment, "cost"));
	const [firstAid] = firstAids;
	for (const [path, isNight] of [
		...[paths.home, paths.booking, paths.search].map((path) => [path, false] as const),
		...(priced ? [[treatmentPath(priced), false] as const] : []),
		...(firstAid ? [[firstAid.path, true] as const] : []),
	]) {
		test(`shows ${path} as it is designed${isNight ? " for the night" : ""}`, async ({ page }) => {
			if (isNight) await page.addInitScript((key) => sessionStorage.setItem(key, "1"), NIGHT_KEY);
			await page.goto(path);
			await renderAll(page);
			const picture = () => page.screenshot({ fullPage: !isNight, animations: "disabled" });
			let designed = await picture();
			// What wakes late has its last look.
			await expect(async () => {
				const before = designed;
				designed = await picture();
				expect(designed.equals(before)).toBe(true);
			}).toPass();
			const session = await page.context().newCDPSession(page);
			await session.send("Emulation.setAutoDarkModeOverride", { enabled: true });
			expect(designed.equals(await picture()), "the same pixels").toBe(true);
			// The override works: a page without our declaration changes.
			await page.evaluate(() => document.documentElement.style.setProperty("color-scheme", "light"));
			expect(designed.equals(await picture()), "other pixels").toBe(false);
		});
	}
});
