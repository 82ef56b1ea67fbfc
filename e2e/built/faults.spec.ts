import type { BrowserContext, Page, Route } from "@playwright/test";
import { paths, treatmentPath } from "@/lib/model/routes";
import { bookingForm, setDelay, unfoldForm } from "../support/booking";
import { telephone } from "../support/contact";
import { menuOf } from "../support/menu";
import { attributes, content, everyPage, pageAt, pageTypes, someMenu } from "../support/site";
import { awake, expect, phone, renderAll, test, unfoldAll } from "../support/test";

/** A fault between the site and a visitor. */
type Fault = {
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
function missing(addresses: RegExp): Fault {
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
function late(addresses: RegExp): Fault {
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
function storageBlocked(): Fault {
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
function goneOffline(): Fault {
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
type Shown = {
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
async function shownOn(page: Page): Promise<Shown> {
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

test.use({ contextOptions: { reducedMotion: "reduce" } });

const firstAid = content.treatments.filter(({ emergency }) => emergency.length > 0).slice(0, 1);
/** A page of each type, or the one with most islands, and one that helps in an emergency. */
const pages = [
	...new Set([...pageTypes.filter((path) => everyPage || path === paths.home), ...firstAid.map(treatmentPath)]),
];

const islandsOn = (path: string) => attributes("dataIsland", pageAt(path));
const hasForm = (path: string) => islandsOn(path).includes("booking-form");

const scripts = /\.js$/;
const others = /\.(woff2|avif|webp|jpe?g|png|svg)$/;
const faults: Record<string, () => Fault> = {
	"nothing but the page itself": () => missing(new RegExp(`${scripts.source}|${others.source}`)),
	"all scripts late": () => late(scripts),
	"typefaces and pictures missing": () => missing(others),
	"storage blocked": storageBlocked,
	"the network gone after the page has loaded": goneOffline,
};

/** What each page shows without any script, and therefore has to show under every fault. */
const least = new Map<string, Shown>();

test.beforeAll(async ({ browser }) => {
	const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
	const page = await context.newPage();
	for (const path of pages) {
		await page.goto(path, { waitUntil: "domcontentloaded" });
		least.set(path, await shownOn(page));
	}
	await context.close();
});

/** Headings and links are all there, nothing lies above them, the clinic can be called, and the menu opens. */
async function expectReadable(page: Page, path: string): Promise<void> {
	const { headings = [], links = [] } = least.get(path) ?? {};
	expect.soft(headings.length, path).toBeGreaterThan(0);
	expect.soft(await shownOn(page), path).toMatchObject({
		...{ covered: [], tooWide: 0, blank: [], misshapen: [] },
		headings: expect.arrayContaining(headings),
		// The link to the top appears on scrolling.
		links: expect.arrayContaining(links.filter((link) => link !== "#top")),
		calls: expect.arrayContaining(content.clinic.phones.slice(0, 1).map(({ number }) => telephone(number))),
	});
}

/** After typing and Enter the form is awake or says that it is not ready, and keeps the text. */
async function expectFormHelps(page: Page, path: string): Promise<void> {
	const form = bookingForm(page);
	await unfoldForm(page);
	await form.user_name.fill("Asha");
	await form.user_name.press("Enter");
	const isAwake = () => form.form.evaluate((element: HTMLFormElement) => element.noValidate);
	if (!(await isAwake())) await setDelay(form, "finish");
	await expect.poll(async () => (await isAwake()) || (await form.notReady.isVisible()), path).toBe(true);
	await expect.soft(form.user_name, path).toHaveValue("Asha");
	expect.soft(new URL(page.url()).pathname, path).toBe(encodeURI(path));
}

/** The list of menus opens, and so does a menu in it. */
async function expectMenuOpens(page: Page, path: string): Promise<void> {
	const menu = menuOf(page);
	await menu.button.tap();
	const link = menu.links(someMenu.label).first();
	// A menu that was open stays so while the list is closed.
	if (!(await link.isVisible())) await menu.opener(someMenu.label).tap();
	await expect(link, path).toBeVisible();
}

/** Scrolls to each island, to load its script, and back to the top. */
async function comeNearIslands(page: Page): Promise<void> {
	await unfoldAll(page);
	await page.evaluate(async () => {
		for (const part of document.querySelectorAll("[data-island] > *")) {
			part.scrollIntoView({ block: "center", behavior: "instant" });
			await new Promise(requestAnimationFrame);
		}
		scrollTo({ top: 0, behavior: "instant" });
	});
}

for (const [name, make] of Object.entries(faults)) {
	test(`With ${name} pages can be read, links and telephone work, and the form helps`, async ({ context }) => {
		test.slow();
		const fault = make();
		await fault.bring?.(context);
		const page = await context.newPage();
		for (const path of pages) {
			fault.beforePage?.();
			await page.goto(path, { waitUntil: fault.waitUntil });
			await fault.begin?.(context);
			await expectReadable(page, path);
			await expectMenuOpens(page, path);
			await menuOf(page).button.tap();
			if (hasForm(path)) await expectFormHelps(page, path);
			if (!fault.end) continue;
			await fault.end(context);
			await awake(page, "page-scroll");
			if (!hasForm(path)) continue;
			await awake(page, "booking-form");
			await expect.soft(bookingForm(page).user_name, path).toHaveValue("Asha");
		}
		await expectMenuOpens(page, pages.at(-1) ?? "");
		const link = menuOf(page).links(someMenu.label).first();
		const to = (await link.getAttribute("href")) ?? "";
		await link.tap();
		await expect(page).toHaveURL(to);
		expect(fault.met()).toBeGreaterThan(0);
	});
}

test("With any one script missing pages can be read, the menu opens, and the form helps", async ({ context }) => {
	test.slow();
	const page = await context.newPage();
	/** The scripts, each with the plainest page that asks for it. */
	const askedBy = new Map<string, string>();
	let asking = "";
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (scripts.test(pathname) && !askedBy.has(pathname)) askedBy.set(pathname, asking);
	});
	const seen = new Set<string>();
	for (const path of [...pages].sort((one, other) => islandsOn(one).length - islandsOn(other).length)) {
		if (islandsOn(path).every((island) => seen.has(island))) continue;
		for (const island of islandsOn(path)) seen.add(island);
		asking = path;
		await page.goto(path);
		await comeNearIslands(page);
		// The table of contents, which phones do not have, stays asleep on them.
		const asleep = page.locator("[data-island]:not([data-wake=use], [data-awake], [data-island=scroll-spy])");
		await expect(asleep, path).toHaveCount(0);
	}
	expect(askedBy.size).toBeGreaterThan(5);
	for (const [script, path] of askedBy) {
		await test.step(`${path} without ${script}`, async () => {
			await page.route(`**${script}`, (route) => route.abort());
			await page.goto(path);
			await comeNearIslands(page);
			await expectReadable(page, path);
			if (hasForm(path)) await expectFormHelps(page, path);
			await expectMenuOpens(page, path);
			await page.unroute(`**${script}`);
		});
	}
});
