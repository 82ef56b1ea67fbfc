import type { Browser, Page } from "@playwright/test";
import { paths, treatmentPath } from "@/lib/model/routes";
import { bookingForm, unfoldForm } from "../support/booking";
import { telephone } from "../support/contact";
import { menuOf } from "../support/menu";
import { attributes, content, everyPage, pageAt, pagesOfEachType, someMenu, someTreatment } from "../support/site";
import { awake, delayRequests, expect, phone, renderAll, scrollIntoView, test } from "../support/test";

test.use({ allowedMessages: /./ });

/** Opens a page with a fault between the site and a visitor; returns what ends the fault, if it can end. */
type Fault = (page: Page, path: string) => Promise<(() => unknown) | undefined>;

/** A fault in which requests to these addresses fail. */
const missing =
	(addresses: RegExp): Fault =>
	async (page, path) => {
		await page.route(addresses, (route) => route.abort());
		await page.goto(path);
		return undefined;
	};

const scripts = /\.js$/;
const others = /\.(woff2|avif|webp|jpe?g|png|svg)$/;
const faults: Record<string, Fault> = {
	"nothing but the page itself": missing(new RegExp(`${scripts.source}|${others.source}`)),
	"all scripts late": async (page, path) => {
		const release = await delayRequests(page, scripts);
		// A page is loaded only with its scripts.
		await page.goto(path, { waitUntil: "domcontentloaded" });
		return release;
	},
	"typefaces and pictures missing": missing(others),
	"storage blocked": async (page, path) => {
		await page.addInitScript(blockStorage);
		await page.goto(path);
		return undefined;
	},
	"the network gone after the page has loaded": async (page, path) => {
		await page.goto(path);
		await page.context().setOffline(true);
		return () => page.context().setOffline(false);
	},
	"the script of the menu missing": missing(/\/main-menu[^/]*\.js$/),
	"the script of the form missing": missing(/\/booking-form[^/]*\.js$/),
	"what scripts share missing": missing(/\/chunk[^/]*\.js$/),
};

/** Runs in each page before anything else. */
function blockStorage(): void {
	const refuse = () => {
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
	return {
		headings: headings.map(words),
		links: [...new Set(links.map(href))],
		calls: links.filter((link) => href(link).startsWith("tel:") && link.contains(atMiddle(link))).map(href),
		covered: headings.filter((heading) => heading.matches("h1:not(.sr-only)") && isCovered(heading)).map(words),
		tooWide: document.documentElement.scrollWidth - innerWidth,
		blank: failed.filter((image) => image.offsetHeight < LINE || image.offsetWidth < 3 * LINE).map(({ alt }) => alt),
	};
}

const firstAid = content.treatments.filter(({ emergency }) => emergency.length > 0).slice(0, 1);
/** The page with most islands, and one that helps in an emergency; at night one of each type. */
const pages = everyPage
	? pagesOfEachType([content], { every: false })
	: [paths.home, ...[...firstAid.map(treatmentPath), someTreatment].slice(0, 1)];

const hasForm = (path: string) => attributes("dataIsland", pageAt(path)).includes("booking-form");

const plain = new Map<string, Shown>();

/** What a page shows without any script, and therefore has to show under every fault. */
async function plainly(browser: Browser, path: string): Promise<Shown> {
	const known = plain.get(path);
	if (known) return known;
	const page = await browser.newPage({ ...phone, javaScriptEnabled: false });
	await page.goto(path, { waitUntil: "domcontentloaded" });
	const shown = await shownOn(page);
	plain.set(path, shown);
	await page.close();
	return shown;
}

/** Headings and links are all there, nothing lies above them, the clinic can be called, and the menu opens. */
async function expectReadable(page: Page, { headings, links }: Shown): Promise<void> {
	expect(headings.length).toBeGreaterThan(0);
	expect.soft(await shownOn(page)).toMatchObject({
		...{ covered: [], tooWide: 0, blank: [] },
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
	if (!(await isAwake())) await form.setDelay("finish");
	await expect.poll(async () => (await isAwake()) || (await form.notReady.isVisible())).toBe(true);
	await expect(form.user_name).toHaveValue("Asha");
	expect(new URL(page.url()).pathname).toBe(encodeURI(path));
}

/** The list of menus opens, and so does a menu in it. */
async function expectMenuOpens(page: Page): Promise<void> {
	const menu = menuOf(page);
	await menu.button.tap();
	const link = menu.links(someMenu.label).first();
	// A menu that was open stays so while the list is closed.
	if (!(await link.isVisible())) await menu.opener(someMenu.label).tap();
	await expect(link).toBeVisible();
}

for (const [name, open] of Object.entries(faults)) {
	for (const path of pages) {
		test(`With ${name} the page can be read, calls, opens its menu and books: ${path}`, async ({ page, browser }) => {
			const least = await plainly(browser, path);
			const end = await open(page, path);
			await expectReadable(page, least);
			await expectMenuOpens(page);
			await menuOf(page).button.tap();
			if (hasForm(path)) await expectFormHelps(page, path);
			await end?.();
			if (end) await awake(page, "page-scroll");
			if (end && hasForm(path)) {
				await scrollIntoView(bookingForm(page).user_name);
				await awake(page, "booking-form");
				await expect(bookingForm(page).user_name).toHaveValue("Asha");
			}
			await expectMenuOpens(page);
			const link = menuOf(page).links(someMenu.label).first();
			const to = (await link.getAttribute("href")) ?? "";
			await link.tap();
			await expect(page).toHaveURL(to);
		});
	}
}
