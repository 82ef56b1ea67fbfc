import type { Page } from "@playwright/test";
import { hasPage } from "@/lib/model/locales";
import { treatmentPath } from "@/lib/model/routes";
import { recoveryRoad } from "@/lib/site/recovery-road";
import { sectionOn } from "@/lib/site/treatments";
import { menuOf } from "../support/menu";
import { content, contents, menus, pageTypes, required, someMenu, someTreatment } from "../support/site";
import { desktop, expect, nextFrames, phone, renderAll, test } from "../support/test";

test.use({ ...desktop, allowedMessages: /status of 404|openstreetmap/ });

/** By how many pixels the page is wider than its window. */
async function excess(page: Page): Promise<number> {
	await renderAll(page);
	return page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
	});
}

for (const width of [320, 560, 768, 992, 993, 1279, 1280]) {
	test(`No type of page scrolls sideways at ${width} pixels`, async ({ page }) => {
		// On a narrow phone and a tablet every type of page; where else the layout changes one that has most of its parts.
		await page.setViewportSize({ width, height: 700 });
		for (const path of [320, 768].includes(width) ? pageTypes : [someTreatment]) {
			await page.goto(path);
			expect.soft(await excess(page), path).toBe(0);
		}
	});
}

test("Under reduced motion nothing takes time to fit a window of another width", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	for (const path of pageTypes) {
		await page.setViewportSize(desktop.viewport);
		await page.goto(path);
		const transitions = await page.evaluateHandle(() => {
			const properties: string[] = [];
			document.addEventListener("transitionrun", ({ propertyName }) => properties.push(propertyName));
			return properties;
		});
		await page.setViewportSize(phone.viewport);
		await nextFrames(page);
		expect.soft(await transitions.jsonValue(), path).toEqual([]);
	}
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

/** The same pages in the other languages, whose words are longer. */
const translations = contents.flatMap(({ locale: { root, pages = {} } }) =>
	pageTypes.filter((path) => root && path in pages).map((path) => root + path),
);

for (const [width, paths] of [
	[280, [...pageTypes, ...translations]],
	[360, [...pageTypes, ...translations]],
	[640, pageTypes],
	[1280, pageTypes],
] as const) {
	test(`With letters twice as large nothing scrolls sideways at ${width} pixels`, async ({ page }) => {
		await page.setViewportSize({ width, height: 700 });
		const browser = await page.context().newCDPSession(page);
		await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
		for (const path of paths) {
			await page.goto(path);
			expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
			expect.soft(await excess(page), path).toBe(0);
			expect.soft(await cutOff(page), path).toEqual([]);
		}
	});
}

/** The words within items of lists that stand outside of them, at their sides, where they are cut off. */
const outsideOfItems = (page: Page) =>
	page.locator("main li").evaluateAll((items) =>
		items.flatMap((item) => {
			const place = item.getBoundingClientRect();
			const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
			const found: string[] = [];
			for (let text = texts.nextNode(); text; text = texts.nextNode()) {
				if (!text.textContent?.trim() || text.parentElement?.closest(".sr-only")) continue;
				const range = document.createRange();
				range.selectNodeContents(text);
				const { left, right, width } = range.getBoundingClientRect();
				if (width === 0) continue;
				if (left < place.left - 1 || right > place.right + 1) found.push(text.textContent.trim());
			}
			return found;
		}),
	);

for (const width of [560, 640, 767]) {
	test(`No words overflow their card at ${width} pixels`, async ({ page }) => {
		await page.setViewportSize({ width, height: 700 });
		for (const path of [...menus.map((menu) => menu.path), someTreatment]) {
			await page.goto(path);
			await renderAll(page);
			expect.soft(await outsideOfItems(page), path).toEqual([]);
		}
	});
}

/** The spacing that readers may set for themselves, which no page may be too narrow for (WCAG 1.4.12). */
const SPACED = `
	* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
	p { margin-bottom: 2em !important }`;

test.describe("in a phone's window", () => {
	test.use(phone);

	test("With a reader's own spacing nothing scrolls sideways", async ({ page }) => {
		for (const path of pageTypes) {
			await page.goto(path);
			await page.evaluate((rules) => {
				const style = new CSSStyleSheet();
				style.replaceSync(rules);
				document.adoptedStyleSheets.push(style);
			}, SPACED);
			expect.soft(await excess(page), path).toBe(0);
			expect.soft(await outsideOfItems(page), path).toEqual([]);
		}
	});
});

test("Along a recovery's road all stages stand on it, and all milestones below it, with a stage or without", async ({
	page,
}) => {
	const treatment = content.treatments.find((one) => {
		const table = sectionOn(one, "recovery")?.whenCanI;
		return table && recoveryRoad(table, table).some(({ stage }) => !stage);
	});
	test.skip(!treatment, "each milestone of the clinic's treatments names a day");
	const path = treatmentPath(required(treatment, "treatment"));
	// The width at which the words of a stage break into two lines.
	await page.setViewportSize({ width: 768, height: 700 });
	for (const { locale } of contents.filter((one) => hasPage(one.locale, path))) {
		await page.goto(locale.root + path);
		await renderAll(page);
		const edges = (selector: string, edge: "top" | "bottom") =>
			page
				.locator(selector)
				.evaluateAll((all, name) => all.map((one) => Math.round(one.getBoundingClientRect()[name])), edge);
		const stages = await edges(".road-stone", "bottom");
		const milestones = await edges(".road-stage li:first-child", "top");
		expect(milestones.length, locale.code).toBeGreaterThan(stages.length);
		expect(new Set(stages).size, `${locale.code}: ${stages}`).toBe(1);
		expect(new Set(milestones).size, `${locale.code}: ${milestones}`).toBe(1);
	}
});

test("The open list of menus does not scroll sideways at 320 pixels", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 700 });
	await page.goto(someTreatment);
	const menu = menuOf(page);
	await menu.button.click();
	await menu.opener(someMenu.label).click();
	await expect(menu.links(someMenu.label).first()).toBeVisible();
	const sideways = await menu.nav.evaluate((nav) => {
		const sheet = nav.closest("[popover]");
		return sheet ? sheet.scrollWidth - sheet.clientWidth : Number.NaN;
	});
	expect(sideways).toBe(0);
	expect(await excess(page)).toBe(0);
});
