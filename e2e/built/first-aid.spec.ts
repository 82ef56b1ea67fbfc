import type { Page } from "@playwright/test";
import { menuPath, paths, treatmentPath } from "@/lib/model/routes";
import { emergencyLinks } from "@/lib/site/emergencies";
import { telHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { content, menus, words } from "../support/site";
import { expect, test } from "../support/test";

const { clinic, emergency } = content;
const hospitalsIn = (ids: string[]) => clinic.hospitals.filter(({ id }) => ids.includes(id));
const links = emergencyLinks(content);
/** Every first aid, at its address; what a page begins with can be opened without the anchor, too. */
const firstAids = content.treatments.flatMap((treatment) =>
	treatment.emergency.map((firstAid) => ({ path: `${treatmentPath(treatment)}#${firstAid.id}`, ...firstAid })),
);
const beginnings = content.treatments.flatMap((treatment) => {
	const first = treatment.emergency.find(({ strip }) => !strip);
	return first ? [{ ...first, path: treatmentPath(treatment) }] : [];
});

/** The height of what a sheet of A4 holds between the margins of the print-out, in CSS pixels (app/styles/print.css). */
const SHEET = { width: 680, height: 990 };

const callName = fill(words.emergency.call, { number: emergency?.ambulance.number ?? "" });
const ambulance = (page: Page) => page.getByRole("main").getByRole("link", { name: callName });

/** Where an element begins and ends in the window. */
async function span(locator: ReturnType<typeof ambulance>) {
	const box = await locator.first().boundingBox();
	return { top: box?.y ?? Number.POSITIVE_INFINITY, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
}

test.skip(!emergency || firstAids.length === 0, "a clinic may have no pages for an emergency");

test.describe("on a visit's first page", () => {
	test.use({ visited: false });

	test("The first screen of a phone shows the first step and the ambulance, before the clinic and any booking", async ({
		page,
	}) => {
		for (const { path, heading, steps } of [...firstAids, ...beginnings]) {
			// From another page, because an anchor of the open page would not reload it.
			await page.goto("about:blank");
			await page.goto(path);
			const place = page.getByRole("region", { name: heading, exact: true });
			const step = place.getByText(steps[0]?.do ?? "", { exact: true });
			await expect.soft(step, path).toBeInViewport({ ratio: 1 });
			// Nothing covers it: no loading screen, no bar.
			await expect.poll(() => step.evaluate(isUncovered), path).toBe(true);
			const bar = page.getByRole("navigation", { name: words.actionBar.label });
			const { top } = await span(bar);
			await expect.poll(async () => (await span(step)).bottom, path).toBeLessThan(top);
			await expect.soft(bar.getByRole("link", { name: callName }), path).toBeInViewport();
			if (clinic.phone) {
				const shown = await page.evaluate(visibleLinks);
				const order = (href: string) => shown.indexOf(href);
				expect.soft(order(telHref(emergency?.ambulance.number ?? "")), path).toBeLessThan(order(telHref(clinic.phone)));
			}
			const booking = page.locator(`a[href="${paths.booking}"]`).filter({ visible: true });
			for (const link of await booking.all()) await expect.soft(link, path).not.toBeInViewport();
		}
	});
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled });

		test("Home, menus and the not-found page link each page for an emergency", async ({ page }) => {
			const starts = [
				{ start: paths.home, expected: links },
				{ start: "/404.html", expected: links },
				...menus.map(({ slug }) => ({ start: menuPath(slug), expected: links.filter(({ menu }) => menu === slug) })),
			];
			for (const { start, expected } of starts) {
				if (expected.length === 0) continue;
				await page.goto(start);
				const entry = page.getByRole("main").locator("details", { hasText: emergency?.heading }).first();
				await expect.soft(entry.locator("summary"), start).toBeInViewport();
				await entry.locator("summary").click();
				await expect.soft(ambulance(page).first(), start).toBeVisible();
				await expect.soft(entry.getByRole("link", { name: words.emergency.all }), start).toBeVisible();
				for (const { entry: name, path } of expected) {
					await expect.soft(entry.getByRole("link", { name, exact: true }), start).toHaveAttribute("href", path);
				}
			}
		});

		test("The list of menus on a phone begins with the entry for emergencies", async ({ page }) => {
			await page.goto(paths.booking);
			await page.getByRole("button", { name: words.header.menu, exact: true }).click();
			await page.locator(".site-menu summary").filter({ hasText: emergency?.heading }).click();
			const [link] = links;
			await page.locator(".site-menu").getByRole("link", { name: link?.entry, exact: true }).click();
			await expect(page).toHaveURL(link?.path ?? "");
		});

		test("First aid is complete", async ({ page }) => {
			for (const { path, heading, steps, never, hospitals } of firstAids) {
				await page.goto(path);
				const main = page.getByRole("region", { name: heading, exact: true });
				for (const step of steps)
					await expect.soft(main.getByText(step.do, { exact: true }).first(), path).toBeVisible();
				if (never) await expect.soft(main.getByText(never), path).toBeVisible();
				for (const { name, phone, directions } of hospitalsIn(hospitals)) {
					await expect.soft(main.getByText(name, { exact: true }).first(), path).toBeVisible();
					await expect.soft(main.locator(`a[href="${telHref(phone)}"]`), path).toBeVisible();
					await expect.soft(main.locator(`a[href="${directions}"]`), path).toBeVisible();
				}
			}
		});
	});
}

test("The page for emergencies lists each case with its first step, and numbers to call", async ({ page }) => {
	await page.goto(paths.emergency);
	const main = page.getByRole("main");
	for (const { entry, first, path } of links) {
		const link = main.getByRole("link", { name: entry });
		await expect.soft(link).toHaveAttribute("href", path);
		await expect.soft(link).toContainText(first);
	}
	const { ambulance: first } = emergency ?? {};
	const numbers = [
		first,
		...(first?.other ? [{ number: first.other }] : []),
		...Object.values(emergency?.helplines ?? {}),
	];
	for (const number of numbers) {
		const link = main.getByRole("link", { name: number?.number, exact: true });
		await expect.soft(link).toHaveAttribute("href", telHref(number?.number ?? ""));
	}
});

test("Steps that follow each other are numbered from 1; those for different cases are not", async ({ page }) => {
	for (const { path, heading, steps, alternatives } of firstAids) {
		if (steps.length < 2) continue;
		await page.goto(path);
		const place = page.getByRole("region", { name: heading, exact: true });
		const numbers = await place.locator("ol > li").evaluateAll((items) =>
			items.map((item) => {
				const list = item.parentElement as HTMLOListElement;
				return list.start + [...list.children].indexOf(item);
			}),
		);
		expect.soft(numbers, path).toEqual(alternatives ? [] : steps.map((_, index) => index + 1));
	}
});

test("The bar of a page with first aid has the ambulance and the clinic, and no WhatsApp", async ({ page }) => {
	for (const { path } of firstAids) {
		await page.goto(path);
		const bar = page.getByRole("navigation", { name: words.actionBar.label }).getByRole("link");
		await expect.soft(bar, path).toHaveText(clinic.phone ? [callName, words.actionBar.clinic] : [callName]);
	}
});

test("A line at the top of a page without urgent first aid links to its first aid", async ({ page }) => {
	for (const { path, strip, id } of firstAids) {
		if (!strip) continue;
		await page.goto(path.replace(/#.*/, ""));
		const line = page.getByRole("main").getByRole("link", { name: strip });
		await expect.soft(line, path).toBeInViewport();
		await line.click();
		await expect.soft(page.locator(`[id="${id}"]`), path).toBeInViewport();
	}
});

test("First aid prints on its own sheet", async ({ page }) => {
	await page.setViewportSize(SHEET);
	await page.emulateMedia({ media: "print" });
	for (const { path, steps } of firstAids) {
		await page.goto(path);
		const sheet = page
			.getByRole("region")
			.filter({ hasText: steps[0]?.do ?? "" })
			.first();
		const { bottom } = await span(sheet);
		expect.soft(bottom, path).toBeLessThan(SHEET.height);
		expect.soft(await sheet.evaluate((element) => getComputedStyle(element).breakAfter), path).toBe("page");
		const { phone } = clinic;
		const poster = phone
			? fill(words.emergency.poster, { clinic: clinic.name, phone })
			: fill(words.emergency.posterWithoutPhone, { clinic: clinic.name });
		await expect.soft(sheet, path).toContainText(poster);
	}
});

/** Runs in the page: whether what lies at an element's middle is the element. */
function isUncovered(element: Element): boolean {
	const { left, top, width, height } = element.getBoundingClientRect();
	const there = document.elementFromPoint(left + Math.min(width / 2, 40), top + height / 2);
	return there !== null && (element.contains(there) || there.contains(element));
}

/** Runs in the page: the addresses of its links that can be seen in the window, in the order of the page. */
function visibleLinks(): string[] {
	return [...document.querySelectorAll("a[href]")]
		.filter((link) => link.checkVisibility() && link.getBoundingClientRect().top < innerHeight)
		.map((link) => link.getAttribute("href") ?? "");
}
