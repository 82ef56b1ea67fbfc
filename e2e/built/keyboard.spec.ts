import type { Locator, Page } from "@playwright/test";
import { hasPage } from "@/lib/model/locales";
import { paths } from "@/lib/model/routes";
import { contents, everyPage, pageTypes, someTreatment, words } from "../support/site";
import { desktop, expect, phone, renderAll, scrollIntoView, test, testOnDesktop } from "../support/test";

test.use({ allowedMessages: /status of 404|openstreetmap/, contextOptions: { reducedMotion: "reduce" } });

/** More presses of Tab than any page needs. */
const MOST_STOPS = 400;
/** Presses between two questions whether the page's end is reached. */
const AT_ONCE = 12;

/** Before each press of Tab, the focused element's position is recorded, when the page is at rest. */
function noteStops(): void {
	const stops: Element[] = [];
	const found: string[] = [];
	const walk = { over: false, found, count: 0 };
	const name = (element: Element) =>
		`${element.localName} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
	const isSeen = (element: Element) =>
		[...element.getClientRects()].some(({ left, top, width, height }) =>
			[0.02, 0.25, 0.5, 0.75, 0.98].some((across) =>
				[0.02, 0.25, 0.5, 0.75, 0.98].some((down) => {
					const there = document.elementFromPoint(left + width * across, top + height * down);
					return there !== null && (element.contains(there) || there.contains(element));
				}),
			),
		);
	const note = () => {
		const element = document.activeElement;
		if (walk.over || !element) return;
		const [first] = stops;
		if (element === first) {
			walk.over = true;
			return;
		}
		if (element === document.body) {
			// After the last stop the focus leaves the page; in between it has been lost.
			if (first) stops.push(element);
			return;
		}
		if (stops.at(-1) === document.body) found.push(`the focus was lost before ${name(element)}`);
		stops.push(element);
		walk.count++;
		if (!isSeen(element)) found.push(`covered: ${name(element)}`);
	};
	addEventListener("keydown", note, { capture: true });
	Object.assign(globalThis, { walk });
}

type Walk = { over: boolean; found: string[]; count: number };
const walked = (page: Page) => page.evaluate(() => (globalThis as unknown as { walk: Walk }).walk);

/** Wakes what wakes when it comes into view, which changes where Tab stops. */
async function wakeCarousels(page: Page): Promise<void> {
	for (const carousel of await page.locator("[data-island]:has(> .carousel)").all()) {
		await scrollIntoView(carousel.locator("> *"));
		await expect(carousel).toHaveAttribute("data-awake");
	}
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	// The header comes back in a frame or two.
	await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
}

/** Presses Tab from the page's top to its end. */
async function walkThrough(page: Page): Promise<Walk> {
	await renderAll(page);
	await wakeCarousels(page);
	await page.evaluate(noteStops);
	for (let press = 0; press < MOST_STOPS; press++) {
		await page.keyboard.press("Tab");
		if (press % AT_ONCE > 0) continue;
		const walk = await walked(page);
		if (walk.over) return walk;
	}
	throw new Error(`${page.url()} does not end after ${MOST_STOPS} stops`);
}

const windows = [
	{ name: "a phone", window: phone },
	{ name: "a desk's window at 400 %", window: { ...desktop, viewport: { width: 320, height: 256 } } },
	{ name: "a desk's window", window: desktop },
];

/** Each type of page on a phone in the original; in other windows, and in languages of other widths, the fullest two. */
const pagesFor = (locale: (typeof contents)[number]["locale"], window: typeof phone | typeof desktop) => {
	const all = everyPage || (!locale.root && window === phone);
	return pageTypes.filter((path) => hasPage(locale, path) && (all || [paths.home, someTreatment].includes(path)));
};

for (const { name, window } of windows) {
	test.describe(`in ${name}`, () => {
		test.use(window);

		// Text widths differ between languages, which matters most on a phone: one translation shows it.
		for (const { locale } of everyPage ? contents : contents.slice(0, window === phone ? 2 : 1)) {
			test(`Everything that Tab focuses is in sight on each type of page: ${locale.code}`, async ({ page }) => {
				test.slow();
				for (const path of pagesFor(locale, window)) {
					await page.goto(locale.root + path);
					const { found, count } = await walkThrough(page);
					expect.soft(found, locale.root + path).toEqual([]);
					expect.soft(count, `stops of ${locale.root + path}`).toBeGreaterThan(10);
				}
			});
		}
	});
}

/** Whether another part of the page lies on the ring around what has the focus. */
const ringIsCut = (target: Locator) =>
	target.evaluate((element) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		const { outlineOffset, outlineWidth } = getComputedStyle(element);
		const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 1;
		return [top - out, bottom + out].some((y) => {
			const there = document.elementFromPoint((left + right) / 2, y);
			return there === null || !there.contains(element);
		});
	});

testOnDesktop("On a desktop the ring around first aid and around a language is whole", async ({ page }) => {
	await page.goto(paths.home);
	const main = page.getByRole("main");
	const entries = await main.locator("details.emergency-entry > summary").all();
	const languages = await page.getByRole("navigation", { name: words.languages.label }).getByRole("link").all();
	// From a press of a key on, what gets the focus shows a ring.
	await page.keyboard.press("Tab");
	for (const stop of [...entries, ...languages]) {
		await stop.focus();
		await expect.poll(() => ringIsCut(stop), await stop.innerText()).toBe(false);
	}
});
