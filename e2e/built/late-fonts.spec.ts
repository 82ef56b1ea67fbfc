import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { scriptOf } from "@/lib/model/locales";
import { treatmentPath } from "@/lib/model/routes";
import { LOADED_FONTS_KEY } from "@/lib/pages/first-paint";
import { layoutShifts } from "../support/layout-shifts";
import { contents, otherTreatment, pageAt, pagesOfEachType, required, someTreatment } from "../support/site";
import { delayRequests, desktop, expect, test } from "../support/test";

test.use({ visited: false });

/** Shift of a page over its life at most (design: numbers to hold). */
const LIMIT = 0.01;

/**
 * Typefaces of devices, each a package, by the names with which the families end under which they stand in for ours.
 * Gelasio has the measures of Georgia; Arimo those of Arial, and nearly those of Helvetica.
 */
const devices = {
	Android: { "Noto Serif": "noto-serif", Roboto: "roboto" },
	"Apple and Windows": { Georgia: "gelasio", Arial: "arimo" },
	Debian: { "DejaVu Serif": "dejavu-serif", "DejaVu Sans": "dejavu-sans" },
};

/** A typeface of a device as the source of a `@font-face` rule. */
function dataUrl(name: string): string {
	const file = readFileSync(`node_modules/@fontsource/${name}/files/${name}-latin-400-normal.woff2`);
	return `url(data:font/woff2;base64,${file.toString("base64")})`;
}

/** The page of a device that has these typefaces, and no others under whose names ours have a stand-in. */
const withTypefaces = (html: string, device: Record<string, string>) =>
	html.replaceAll(/(font-family:([^;{}]+);src:)(?:,?local\([^)]*\))+/g, (_, start, family) => {
		const [, file] = Object.entries(device).find(([face]) => family.replaceAll('"', "").endsWith(` ${face}`)) ?? [];
		return `${start}${file ? dataUrl(file) : "local(none)"}`;
	});

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

/** Opens a page whose typefaces come only when it has been painted, and waits until it has made of them what it will. */
async function openWithLateFonts(page: Page, path: string): Promise<{ shift: number; ours: boolean }> {
	await page.addInitScript(() => {
		const record = Object.assign(window, { added: 0, takenBack: false });
		const { add, delete: takeBack } = FontFaceSet.prototype;
		FontFaceSet.prototype.add = function (face) {
			record.added += 1;
			return add.call(this, face);
		};
		FontFaceSet.prototype.delete = function (face) {
			record.takenBack = true;
			return takeBack.call(this, face);
		};
	});
	const letGo = await delayRequests(page, "**/*.woff2");
	await page.goto(path, { waitUntil: "commit" });
	await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
	// The device's faces are there before ours; here they, too, are files, which take a moment.
	await page.waitForFunction(() =>
		[...document.fonts].every(({ family, status }) => !family.includes(" ") || status !== "loading"),
	);
	const before = (await layoutShifts(page)).length;
	letGo();
	await page.waitForFunction(() => {
		const { added, takenBack } = window as unknown as { added: number; takenBack: boolean };
		const { sheet } = document.querySelector("head style[media]") as HTMLStyleElement;
		return takenBack || added === sheet?.cssRules.length;
	});
	const shifts = (await layoutShifts(page)).slice(before);
	const faces = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
	return {
		shift: shifts.reduce((sum, { value }) => sum + value, 0),
		// The names of the device's faces have a space.
		ours: faces.some((family) => !family.includes(" ")),
	};
}

for (const [name, device] of Object.entries(devices)) {
	const pages = pagesOfEachType(contents.slice(0, 1));

	test(`With typefaces of ${name} and ours late nothing moves, and most pages change to ours`, async ({ context }) => {
		test.setTimeout(60_000 + pages.length * 10_000);
		const changed: string[] = [];
		for (const path of pages) {
			const page = await context.newPage();
			await changeStyle(page, path, (html) => withTypefaces(html, device));
			const { shift, ours } = await openWithLateFonts(page, path);
			expect.soft(shift, path).toBeLessThanOrEqual(LIMIT);
			if (ours) changed.push(path);
			await page.close();
		}
		const types = pagesOfEachType(contents.slice(0, 1), { every: false });
		expect(types.filter((path) => changed.includes(path)).length).toBeGreaterThan(types.length / 2);
	});
}

test("A page keeps a device's typefaces that differ in size from ours, and nothing moves", async ({ page }) => {
	await changeStyle(page, someTreatment, (html) => html.replaceAll(/size-adjust:[\d.]+%/g, "size-adjust:130%"));
	const { shift, ours } = await openWithLateFonts(page, someTreatment);
	expect(shift).toBeLessThanOrEqual(LIMIT);
	expect(ours).toBe(false);
});

const [script, ...otherScripts] = contents.map(({ clinic }) => scriptOf(clinic.language));
const inScript = contents.find(({ clinic }) => scriptOf(clinic.language) !== "latin");

test("A device without a typeface for the page's script gets ours, even if something moves", async ({ page }) => {
	test.skip(!inScript, "The site has no language with a script of its own.");
	const path = `${inScript?.locale.root}${someTreatment}`;
	await changeStyle(page, path, (html) => html.replaceAll(/local\([^)]*\)/g, "local(none)"));
	const { ours } = await openWithLateFonts(page, path);
	expect(ours).toBe(true);
});

/** The rule of a font for the names of languages: its start, its file's source. */
const namesRule = /(font-family:[^;}]*;src:)(?:local\([^)]*\),)+(url\([^)]*\))/;

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

/** The widths of a main heading's lines as the page shows it, and as it would be in the next typeface. */
const widthsOfHeading = (page: Page) =>
	page.evaluate(() => {
		const heading = document.querySelector("h1") as HTMLElement;
		const range = document.createRange();
		// Only the heading's text: a treatment's name above it has another typeface.
		range.selectNodeContents(heading.lastChild ?? heading);
		const lines = () => [...range.getClientRects()].map(({ width }) => width);
		const inUse = lines();
		// Without ours, the device's own face is next.
		const [, ...others] = getComputedStyle(heading).fontFamily.split(",");
		heading.style.fontFamily = others.join(",");
		const next = lines();
		heading.style.fontFamily = "";
		return { inUse, next };
	});

test("Cached typefaces are in use in the first paint", async ({ page }) => {
	await page.goto(someTreatment);
	await page.waitForFunction((key) => sessionStorage.getItem(key), LOADED_FONTS_KEY);
	// The second page has them from the browser's cache.
	await page.goto(treatmentPath(otherTreatment));
	const { inUse, next } = await widthsOfHeading(page);
	expect(inUse).not.toEqual(next);
});

test("In a wide window a visit's first page has our typefaces, and keeps them as it narrows", async ({ page }) => {
	await page.setViewportSize(desktop.viewport);
	await page.goto(someTreatment);
	await page.evaluate(() => document.fonts.ready);
	expect((await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(LIMIT);
	for (const width of [desktop.viewport.width, 800]) {
		await page.setViewportSize({ width, height: 800 });
		const { inUse, next } = await widthsOfHeading(page);
		expect(inUse).not.toEqual(next);
	}
	expect(await page.evaluate((key) => sessionStorage.getItem(key), LOADED_FONTS_KEY)).toBeNull();
});
