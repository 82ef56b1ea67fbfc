import type { Page } from "@playwright/test";
import { paths } from "@/lib/model/routes";
import { content, pagesOfEachType, someTreatment } from "../support/site";
import { delayRequests, expect, RENDER_ALL, scrollIntoView, test } from "../support/test";

test.use({ allowedMessages: /status of 404/ });

/** How many sections of the open page are not laid out. */
const left = (page: Page): Promise<number> =>
	page.evaluate(
		() =>
			[...document.querySelectorAll("main section > *:first-child")].filter(
				(part) => !part.checkVisibility({ contentVisibilityAuto: true }) && part.checkVisibility(),
			).length,
	);

/** The sections whose height is not what it is when they are laid out. */
const guessed = (page: Page): Promise<string[]> =>
	page.evaluate((rule) => {
		const sections = [...document.querySelectorAll("main section")];
		const heights = () => sections.map((section) => Math.round(section.getBoundingClientRect().height));
		const before = heights();
		const style = new CSSStyleSheet();
		style.replaceSync(rule);
		document.adoptedStyleSheets = [style];
		const laidOut = heights();
		document.adoptedStyleSheets = [];
		return sections.flatMap(({ className }, at) =>
			before[at] === laidOut[at] ? [] : [`${className}: ${before[at]}, laid out ${laidOut[at]}`],
		);
	}, RENDER_ALL);

test("Sections far below the window are laid out soon after the first paint", async ({ page }) => {
	// Until it comes, nothing lays out the rest.
	const letPass = await delayRequests(page, /_islands\/entry/);
	await page.goto(someTreatment, { waitUntil: "domcontentloaded" });
	const before = await left(page);
	expect(before).toBeGreaterThan(0);
	await scrollIntoView(page.locator("main section").last());
	await expect.poll(() => left(page)).toBeLessThan(before);
	await scrollIntoView(page.locator("main h1"));
	expect(await guessed(page)).not.toEqual([]);
	letPass();
	await expect.poll(() => guessed(page)).toEqual([]);
});

test("The browser's search in the page finds a heading far down", async ({ page }) => {
	await page.goto(someTreatment);
	await expect.poll(() => guessed(page)).toEqual([]);
	const heading = page.locator("main section h2").last();
	const words = (await heading.textContent()) ?? "";
	const found = await page.evaluate((text) => {
		const inPage = window as unknown as { find(text: string): boolean };
		return inPage.find(text) && Boolean(getSelection()?.anchorNode?.parentElement?.closest("section h2"));
	}, words.trim());
	expect(found).toBe(true);
	await expect(heading).toBeInViewport();
});

test("Pictures load as far ahead of the window as the browser fetches them", async ({ page }) => {
	// The window of the phone is 740 pixels high; without this a section would be laid out half of that ahead.
	const ahead = 1000;
	await page.goto(paths.home);
	await expect.poll(() => guessed(page)).toEqual([]);
	const pictures = page.locator("main section img[loading=lazy]");
	// The last that is not folded, and not in a carousel's next slides.
	const last = await pictures.evaluateAll((all) =>
		all.findLastIndex((image) => {
			const { left, right, width } = image.getBoundingClientRect();
			return width > 0 && left >= 0 && right <= innerWidth;
		}),
	);
	test.skip(last < 0, "the clinic's home has no picture below the first view");
	const picture = pictures.nth(last);
	const below = await picture.evaluate((image) => image.getBoundingClientRect().top - innerHeight);
	expect(below).toBeGreaterThan(ahead);
	await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), below - ahead);
	await expect
		.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
		.toBeTruthy();
});

/** The distance in pixels between the header's lower edge and the top of the part that the address names. */
const distance = (page: Page): Promise<number> =>
	page.evaluate(() => {
		const part = document.getElementById(decodeURIComponent(location.hash.slice(1)));
		const reserved = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
		const end = document.documentElement.scrollHeight - innerHeight - scrollY;
		// The last part of a page may not reach the top.
		return end < 1 ? 0 : Math.round((part?.getBoundingClientRect().top ?? Number.NaN) - reserved);
	});

test("An address with a part of a page leads to it, opened or followed within the page", async ({ page }) => {
	test.slow();
	for (const path of pagesOfEachType([content])) {
		await page.goto(path);
		const ids = await page.evaluate(() =>
			[...document.querySelectorAll("main section[id]")].map(({ id }) => id).slice(-2),
		);
		for (const id of ids) {
			await page.goto(path);
			await page.evaluate((hash) => location.assign(`#${hash}`), id);
			await expect.poll(() => guessed(page)).toEqual([]);
			await expect.poll(async () => Math.abs(await distance(page)), `${path} to #${id}`).toBeLessThanOrEqual(2);
			await page.goto("about:blank");
			await page.goto(`${path}#${id}`);
			// Heights above become known only now.
			await expect.poll(() => guessed(page)).toEqual([]);
			await expect.poll(async () => Math.abs(await distance(page)), `${path}#${id}`).toBeLessThanOrEqual(2);
		}
	}
});
