import type { Page } from "@playwright/test";
import { content, words } from "@/e2e/support/site";
import { expect, test, testOnDesktop, testWithoutScript } from "@/e2e/support/test";
import { paths, treatmentPath } from "@/lib/model/routes";
import { alarmsAt, drawnRegions, emergencyLinks } from "@/lib/pages/conditions";

const machine = content.treatments.find(({ slug }) => slug === "machine-injuries");
const [crushed] = machine?.conditions ?? [];
const [accident] = machine?.emergency ?? [];
const [bleeding] = emergencyLinks(content);
const hand = words.regions.hand;

/** The drawing, with the regions over it. */
const drawingOn = (page: Page) => page.locator("div:has(> .body-figure)");

/** The middle of the right hand, from the front, in the drawing. */
const handOf = (page: Page) =>
	drawingOn(page).evaluate((drawing) => {
		const from = drawing.getBoundingClientRect();
		const { x, y, width, height } = (drawing.querySelector(".body-figure") as Element).getBoundingClientRect();
		// The two figures stand in the middle of the drawing.
		const unit = height / 330;
		return { x: x - from.x + width / 2 + (27 - 170) * unit, y: y - from.y + 187 * unit };
	});

/** The hand's first aid and complaints are open, and lead to their treatment. */
async function expectComplaints(page: Page): Promise<void> {
	await expect(page).toHaveURL(`${paths.search}#hand`);
	const group = page.locator("#hand");
	await expect(group.getByRole("heading", { name: words.emergency.firstAid })).toBeVisible();
	const links = group.getByRole("link");
	const [alarm] = alarmsAt(content, "hand");
	await expect(group.getByText(alarm?.say ?? "")).toBeInViewport();
	await expect(links.first()).toHaveAttribute("href", alarm?.call[0]?.href ?? "");
	await expect(links.filter({ hasText: bleeding?.entry })).toBeVisible();
	await expect(links.filter({ hasText: accident?.entry })).toBeVisible();
	await links.filter({ hasText: crushed?.words }).click();
	await expect(page).toHaveURL(machine ? treatmentPath(machine) : "");
}

for (const [how, run] of [
	["", test],
	[", without script", testWithoutScript],
] as const) {
	run(`A patient who cannot name it points at the hand and finds machine injuries${how}`, async ({ page }) => {
		for (const path of [paths.home, paths.search, paths.emergency]) {
			await page.goto(path);
			await drawingOn(page).tap({ position: await handOf(page) });
			await expectComplaints(page);
		}
	});
}

testOnDesktop("A mouse over a region or its name, and the keyboard on it, light the region up", async ({ page }) => {
	await page.goto("/");
	const region = page.getByRole("link", { name: hand, exact: true }).locator(".body-region");
	await expect(region).toHaveCSS("opacity", "0");
	await drawingOn(page).hover({ position: await handOf(page) });
	await expect(region).toHaveCSS("opacity", "0.75");
	await page.mouse.move(0, 0);
	await expect(region).toHaveCSS("opacity", "0");

	await test.step("The Tab key meets each region once, by its name", async () => {
		const links = page.locator(".body-figure + ol a");
		await links.first().focus();
		for (const name of drawnRegions(content).map((one) => words.regions[one])) {
			await expect(links.and(page.locator(":focus"))).toHaveAccessibleName(name);
			if (name === hand) await expect(region).toHaveCSS("opacity", "0.75");
			await page.keyboard.press("Tab");
		}
	});
	await page.getByRole("link", { name: hand, exact: true }).focus();
	await page.keyboard.press("Enter");
	await expectComplaints(page);
});

test("Every region of the drawing is a target of 24 pixels and more on a phone", async ({ page }) => {
	await page.goto("/");
	await page.locator(".body-figure").scrollIntoViewIfNeeded();
	const small = await page.locator(".body-figure").evaluate((drawing) => {
		const { left, top, width, height } = drawing.getBoundingClientRect();
		const sizes = new Map<string, number>();
		/** How far a link's region reaches from a point, in a direction. */
		const reach = (link: Element, x: number, y: number, dx: number, dy: number) => {
			let far = 0;
			while (document.elementFromPoint(x + dx * far, y + dy * far)?.closest("a") === link) far++;
			return far;
		};
		for (let x = left; x < left + width; x += 6) {
			for (let y = top; y < top + height; y += 6) {
				const link = document.elementFromPoint(x, y)?.closest("a");
				if (!link) continue;
				const wide = reach(link, x, y, 1, 0) + reach(link, x, y, -1, 0);
				const high = reach(link, x, y, 0, 1) + reach(link, x, y, 0, -1);
				const name = link.textContent ?? "";
				sizes.set(name, Math.max(sizes.get(name) ?? 0, Math.min(wide, high)));
			}
		}
		return [...sizes].filter(([, size]) => size < 24);
	});
	expect(small).toEqual([]);
});
