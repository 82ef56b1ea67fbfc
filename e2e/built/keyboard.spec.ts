import type { CDPSession, Page } from "@playwright/test";
import { contrast, type Hex } from "@/lib/brand/contrast";
import { hasPage, type Locale } from "@/lib/model/locales";
import { aftercarePath, paths, searchHref, treatmentPath } from "@/lib/model/routes";
import { sharp } from "@/scripts/build/pictures/sharp";
import { content, contents, everyPage, pageTypes, someTreatment, treatment } from "../support/site";
import { desktop, expect, phone, renderAll, scrollIntoView, test } from "../support/test";

test.use({ allowedMessages: /status of 404|openstreetmap/, contextOptions: { reducedMotion: "reduce" } });

/** More presses of Tab than any page needs. */
const MOST_STOPS = 400;
/** Presses between two questions whether the page's end is reached. */
const AT_ONCE = 12;
/** The least contrast of the ring with what is beside it (WCAG 1.4.11). */
const LEAST_CONTRAST = 3;
/** The least share of the ring's length that has it: letters and round corners reach into it. */
const LEAST_SHARE = 0.9;
/** How far from its element the ring may lie, in pixels. */
const REACH = 8;

/** A stop that differs from all before it in what it and the elements around it are. */
type Kind = { key: string; name: string; element: HTMLElement };
type Walk = { over: boolean; found: string[]; stops: HTMLElement[]; kinds: Kind[] };

/** Runs in the page: before each press of a key, notes what is wrong with the stop that the last one led to. */
function watchStops({ backwards }: { backwards: boolean }): void {
	const { walk: before } = globalThis as unknown as { walk?: Walk };
	const walk: Walk = { over: false, found: [], stops: [], kinds: before?.kinds ?? [] };
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
		const key = [element, ...around(element).slice(0, 2)].map((one) => `${one.localName}.${one.className}`).join(" < ");
		if (walk.kinds.every((kind) => kind.key !== key)) walk.kinds.push({ key, name: name(element), element });
	};
	addEventListener("keydown", note, { capture: true });
	// What would be measured before it has arrived.
	const still = new CSSStyleSheet();
	still.replaceSync("* { transition: none !important }");
	document.adoptedStyleSheets.push(still);
	Object.assign(globalThis, { walk });
	if (backwards) before?.stops.findLast((stop) => stop !== document.body)?.focus();
}

const walked = (page: Page) =>
	page.evaluate(() => {
		const { walk } = globalThis as unknown as { walk: Walk };
		const { over, found, stops, kinds } = walk;
		return { over, found, count: stops.length, kinds: kinds.map(({ key, name }) => ({ key, name })) };
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
	await page.evaluate(watchStops, { backwards: key !== "Tab" });
	for (let press = 0; press < MOST_STOPS; press++) {
		await page.keyboard.press(key);
		if (press % AT_ONCE > 0) continue;
		const walk = await walked(page);
		if (walk.over) return walk;
	}
	throw new Error(`${page.url()} does not end after ${MOST_STOPS} stops`);
}

type Place = { x: number; y: number; width: number; height: number };

/** Reads a place of the window; the answer gives a pixel's colour as a number. */
async function photograph(session: CDPSession, clip: Place): Promise<(x: number, y: number) => number> {
	const { data } = await session.send("Page.captureScreenshot", {
		clip: { ...clip, scale: 1 },
		optimizeForSpeed: true,
	});
	const image = await sharp(Buffer.from(data, "base64")).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const { width, height } = image.info;
	return (x, y) =>
		x < 0 || y < 0 || x >= width || y >= height ? Number.NaN : image.data.readUIntBE((y * width + x) * 3, 3);
}

const hex = (colour: number): Hex => `#${colour.toString(16).padStart(6, "0")}`;
const stands = new Map<string, boolean>();
/** Whether two colours, as numbers, differ by enough. */
function standsOut(one: number, other: number): boolean {
	if (Number.isNaN(one) || Number.isNaN(other) || one === other) return false;
	const pair = `${one} ${other}`;
	const known = stands.get(pair) ?? contrast(hex(one), hex(other)) >= LEAST_CONTRAST;
	stands.set(pair, known);
	return known;
}

/** What share of the ring's length around a stop of this kind stands out from what is beside it, from 0 to 1. */
async function ringShown(page: Page, session: CDPSession, key: string): Promise<number> {
	const { boxes, scroll, size } = await page.evaluate((key) => {
		const { walk } = globalThis as unknown as { walk: Walk };
		const element = walk.kinds.find((kind) => kind.key === key)?.element;
		element?.focus({ focusVisible: true } as FocusOptions);
		let ringed = element ?? null;
		while (ringed && getComputedStyle(ringed).outlineStyle === "none") ringed = ringed.parentElement;
		ringed?.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
		return {
			boxes: [...(ringed?.getClientRects() ?? [])].map((box) => box.toJSON() as DOMRect),
			scroll: { x: scrollX, y: scrollY },
			size: { width: innerWidth, height: innerHeight },
		};
	}, key);
	const left = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.left)) - REACH));
	const top = Math.max(0, Math.floor(Math.min(...boxes.map((box) => box.top)) - REACH));
	const right = Math.min(size.width, Math.ceil(Math.max(...boxes.map((box) => box.right)) + REACH));
	const bottom = Math.min(size.height, Math.ceil(Math.max(...boxes.map((box) => box.bottom)) + REACH));
	if (right <= left || bottom <= top) return 0;
	const clip = { x: left + scroll.x, y: top + scroll.y, width: right - left, height: bottom - top };
	const ring = await photograph(session, clip);
	const hide = "* { outline-color: transparent !important; box-shadow: none !important }";
	await page.evaluate((hide) => {
		const style = new CSSStyleSheet();
		style.replaceSync(hide);
		document.adoptedStyleSheets.push(style);
	}, hide);
	const plain = await photograph(session, clip);
	await page.evaluate(() => void document.adoptedStyleSheets.pop());
	/** Whether a line from outside to the box's middle crosses the ring. */
	const crosses = (x: number, y: number, across: number, down: number, length: number) =>
		Array.from({ length }, (_, step) => [x + across * step, y + down * step] as const).some(
			([x, y]) =>
				ring(x, y) !== plain(x, y) &&
				[-2, 2].some((beside) => standsOut(ring(x, y), ring(x + across * beside, y + down * beside))),
		);
	const seen: boolean[] = [];
	for (const box of boxes) {
		const [west, north] = [Math.round(box.left) - left, Math.round(box.top) - top];
		const [east, south] = [Math.round(box.right) - left - 1, Math.round(box.bottom) - top - 1];
		const [halfWidth, halfHeight] = [REACH + (east - west) / 2, REACH + (south - north) / 2];
		// Between the lines of a broken link there is no ring.
		const isWithin = (x: number, y: number) =>
			boxes.some(
				(other) =>
					other !== box &&
					x + left > other.left - REACH &&
					x + left < other.right + REACH &&
					y + top > other.top - REACH &&
					y + top < other.bottom + REACH,
			);
		const isHigh = box.height > size.height / 2;
		for (let x = west; x <= east; x++) {
			if (!isHigh && !isWithin(x, north - 3)) seen.push(crosses(x, north - REACH, 0, 1, halfHeight));
			if (!isHigh && !isWithin(x, south + 3)) seen.push(crosses(x, south + REACH, 0, -1, halfHeight));
		}
		for (let y = Math.max(0, north); y <= Math.min(south, clip.height - 1); y++) {
			if (!isWithin(west - 3, y)) seen.push(crosses(west - REACH, y, 1, 0, halfWidth));
			if (!isWithin(east + 3, y)) seen.push(crosses(east + REACH, y, -1, 0, halfWidth));
		}
	}
	// Where a broken link's lines meet, no box says where the ring runs.
	return boxes.length > 1 && seen.filter(Boolean).length > seen.length * 0.75
		? 1
		: seen.filter(Boolean).length / seen.length;
}

const windows = [
	{ name: "a phone", window: { ...phone, deviceScaleFactor: 1 } },
	{ name: "a desk's window at 400 %", window: { ...desktop, viewport: { width: 320, height: 256 } } },
	{ name: "a desk's window", window: desktop },
];

const firstAid = content.treatments.find(({ emergency }) => emergency.length > 0);
const discreet = content.treatments.find(({ discreet }) => discreet);
const withSheet = content.treatments.find(({ aftercare }) => aftercare);
/** Each type of page, and treatments and the search with what others have not. */
const types = [
	...new Set([
		...pageTypes,
		...[firstAid, discreet].flatMap((one) => (one ? [treatmentPath(one)] : [])),
		...(withSheet ? [aftercarePath(withSheet)] : []),
		searchHref(treatment.link),
	]),
];

/** Each type of page on a phone in the original; in other windows, and in languages of other widths, the fullest two. */
const pagesFor = (locale: Locale, isPhone: boolean) =>
	types.filter((path) => {
		const isWanted = everyPage || (!locale.root && isPhone) || [paths.home, someTreatment].includes(path);
		return isWanted && hasPage(locale, path.split("?")[0] ?? path);
	});

for (const { name, window } of windows) {
	test.describe(`in ${name}`, () => {
		test.use(window);

		// Text widths differ between languages, which matters most on a phone: one translation shows it.
		for (const { locale } of everyPage ? contents : contents.slice(0, window.isMobile ? 2 : 1)) {
			test(`Tab leads through each type of page, in order, in sight, with a whole ring: ${locale.code}`, async ({
				page,
			}) => {
				test.slow();
				const session = await page.context().newCDPSession(page);
				const known = new Set<string>();
				for (const path of pagesFor(locale, window.isMobile)) {
					await page.goto(locale.root + path);
					// What is laid out late would move a stop after it has come into sight.
					await renderAll(page);
					await wakeInView(page);
					const { found, count } = await walkThrough(page, "Tab");
					expect.soft(count, `stops of ${locale.root + path}`).toBeGreaterThan(10);
					if (path === someTreatment) {
						const back = await walkThrough(page, "Shift+Tab");
						expect.soft(back.count, `stops of ${locale.root + path} backwards`).toBeGreaterThan(count - 5);
						found.push(...back.found.map((one) => `backwards, ${one}`));
					}
					const { kinds } = await walked(page);
					const measured = everyPage || (path === someTreatment && window.isMobile && !locale.root) ? kinds : [];
					for (const { key, name } of measured.filter((kind) => !known.has(kind.key))) {
						known.add(key);
						const shown = await ringShown(page, session, key);
						if (shown < LEAST_SHARE) found.push(`ring shown by ${shown.toFixed(2)}: ${name}`);
					}
					expect.soft(found, locale.root + path).toEqual([]);
				}
			});
		}
	});
}
