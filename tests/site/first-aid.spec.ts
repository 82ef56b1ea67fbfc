import type { Page } from "@playwright/test";
import { emergencyLinks } from "@/lib/site/emergencies";
import { menuPath, paths, treatmentPath } from "@/lib/site/routes";
import { telHref } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { content, menus, words } from "../support/site";
import { expect, test } from "../support/test";

const { clinic, emergency } = content;
const links = emergencyLinks(content);
const pages = content.treatments.flatMap((treatment) =>
	treatment.emergency ? [{ path: treatmentPath(treatment), ...treatment.emergency }] : [],
);

/** The height of what a sheet of A4 holds between the margins of the print-out, in CSS pixels (app/styles/print.css). */
const SHEET = { width: 680, height: 990 };

const ambulance = (page: Page) =>
	page
		.getByRole("main")
		.getByRole("link", { name: fill(words.emergency.call, { number: emergency?.ambulance.number ?? "" }) });

/** Where an element begins and ends in the window. */
async function span(locator: ReturnType<typeof ambulance>) {
	const box = await locator.first().boundingBox();
	return { top: box?.y ?? Number.POSITIVE_INFINITY, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
}

test.skip(!emergency || pages.length === 0, "a clinic may have no pages for an emergency");

test.describe("on a visit's first page", () => {
	test.use({ visited: false });

	test("The first screen of a phone holds the first step and the ambulance, before the clinic and any booking", async ({
		page,
	}) => {
		for (const { path, steps } of pages) {
			await page.goto(path);
			const step = page.getByRole("main").getByText(steps[0]?.do ?? "", { exact: true });
			await expect.soft(step, path).toBeVisible();
			// Nothing covers it: no loading screen, no bar.
			expect.soft(await step.first().evaluate(isUncovered), path).toBe(true);
			const bar = await span(page.getByRole("navigation", { name: words.actionBar.label }));
			const call = await span(ambulance(page));
			expect.soft((await span(step)).bottom, path).toBeLessThan(bar.top);
			expect.soft(call.bottom, path).toBeLessThanOrEqual(bar.top);
			if (clinic.phone) {
				const own = page
					.getByRole("main")
					.getByRole("link", { name: fill(words.header.call, { phone: clinic.phone }) });
				expect.soft((await span(own)).top, path).toBeGreaterThanOrEqual(call.top);
				const shown = await page.evaluate(visibleLinks);
				const order = (href: string) => shown.indexOf(href);
				expect.soft(order(telHref(emergency?.ambulance.number ?? "")), path).toBeLessThan(order(telHref(clinic.phone)));
			}
			const booking = page.locator(`a[href="${paths.booking}"]`).filter({ visible: true });
			for (const link of await booking.all()) expect.soft((await span(link)).top, path).toBeGreaterThan(bar.top);
		}
	});
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled });

		test("A visible entry leads from home, menus and the not-found page to each page for an emergency", async ({
			page,
		}) => {
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

		test("The list of menus on a phone begins with the entry", async ({ page }) => {
			await page.goto(paths.booking);
			await page.getByRole("button", { name: words.header.menu, exact: true }).click();
			await page.locator(".site-menu summary").filter({ hasText: emergency?.heading }).click();
			const [link] = links;
			await page.locator(".site-menu").getByRole("link", { name: link?.entry, exact: true }).click();
			await expect(page).toHaveURL(link?.path ?? "");
		});

		test("First aid is complete", async ({ page }) => {
			for (const { path, steps, never } of pages) {
				await page.goto(path);
				const main = page.getByRole("main");
				for (const step of steps)
					await expect.soft(main.getByText(step.do, { exact: true }).first(), path).toBeVisible();
				if (never) await expect.soft(main.getByText(never), path).toBeVisible();
			}
		});
	});
}

test("The page for an emergency names each case with its first step, and the numbers that help", async ({ page }) => {
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

test("First aid prints on one sheet of its own", async ({ page }) => {
	await page.setViewportSize(SHEET);
	await page.emulateMedia({ media: "print" });
	for (const { path, steps } of pages) {
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
