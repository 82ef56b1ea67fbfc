import type { Page } from "@playwright/test";
import { paths } from "@/lib/model/routes";
import { allPaths, attributes, pageAt, someTreatment } from "../support/site";
import { awake, desktop, expect, phone, scrollIntoView, test, unfoldAll } from "../support/test";

test.use({ allowedMessages: /status of 404/ });

test("Every island wakes under its own condition, without console messages", { tag: "@nightly" }, async ({ page }) => {
	test.slow();
	const islands = new Map<string, string>();
	for (const path of allPaths) {
		for (const name of attributes("dataIsland", pageAt(path))) {
			if (!islands.has(name)) islands.set(name, path);
		}
	}
	expect(islands.size).toBeGreaterThanOrEqual(4);
	// The map's host is not asked by tests.
	await page.route(/^https:\/\//, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
	for (const [name, path] of islands) {
		// Phones have no table of contents.
		await page.setViewportSize(name === "scroll-spy" ? desktop.viewport : phone.viewport);
		await page.goto(path);
		await unfoldAll(page);
		const island = page.locator(`[data-island="${name}"]`).first();
		const wake = await island.getAttribute("data-wake");
		// An island has no box and may be empty before it wakes: measure the element around it.
		// In the header it is hidden until the menu opens.
		if (wake === "use") await island.locator("input").dispatchEvent("focusin");
		if (wake === "visible") await scrollIntoView(island.locator("xpath=.."));
		await test.step(`${name} on ${path}, when ${wake}`, () => awake(page, name));
	}
});

/** What browsers move without the page's main thread. */
const COMPOSITED = ["opacity", "rotate", "scale", "transform", "translate"];

/** The names of animations that run out of sight. */
const movingOutOfSight = (page: Page) =>
	page.evaluate(() =>
		document
			.getAnimations()
			.filter(({ playState, timeline }) => playState === "running" && timeline === document.timeline)
			.filter(({ effect }) => {
				const box = (effect as KeyframeEffect).target?.getBoundingClientRect();
				return !box || box.bottom < 0 || box.top > innerHeight;
			})
			.map((animation) => (animation instanceof CSSAnimation ? animation.animationName : "transition")),
	);

/** The properties that animations with a duration change; what a scroll has set off is over soon. */
const movedProperties = (page: Page) =>
	page.evaluate(() => {
		const described = ["composite", "computedOffset", "easing", "offset"];
		return document
			.getAnimations()
			.filter((animation) => !(animation instanceof CSSTransition))
			.map(({ effect }) => effect as KeyframeEffect)
			.filter((effect) => Number(effect.getTiming().duration) > 0)
			.flatMap((effect) => effect.getKeyframes().flatMap((step) => Object.keys(step)))
			.filter((name) => !described.includes(name));
	});

for (const path of [paths.home, someTreatment]) {
	test(`On ${path} no animation runs out of sight or on the main thread`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await page.goto(path);
		await awake(page, "main-menu");
		for (const moving of await page.locator("[data-island]:has(> .carousel)").all()) {
			// An island has no box of its own; what it holds has.
			await scrollIntoView(moving.locator("> *"));
			await expect(moving).toHaveAttribute("data-awake");
			expect(COMPOSITED).toEqual(expect.arrayContaining([...new Set(await movedProperties(page))]));
		}
		for (const top of [100_000, 0]) {
			await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
			await expect.poll(() => movingOutOfSight(page)).toEqual([]);
		}
	});
}
