import type { Page } from "@playwright/test";
import { paths, searchHref } from "@/lib/model/routes";
import { contents, everyPage, pagesOfEachType, someTreatment, treatment } from "../support/site";
import { addStyle, desktop, expect, phone, renderAll, scrollIntoView, test } from "../support/test";

test.use({ allowedMessages: /status of 404|openstreetmap/ });

/** More presses of Tab than any page needs. */
const MOST_STOPS = 400;
/** Presses between two questions whether the page's end is reached. */
const AT_ONCE = 12;

type Walk = { over: boolean; found: string[]; stops: HTMLElement[] };

/** Runs in the page: before each press of a key, notes what is wrong with the stop that the last one led to. */
function watchStops({ backwards }: { backwards: boolean }): void {
	const { walk: before } = globalThis as unknown as { walk?: Walk };
	const walk: Walk = { over: false, found: [], stops: [] };
	const { stops } = walk;
	const around = (element: Element): Element[] =>
		element.parentElement ? [element.parentElement, ...around(element.parentElement)] : [];
	const name = (element: Element) =>
		`${element.localName} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}"`;
	/** The bar over the page that an element is in. */
	const barOf = (element: Element) =>
		[element, ...around(element)].find((one) => /fixed|sticky/.test(getComputedStyle(one).position));

	const isSeen = (element: Element) =>
		[...element.getClientRects()].some(({ left, top, width, height }) =>
			[0.02, 0.25, 0.5, 0.75, 0.98].some((across) =>
				[0.02, 0.25, 0.5, 0.75, 0.98].some((down) => {
					const there = document.elementFromPoint(left + width * across, top + height * down);
					return there !== null && (element.contains(there) || there.contains(element));
				}),
			),
		);

	/** What cuts the ring: the window's edge, an element that hides what leaves it, or a bar over the page. */
	const cutBy = (ringed: Element): string | undefined => {
		// Outside of the outline is a shadow, 5 pixels wide with it; within the edges of what has no room around it.
		const out = Number.parseFloat(getComputedStyle(ringed).outlineOffset) < 0 ? 0 : 5;
		const { left, top, right, bottom } = ringed.getBoundingClientRect();
		const { clientWidth, clientHeight } = document.documentElement;
		// What is high cannot be whole in a low window; of a card, the link within it has to be.
		const isTall = ringed !== document.activeElement || bottom - top > clientHeight / 2;
		if (left - out < 0 || right + out > clientWidth) return "the window's side";
		if (!isTall && (top - out < -1 || bottom + out > clientHeight + 1)) return "the window's edge";
		for (const box of around(ringed).slice(0, -2)) {
			const { overflowX, overflowY, position, display } = getComputedStyle(box);
			if (position === "fixed") break;
			if (display === "contents") continue;
			const edge = box.getBoundingClientRect();
			const [x, y] = [edge.left + box.clientLeft, edge.top + box.clientTop];
			if (overflowX !== "visible" && (left - out < x || right + out > x + box.clientWidth)) return box.className;
			if (overflowY !== "visible" && (top - out < y || bottom + out > y + box.clientHeight)) return box.className;
		}
		if (barOf(ringed) || isTall) return undefined;
		for (const y of [top - out + 1, bottom + out - 1]) {
			const there = document.elementFromPoint((left + right) / 2, y);
			const bar = there && barOf(there);
			if (bar) return bar.className;
		}
		return undefined;
	};

	/** What stands first by design: a carousel's controls (ARIA Authoring Practices), the quickest way to the clinic. */
	const isFirst = (element: Element) => element.closest(".carousel-controls, .direct-contact, .night-switch");

	/** Whether a reader comes from one stop to the other: on in its line, below it, or up to the next column. */
	const isInOrder = (one: Element, next: Element) => {
		const from = [...one.getClientRects()].at(-1);
		const [to] = next.getClientRects();
		// Bars over the page have no place in it.
		if (!from || !to || barOf(one) !== barOf(next) || isFirst(one)) return true;
		if (to.top >= from.bottom - 4) return true;
		return to.left >= (to.bottom <= from.top + 4 ? from.right : from.left) - 4;
	};

	const note = () => {
		const element = document.activeElement as HTMLElement | null;
		if (walk.over || !element) return;
		const [first] = stops;
		const last = stops.at(-1);
		walk.over = element === (backwards ? before?.stops[0] : first);
		if (walk.over) return;
		if (element === document.body) {
			// After the last stop the focus leaves the page; in between it has been lost.
			if (first) stops.push(element);
			return;
		}
		if (last === document.body) walk.found.push(`the focus was lost before ${name(element)}`);
		else if (last && !backwards && !isInOrder(last, element)) {
			walk.found.push(`out of order: ${name(element)} after ${name(last)}`);
		}
		stops.push(element);
		if (!isSeen(element)) walk.found.push(`covered: ${name(element)}`);
		// The button in a field for dates has a ring of the browser's.
		if (element.matches("[type=date]:not(:focus-visible)")) return;
		const ringed = [element, ...around(element)].find((one) => getComputedStyle(one).outlineStyle !== "none");
		const cut = ringed ? cutBy(ringed) : "nothing: there is none";
		if (cut !== undefined) walk.found.push(`ring cut by ${cut}: ${name(element)}`);
		// On whatever ground, one of two colours stands out; lib/brand/legibility.ts holds their contrast with each other.
		if (ringed && getComputedStyle(ringed).boxShadow === "none")
			walk.found.push(`ring of one colour: ${name(element)}`);
	};
	addEventListener("keydown", note, { capture: true });
	Object.assign(globalThis, { walk });
	if (backwards) before?.stops.findLast((stop) => stop !== document.body)?.focus();
}

const walked = (page: Page) =>
	page.evaluate(() => {
		const { over, found, stops } = (globalThis as unknown as { walk: Walk }).walk;
		return { over, found, count: stops.length };
	});

/** Wakes what wakes when it comes into view, which changes where Tab stops. */
async function wakeInView(page: Page): Promise<void> {
	for (const island of await page.locator("[data-island]:has(> .carousel), [data-island=room-gallery]").all()) {
		await scrollIntoView(island.locator("> *").first());
		await expect(island).toHaveAttribute("data-awake");
	}
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	// The header comes back in a frame or two.
	await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
}

/** Presses Tab from the page's top to its end, or Shift+Tab from its end to its top. */
async function walkThrough(page: Page, key: "Tab" | "Shift+Tab") {
	// What moves would be measured before it has arrived.
	await addStyle(page, "* { transition: none !important }");
	await page.evaluate(watchStops, { backwards: key !== "Tab" });
	for (let press = 0; press < MOST_STOPS; press++) {
		await page.keyboard.press(key);
		if (press % AT_ONCE > 0) continue;
		const walk = await walked(page);
		if (walk.over) return walk;
	}
	throw new Error(`${page.url()} does not end after ${MOST_STOPS} stops`);
}

const original = pagesOfEachType(contents.slice(0, 1));
const fullest = [paths.home, someTreatment];

/** By night each page, in a window of 400 % the fullest two; by day the fullest. */
const windows = [
	{ name: "a phone", window: phone, pages: [...new Set([...original, ...fullest, searchHref(treatment.link)])] },
	{
		name: "a phone, in another language",
		window: phone,
		pages: pagesOfEachType(contents.slice(1)),
		byDay: contents.slice(1, 2).map(({ locale }) => locale.root + someTreatment),
	},
	{ name: "a desk's window at 400 %", window: { ...desktop, viewport: { width: 320, height: 256 } }, pages: fullest },
	{ name: "a desk's window", window: desktop, pages: original },
].map(({ pages, byDay = [someTreatment], ...rest }) => ({ ...rest, pages: everyPage ? pages : byDay }));

for (const { name, window, pages } of windows) {
	test.describe(`in ${name}`, () => {
		test.use(window);

		for (const path of pages) {
			test(`Tab leads through the page in order, in sight, with a whole ring: ${path}`, async ({ page }) => {
				await page.goto(path);
				// What is laid out late would move a stop after it has come into sight.
				await renderAll(page);
				await wakeInView(page);
				const { found, count } = await walkThrough(page, "Tab");
				expect(count, "stops").toBeGreaterThan(10);
				expect(found).toEqual([]);
				if (!path.endsWith(someTreatment)) return;
				const back = await walkThrough(page, "Shift+Tab");
				expect(back.count, "stops backwards").toBeGreaterThan(count - 5);
				expect(back.found, "backwards").toEqual([]);
			});
		}
	});
}
