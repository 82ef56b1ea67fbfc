import type { Page } from "@playwright/test";
import { scriptOf } from "@/lib/model/locales";
import { treatmentPath } from "@/lib/model/routes";
import { layoutShifts } from "../support/layout-shifts";
import { contents, otherTreatment, pageAt, required, someTreatment } from "../support/site";
import { delayRequests, desktop, expect, test } from "../support/test";

test.use({ visited: false });

/** Shift of a page over its life at most (design: numbers to hold). */
const LIMIT = 0.01;

/** Gives a page with another style sheet. */
async function changeStyle(page: Page, path: string, change: (html: string) => string): Promise<void> {
	await page.route(
		(url) => decodeURI(url.pathname) === path,
		async (route) => {
			const { html } = pageAt(path);
			const changed = change(html);
			expect(changed).not.toBe(html);
			// The policy knows the page's own style sheet only.
			const body = changed.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
			await route.fulfill({ contentType: "text/html; charset=utf-8", body });
		},
	);
}

/** What has moved on the page so far, as a share of the window. */
const shiftOf = async (page: Page) => (await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0);

/** The fonts in which the words of an element are drawn, and whether they are the page's or the device's. */
async function fontsOf(page: Page, selector: string) {
	const browser = await page.context().newCDPSession(page);
	await browser.send("DOM.enable");
	await browser.send("CSS.enable");
	const { root } = await browser.send("DOM.getDocument");
	const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector });
	const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
	return fonts.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }));
}

const devices = [expect.objectContaining({ isCustomFont: false })];
const ours = [expect.objectContaining({ isCustomFont: true })];

/** Opens a page whose typefaces come only when it has been painted. */
async function openWithLateFonts(page: Page, path: string): Promise<void> {
	const letGo = await delayRequests(page, "**/*.woff2");
	await page.goto(path, { waitUntil: "commit" });
	await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
	letGo();
	await page.waitForFunction(() => document.fonts.status === "loaded");
}

test("A visit's first page on a phone keeps the device's typefaces, and nothing moves when ours come", async ({
	page,
}) => {
	await openWithLateFonts(page, someTreatment);
	expect(await shiftOf(page)).toBeLessThanOrEqual(LIMIT);
	expect(await fontsOf(page, "h1")).toEqual(devices);
});

test("Cached typefaces are in use on the next page", async ({ page }) => {
	await page.goto(someTreatment);
	await page.waitForFunction(() => document.fonts.status === "loaded");
	await page.goto(treatmentPath(otherTreatment));
	expect(await fontsOf(page, "h1")).toEqual(ours);
});

test("In a wide window a visit's first page has our typefaces, and keeps them as it narrows", async ({ page }) => {
	await page.setViewportSize(desktop.viewport);
	await page.goto(someTreatment);
	expect(await shiftOf(page)).toBeLessThanOrEqual(LIMIT);
	for (const width of [desktop.viewport.width, 800]) {
		await page.setViewportSize({ width, height: 800 });
		expect(await fontsOf(page, "h1")).toEqual(ours);
	}
});

const [script, ...otherScripts] = contents.map(({ clinic }) => scriptOf(clinic.language));
const inScript = contents.find(({ clinic }) => scriptOf(clinic.language) !== "latin");

test("A device without a typeface for the page's script gets ours on the first page", async ({ page }) => {
	test.skip(!inScript, "The site has no language with a script of its own.");
	const path = `${inScript?.locale.root}${someTreatment}`;
	await changeStyle(page, path, (html) => html.replaceAll(/local\([^)]*\)/g, "local(none)"));
	await openWithLateFonts(page, path);
	const fonts = await fontsOf(page, "main p");
	expect(fonts).toContainEqual(expect.objectContaining({ isCustomFont: true }));
});

/** The rule of a font for the names of languages: its start, its file's source. */
const namesRule = new RegExp(
	`(font-family:${contents[0]?.locale.code}-\\w+;src:)(?:local\\([^)]*\\),)+(url\\([^)]*\\))`,
);

test("A device without their letters gets a font for the names of languages", async ({ page }) => {
	const isLacking = otherScripts.some((other) => other !== script && other !== "latin");
	test.skip(!isLacking, "The page's typefaces have the letters of all languages.");
	await changeStyle(page, "/", (html) => html.replace(namesRule, "$1$2"));
	await openWithLateFonts(page, "/");
	// Letters that it lacks would be drawn as empty boxes of the font of the page's own language.
	const [{ familyName = "" } = {}] = await fontsOf(page, ".languages-top [aria-current] span");
	const { code } = required(inScript, "language").locale;
	const fonts = await fontsOf(page, `.languages-top [hreflang="${code}"] span`);
	expect(fonts).toEqual([{ familyName: expect.not.stringContaining(familyName), isCustomFont: true }]);
});
