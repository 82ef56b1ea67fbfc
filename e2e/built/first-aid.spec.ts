import type { Page } from "@playwright/test";
import { paths, treatmentPath } from "@/lib/model/routes";
import { emergencyLinks } from "@/lib/pages/conditions";
import { mainPhone, telHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { violations } from "../support/axe";
import { callName, firstAids, regionOf, span, withDoors } from "../support/first-aid";
import { content, someMenu, words } from "../support/site";
import { expect, test, testWith, testWithoutScript } from "../support/test";

const { clinic, emergency } = content;
const links = emergencyLinks(content);

const beginnings = content.treatments.flatMap((treatment) => {
	const [first, ...others] = treatment.emergency.filter(({ strip }) => !strip);
	return first && others.length === 0
		? [{ ...first, path: treatmentPath(treatment), discreet: treatment.discreet }]
		: [];
});

/** What a sheet of A4 holds between the margins of app/styles/print.css, in CSS pixels. */
const SHEET = { width: 680, height: 990 };

const barOf = (page: Page) => page.getByRole("navigation", { name: words.actionBar.label });

const calls = [emergency?.ambulance.number, mainPhone(clinic)].map((number) => telHref(number ?? ""));

test.skip(!emergency || firstAids.length === 0, "a clinic may have no pages for an emergency");

testWith({ visited: false })("The first screen has the first step and the ambulance, no booking", async ({ page }) => {
	for (const { id, path, heading, steps, strip, look, discreet } of [...firstAids, ...beginnings]) {
		// From another page, because an anchor of the open page would not reload it.
		await page.goto("about:blank");
		await page.goto(path);
		// Where most readers ask first whether it is an emergency, the signs of one stand before the first step.
		const order = (strip && look?.any) ?? steps[0]?.do ?? "";
		const step = regionOf(page, heading).getByText(order, { exact: true });
		await expect.soft(step, path).toBeInViewport({ ratio: 1 });
		// Nothing covers it: no loading screen, no bar.
		await step.click({ trial: true });
		const { top } = await span(barOf(page));
		await expect.poll(async () => (await span(step)).bottom, path).toBeLessThan(top);
		await expect.soft(barOf(page).getByRole("link", { name: callName }), path).toBeInViewport();
		if (clinic.phones.length > 0) {
			const links = await page
				.locator("a[href^='tel:']")
				.filter({ visible: true })
				.evaluateAll((all) => all.filter((link) => link.getBoundingClientRect().top < innerHeight).map(String));
			expect
				.soft(
					[...new Set(links)].filter((href) => calls.includes(href)),
					path,
				)
				.toEqual(calls);
		}
		const booking = page.locator(`a[href="${paths.booking}"]`).filter({ visible: true });
		for (const link of await booking.all()) await expect.soft(link, path).not.toBeInViewport();
		// Steps in a sequence are numbered from 1, and the bar has the ambulance, the clinic and, on discreet pages, the way out.
		const texts = [callName, ...(clinic.phones.length > 0 ? [words.actionBar.clinic] : [])];
		if (discreet) texts.push(words.discreet.leave);
		await expect.soft(barOf(page).getByRole("link"), path).toHaveText(texts);
		if (steps.length < 2) continue;
		const lists = regionOf(page, heading).locator("ol");
		const numbers = await lists.evaluateAll((all) =>
			(all as HTMLOListElement[]).flatMap(({ start, children }) => [...children].map((_, index) => start + index)),
		);
		expect.soft(numbers, path).toEqual(steps.map((_, index) => index + 1));
		if (!strip) continue;
		// A line at the top of a page without urgent first aid leads to it.
		await page.goto(path.replace(/#.*/, ""));
		const line = page.getByRole("main").getByRole("link", { name: strip });
		await expect.soft(line, path).toBeInViewport();
		await line.click();
		await expect.soft(page.locator(`[id="${id}"]`), path).toBeInViewport();
	}
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled });

		test("The first screen of home, a menu and the not-found page, and a phone's menu lead to it", async ({ page }) => {
			for (const start of [paths.home, "/404.html", someMenu.path]) {
				await page.goto(start);
				const link = page.getByRole("link", { name: words.emergency.firstAid, exact: true });
				await expect.soft(link, start).toBeInViewport({ ratio: 1 });
				await expect.soft(link, start).toHaveAttribute("href", paths.emergency);
			}
			await page.goto(paths.booking);
			await page.getByRole("button", { name: words.header.menu, exact: true }).click();
			await page.locator(".site-menu").getByRole("link", { name: emergency?.heading, exact: true }).click();
			await expect(page).toHaveURL(paths.emergency);
		});

		test("A page with several causes has a drawn door for each; behind it is that cause alone", async ({ page }) => {
			test.skip(withDoors.length === 0, "no page has several kinds of first aid");
			for (const { path, doors, labels } of withDoors) {
				await page.goto("about:blank");
				await page.goto(path);
				const nav = page.getByRole("navigation", { name: labels.emergency.which });
				const sections = doors.map(({ heading }) => regionOf(page, heading));
				const links = nav.getByRole("link");
				const names = doors.map(({ cause, entry }) => cause ?? entry);
				await expect.soft(links, path).toHaveText([...doors.flatMap(({ warning }) => warning ?? []), ...names]);
				const { top } = await span(page.getByRole("navigation", { name: labels.actionBar.label }));
				for (const link of await links.all()) {
					const place = await span(link);
					expect.soft(place.height, path).toBeGreaterThanOrEqual(44);
					expect.soft(place.bottom, path).toBeLessThanOrEqual(top);
				}
				const drawn = doors.filter(({ steps: [first] }) => first?.drawing);
				await expect.soft(nav.locator("img, svg"), path).toHaveCount(drawn.length);
				// Without a choice all follow, in the order of the doors.
				const tops = await Promise.all(sections.map(async (section) => (await span(section)).top));
				expect.soft(tops, path).toEqual([...tops].sort((one, other) => one - other));
				for (const { id, heading, steps } of doors) {
					await nav.locator(`a[href="#${id}"]`).last().click();
					for (const door of doors)
						await expect.soft(regionOf(page, door.heading), `${path}#${id}`).toBeVisible({ visible: door.id === id });
					const order = regionOf(page, heading).getByText(steps[0]?.do ?? "", { exact: true });
					await expect.soft(order, `${path}#${id}`).toBeInViewport({ ratio: 1 });
				}
				await sections.at(-1)?.getByRole("link", { name: labels.emergency.which }).click();
				for (const section of sections) await expect.soft(section, path).toBeVisible();
			}
		});
	});
}

testWithoutScript("First aid is complete", async ({ page }) => {
	for (const { path, heading, steps, never, look, hospitals } of firstAids) {
		await page.goto(path);
		const main = regionOf(page, heading);
		const there = clinic.hospitals.filter(({ id }) => hospitals.includes(id));
		for (const text of [
			...steps.map((step) => step.do),
			...there.flatMap((one) => [one.name, one.for, one.when, one.address]),
		])
			await expect.soft(main.getByText(text, { exact: true }).first(), path).toBeVisible();
		if (never) await expect.soft(main.getByText(never), path).toBeVisible();
		for (const { alt } of look?.signs ?? [])
			await expect.soft(main.getByRole("listitem").filter({ hasText: alt }).last(), path).toBeVisible();
		for (const href of there.flatMap(({ phone, directions }) => [telHref(phone), directions]))
			await expect.soft(main.locator(`a[href="${href}"]`), path).toBeVisible();
	}
});

test("The page for emergencies lists each case with its first step, and numbers to call", async ({ page }) => {
	await page.goto(paths.emergency);
	const main = page.getByRole("main");
	for (const { entry, first, path } of links) {
		const link = main.getByRole("link", { name: entry });
		await expect.soft(link).toHaveAttribute("href", path);
		await expect.soft(link).toContainText(first);
	}
	const { ambulance, helplines = {} } = emergency ?? {};
	const numbers = [ambulance?.number, ambulance?.other, ...Object.values(helplines).map((one) => one.number)];
	for (const number of numbers.filter((one) => one !== undefined)) {
		await expect.soft(main.getByRole("link", { name: number, exact: true })).toHaveAttribute("href", telHref(number));
	}
});

test("In the dark a reader has first aid large on a dark page, for the rest of the visit", async ({ page }) => {
	const look = () =>
		page.evaluate(() => {
			const [red = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
			return {
				isDark: Number(red) < 64,
				zoom: Number(getComputedStyle(document.querySelector("main") as Element).zoom),
			};
		});
	const [first = { path: "" }] = firstAids;
	await page.goto(first.path);
	const day = await look();
	expect(day).toEqual({ isDark: false, zoom: 1 });
	const button = page.getByRole("button", { name: words.emergency.night });
	await button.click();
	await expect(button).toHaveAttribute("aria-pressed", "true");
	const night = await look();
	expect(night).toEqual({ isDark: true, zoom: 1.25 });
	expect(await violations(page)).toEqual([]);

	await page.goto(paths.emergency);
	expect(await look()).toEqual(night);
	await page.goto(paths.booking);
	expect(await look()).toEqual(day);
	await page.goto(first.path);
	await button.click();
	await expect.poll(look).toEqual(day);
});

test("First aid prints on its own sheet", async ({ page }) => {
	await page.setViewportSize(SHEET);
	await page.emulateMedia({ media: "print" });
	for (const { path, steps } of firstAids) {
		await page.goto(path);
		const sheet = page.getByRole("region").filter({ hasText: steps[0]?.do }).first();
		expect.soft((await span(sheet)).bottom, path).toBeLessThan(SHEET.height);
		await expect.soft(sheet, path).toHaveCSS("break-after", "page");
		const { name } = clinic;
		const phone = mainPhone(clinic);
		const poster = phone ? words.emergency.poster : words.emergency.posterWithoutPhone;
		await expect.soft(sheet, path).toContainText(fill(poster, { clinic: name, phone: phone ?? "" }));
	}
});
