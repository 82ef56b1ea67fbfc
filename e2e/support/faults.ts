import type { BrowserContext, Page, Route } from "@playwright/test";
import { renderAll } from "./test";

/** A fault between the site and a visitor. */
export type Fault = {
	/** Applies the fault to pages that a context opens from now on. */
	bring?: (context: BrowserContext) => Promise<unknown>;
	/** The last load event that a page reaches with it. */
	waitUntil: "domcontentloaded" | "load";
	/** Prepares it for the next page. */
	beforePage?: () => void;
	/** Applies it to the open page. */
	begin?: (context: BrowserContext) => Promise<void>;
	/** Ends it for the open page only. */
	end?: (context: BrowserContext) => Promise<void>;
	/** How often it occurred: requests refused or delayed, accesses to storage. */
	met: () => number;
};

/** Requests to these addresses fail. */
export function missing(addresses: RegExp): Fault {
	let refused = 0;
	return {
		bring: (context) =>
			context.route(addresses, (route) => {
				refused++;
				return route.abort();
			}),
		waitUntil: "load",
		met: () => refused,
	};
}

/** Requests to these addresses wait until the fault ends. */
export function late(addresses: RegExp): Fault {
	let held: Route[] | undefined;
	let met = 0;
	return {
		bring: (context) =>
			context.route(addresses, (route) => {
				if (!held) return route.continue();
				met++;
				held.push(route);
			}),
		beforePage: () => {
			held = [];
		},
		// A page is loaded only with its scripts.
		waitUntil: "domcontentloaded",
		end: async () => {
			const waiting = held ?? [];
			held = undefined;
			await Promise.all(waiting.map((route) => route.continue()));
		},
		met: () => met,
	};
}

/** All storage throws an error, as when a visitor blocks site data. */
export function storageBlocked(): Fault {
	let asked = 0;
	return {
		bring: async (context) => {
			await context.exposeBinding("askedForStorage", () => {
				asked++;
			});
			return context.addInitScript(blockStorage);
		},
		waitUntil: "load",
		met: () => asked,
	};
}

/** The network fails after the page has loaded. */
export function goneOffline(): Fault {
	let times = 0;
	return {
		waitUntil: "load",
		begin: (context) => {
			times++;
			return context.setOffline(true);
		},
		end: (context) => context.setOffline(false),
		met: () => times,
	};
}

/** Runs in each page before anything else. */
function blockStorage(): void {
	const refuse = () => {
		(window as unknown as { askedForStorage(): void }).askedForStorage();
		throw new DOMException("Forbidden", "SecurityError");
	};
	for (const name of ["sessionStorage", "localStorage", "indexedDB", "caches"]) {
		Object.defineProperty(window, name, { configurable: true, get: refuse });
	}
	Object.defineProperty(Document.prototype, "cookie", { configurable: true, get: refuse, set: refuse });
}

/** What a visitor can see of a whole page in its window. */
export type Shown = {
	headings: string[];
	/** The addresses of visible links, including telephone links. */
	links: string[];
	/** The telephone links that can be pressed without scrolling. */
	calls: string[];
	/** The main heading, if another element covers it in the window. */
	covered: string[];
	/** Pixels by which the page is wider than the window. */
	tooWide: number;
	/** Pictures that failed to load and leave no room for their alternative text. */
	blank: string[];
	/** Pictures that failed to load and do not have their reserved aspect ratio. */
	misshapen: string[];
};

/** Returns what the open page shows. */
export async function shownOn(page: Page): Promise<Shown> {
	await renderAll(page);
	return page.evaluate(look);
}

/** Runs in the page. */
function look(): Shown {
	/** The height of a line of text, in pixels. */
	const LINE = 14;
	const seen = (element: Element) =>
		!element.closest("noscript") && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
	const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)].filter(seen);
	const words = (element: HTMLElement) => element.innerText.replace(/\s+/g, " ").trim();
	const href = (link: Element) => link.getAttribute("href") ?? "";
	/** The element at the middle of another; null outside the window. */
	const atMiddle = (element: Element) => {
		const { left, top, width, height } = element.getBoundingClientRect();
		return document.elementFromPoint(left + width / 2, top + height / 2);
	};
	const isCovered = (element: Element) => {
		const there = atMiddle(element);
		return there !== null && !element.contains(there) && !there.contains(element);
	};
	const headings = all<HTMLElement>("h1, h2, h3");
	const links = all("a[href]");
	const failed = all<HTMLImageElement>("img[alt]:not([alt=''])").filter(
		({ complete, naturalWidth }) => complete && naturalWidth === 0,
	);
	const isMisshapen = (image: HTMLImageElement) => {
		const [width, height] =
			getComputedStyle(image)
				.aspectRatio.match(/[\d.]+/g)
				?.map(Number) ?? [];
		if (!width || !height) return false;
		return image.offsetHeight > (image.offsetWidth * height) / width + 1;
	};
	return {
		headings: headings.map(words),
		links: [...new Set(links.map(href))],
		calls: links.filter((link) => href(link).startsWith("tel:") && link.contains(atMiddle(link))).map(href),
		covered: headings.filter((heading) => heading.matches("h1:not(.sr-only)") && isCovered(heading)).map(words),
		tooWide: document.documentElement.scrollWidth - innerWidth,
		blank: failed.filter((image) => image.offsetHeight < LINE || image.offsetWidth < 3 * LINE).map(({ alt }) => alt),
		misshapen: failed.filter(isMisshapen).map(({ alt }) => alt),
	};
}
