import type { Page } from "@playwright/test";
import { paths } from "@/lib/model/routes";
import { violations } from "../support/axe";
import { openWithMenu } from "../support/menu";
import { content, contents, everyPage, pagesOfEachType, someMenu, someTreatment, words } from "../support/site";
import { awake, desktop, expect, nextFrames, phone, test, unfoldAll } from "../support/test";

test.use({ ...desktop, allowedMessages: /status of 404|openstreetmap/ });

/** Checks the open page in both windows, and leaves it in that of a phone. By day the second is enough for most pages. */
async function expectNone(page: Page, windows = [desktop, phone]): Promise<void> {
	for (const { viewport } of windows) {
		await page.setViewportSize(viewport);
		await nextFrames(page);
		// Colours are the same in both windows.
		const found = await violations(page, { contrast: everyPage || viewport === phone.viewport });
		expect.soft(found, `at ${viewport.width} pixels`).toEqual([]);
	}
}

for (const window of [desktop, phone]) {
	test.describe(`at ${window.viewport.width} pixels`, () => {
		test.use(window);

		test("with a menu open there is no axe violation", async ({ page }) => {
			const menu = await openWithMenu(page, someTreatment);
			if (await menu.button.isVisible()) await menu.button.click();
			await menu.opener(someMenu.label).press("Enter");
			await expect(menu.links(someMenu.label).first()).toBeVisible();
			expect(await violations(page)).toEqual([]);
		});
	});
}

test("With everything unfolded, and the page scrolled, there is no axe violation", async ({ page }) => {
	await page.goto(someTreatment);
	await awake(page, "page-scroll");
	await unfoldAll(page);
	await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
	await expect(page.getByRole("link", { name: words.backToTop })).toBeVisible();
	for (const { viewport } of [desktop, phone]) {
		await page.setViewportSize(viewport);
		// In a scrolled page a link may lie half under the header; the sizes of all are measured where pages open, above.
		const found = (await violations(page)).filter((violation) => !violation.startsWith("target-size"));
		expect.soft(found, `at ${viewport.width} pixels`).toEqual([]);
	}
});

test("At an unknown link of a known menu there is no axe violation", async ({ page }) => {
	await page.goto(`${someMenu.path}nothing-here/`);
	await awake(page, "not-found");
	await expectNone(page);
});

/** Runs in the page: marks the controls that a colour of their own shows, for `edgeless`. */
function markGrounds(): void {
	for (const control of document.querySelectorAll("a, button, summary")) {
		const { backgroundColor } = getComputedStyle(control);
		control.toggleAttribute("data-ground", control.clientWidth > 1 && !/, 0\)$/.test(backgroundColor));
	}
}

/** Runs in the page: the marked controls that have no edge where the visitor's colours take their own away. */
const edgeless = () =>
	[...document.querySelectorAll("[data-ground]")]
		.filter((control) => control.checkVisibility({ visibilityProperty: true }))
		.filter((control) => Number.parseFloat(getComputedStyle(control).borderBottomWidth) < 1)
		.map((control) => `${control.className} ${control.textContent}`.slice(0, 60));

/** Runs in the page: the visible links to the page itself without the ring that tells them where colours do not. */
const unringed = () =>
	[...document.querySelectorAll("a[aria-current]")]
		.filter((link) => link.checkVisibility({ visibilityProperty: true }))
		.filter((link) => getComputedStyle(link).outlineStyle !== "solid")
		.map((link) => link.textContent);

/** Runs in the page: what can only be pressed or filled in; boxes are ticked on paper, too. */
const controls = () =>
	[...document.querySelectorAll("nav, button:not(:has(img)), input:not([type=checkbox]), select, textarea")]
		.filter((part) => part.checkVisibility({ visibilityProperty: true }))
		.map((part) => `${part.localName}.${part.className} ${part.textContent}`.slice(0, 60));

/** Where the visitor's colours replace the page's, buttons have an edge and current links a ring; on paper are no controls. */
async function expectMarked(page: Page): Promise<void> {
	await page.evaluate(markGrounds);
	await page.emulateMedia({ forcedColors: "active" });
	expect.soft(await page.evaluate(edgeless), "without an edge").toEqual([]);
	expect.soft(await page.evaluate(unringed), "without a ring").toEqual([]);
	await page.emulateMedia({ forcedColors: "none", media: "print" });
	expect.soft(await page.evaluate(controls), "on paper").toEqual([]);
}

for (const path of pagesOfEachType([content])) {
	test(`No axe violation: ${path}`, async ({ page }) => {
		await page.setViewportSize(phone.viewport);
		await page.goto(path);
		await awake(page, "page-scroll");
		const inBoth = everyPage || [paths.home, someTreatment].includes(path);
		await expectNone(page, inBoth ? undefined : [phone]);
		await page.setViewportSize(desktop.viewport);
		await expectMarked(page);
	});
}

for (const edition of contents.slice(1)) {
	test(`No axe violation in ${edition.locale.name}`, async ({ page }) => {
		const pages = pagesOfEachType([edition]);
		test.setTimeout(20_000 * pages.length);
		await page.setViewportSize(phone.viewport);
		for (const path of pages) {
			await page.goto(path);
			await awake(page, "page-scroll");
			// Colours are those of the original's page.
			expect.soft(await violations(page, { contrast: everyPage }), path).toEqual([]);
		}
	});
}
