import type { BrowserContext, Page, Route } from "@playwright/test";
import { renderAll } from "./render-all";

/** Something that goes wrong between the site and a visitor. */
export type Fault = {
	/** Brings it over the pages of a context that are opened from then on. */
	bring?: (context: BrowserContext) => Promise<unknown>;
	/** How far a page comes with it. */
	waitUntil: "domcontentloaded" | "load";
	/** Makes it ready for the next page. */
	beforePage?: () => void;
	/** Brings it over the page that is open. */
	begin?: (context: BrowserContext) => Promise<void>;
	/** Ends it for the page that is open; the next page meets it again. */
	end?: (context: BrowserContext) => Promise<void>;
	/** How often pages met it: requests refused or held back, storage asked for. */
	met: () => number;
};

/** Files of these addresses cannot be had. */
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

/** Files of these addresses are on their way until the fault is ended. */
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

/** Every kind of storage answers with an error, as where a visitor forbids site data. */
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

/** The network goes when a page has come. */
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

/** What somebody can see of a page, from its top to its end, in the window that it is open in. */
export type Shown = {
	headings: string[];
	/** Where the links lead that show, those to a telephone among them. */
	links: string[];
	/** Those to a telephone that can be pressed without scrolling. */
	calls: string[];
	/** The main heading, if it is in the window beneath something else. */
	covered: string[];
	/** Pixels by which the page is wider than the window. */
	tooWide: number;
	/** Pictures that did not come and have no room for words in their place. */
	blank: string[];
	/** Pictures that did not come and whose place has not the shape that was kept for it. */
	misshapen: string[];
};

/** Looks at a page as it stands. */
export async function shownOn(page: Page): Promise<Shown> {
	await renderAll(page);
	return page.evaluate(look);
}

/** Runs in the page. */
function look(): Shown {
	/** Pixels that a line of words needs. */
	const LINE = 14;
	const seen = (element: Element) =>
		!element.closest("noscript") && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
	const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)].filter(seen);
	const words = (element: HTMLElement) => element.innerText.replace(/\s+/g, " ").trim();
	const href = (link: Element) => link.getAttribute("href") ?? "";
	/** What lies at an element's middle; nothing where that is outside the window. */
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
