import type { Page } from "@playwright/test";
import { paths } from "@/lib/model/routes";
import { fill } from "@/lib/text/fill";
import { telephone } from "../support/contact";
import { content, first, required, words } from "../support/site";
import { expect, test } from "../support/test";
import { desktop } from "../support/windows";

const { clinic } = content;
const branch = first(clinic.branches, "branch");
const own = required(clinic.place, "place");
const branchPhone = required(branch.phone, "phone of the branch");

/** Opens a page at an instant, its clock stopped. */
async function openAt(page: Page, instant: string): Promise<void> {
	await page.clock.install({ time: new Date(instant) });
	await page.goto(paths.privacy);
	await page.clock.runFor(3000);
}

const tidied = async (text: Promise<string>) => (await text).replace(/\s+/g, " ").trim();

test("The footer tells address and hours of every place under its name, and the branch's own number", async ({
	page,
}) => {
	await page.goto("/");
	const footer = page.getByRole("contentinfo");
	for (const name of [own, branch.name]) {
		await expect(footer.getByRole("table", { name })).toBeVisible();
		await expect(footer.getByText(name, { exact: true }).first()).toBeVisible();
	}
	const rows = await footer.getByRole("table", { name: branch.name }).getByRole("row").allInnerTexts();
	expect(rows.map((row) => row.replace(/\s+/g, " ").trim()).filter(Boolean)).toContain(
		"बुधवार – शुक्रवार 4.00 p.m. – 7.00 p.m.",
	);
	await expect(footer.getByRole("link", { name: branchPhone })).toHaveAttribute("href", telephone(branchPhone));
	const ways = await footer
		.getByRole("link", { name: words.footer.directions })
		.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	expect(ways).toEqual([clinic.maps?.directions, branch.maps?.directions]);
});

test("The clinic's page has a part for each place, with its own way there, number, hours and note", async ({
	page,
}) => {
	await page.goto(paths.clinic);
	const main = page.getByRole("main");
	for (const { name, phone, directions } of [
		{ name: own, phone: clinic.phone, directions: clinic.maps?.directions },
		{ name: branch.name, phone: branchPhone, directions: branch.maps?.directions },
	]) {
		const part = main.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
		await expect(part.getByRole("table")).toHaveCount(1);
		await expect(part.getByRole("link", { name: phone, exact: true })).toHaveCount(1);
		await expect(part.getByRole("link", { name: words.clinicPage.getDirections })).toHaveAttribute(
			"href",
			required(directions, "way there"),
		);
	}
	await expect(main.getByText(required(branch.note, "note"))).toBeVisible();
});

test("Beside the form stand both numbers with their places, and both tables", async ({ page }) => {
	await page.goto(paths.booking);
	const aside = page.getByRole("complementary").filter({ hasText: words.booking.direct });
	await expect(aside.getByRole("link", { name: `${own} ${clinic.phone}` })).toHaveCount(1);
	await expect(aside.getByRole("link", { name: `${branch.name} ${branchPhone}` })).toHaveAttribute(
		"href",
		telephone(branchPhone),
	);
	await expect(aside.getByRole("table")).toHaveCount(2);
});

test("On a phone the menu tells of every place whether it is open", async ({ page }) => {
	// A Wednesday, on which only the branch sees patients.
	await openAt(page, "2030-11-20T17:00:00+05:30");
	await page.getByRole("button", { name: words.header.menu, exact: true }).click();
	const notes = page.getByRole("banner").locator(".open-notes").filter({ visible: true });
	await expect(notes).toHaveCount(1);
	const { openUntil, opensTomorrow } = words.hours.now;
	expect(await tidied(notes.innerText())).toBe(
		`${own} ${fill(opensTomorrow, { time: "10.00 a.m." })} ${branch.name} ${fill(openUntil, { time: "7.00 p.m." })}`,
	);
});

test.describe("in a window on a desk", () => {
	test.use(desktop);

	for (const [instant, name, word, time] of [
		["2030-11-20T17:00:00+05:30", branch.name, "openUntil", "7.00 p.m."],
		["2030-11-21T17:30:00+05:30", own, "openUntil", "8.30 p.m."],
		["2030-11-20T20:00:00+05:30", own, "opensTomorrow", "10.00 a.m."],
	] as const) {
		test(`At ${instant} the bar tells of ${name}: the first that is open, else the first`, async ({ page }) => {
			await openAt(page, instant);
			const bar = page.getByRole("banner").locator(".contact-bar .open-notes");
			await expect(bar.getByText(name, { exact: true })).toBeVisible();
			expect(await tidied(bar.innerText())).toBe(`${name} ${fill(words.hours.now[word], { time })}`);
		});
	}
});

test("A closing of one place is announced with its name, one of all places without", async ({ page }) => {
	await openAt(page, "2030-12-01T12:00:00+05:30");
	const label = words.hours.notice.label;
	const notices = () => page.getByRole("complementary", { name: label }).locator("p").filter({ visible: true });
	await expect(notices()).toHaveText([/^Baner: /]);
	await openAt(page, "2030-10-25T12:00:00+05:30");
	await expect(notices()).toHaveCount(1);
	await expect(notices()).not.toContainText(new RegExp(`${own}|${branch.name}`));
});

test("The contact file has a card for each place", async ({ request }) => {
	const file = await (await request.get("/contact.vcf")).text();
	expect(file.match(/^FN:.*$/gm)?.map((line) => line.trim())).toEqual([
		`FN:${clinic.name}\\, ${own}`,
		`FN:${clinic.name}\\, ${branch.name}`,
	]);
	expect(file).toContain(`TEL;TYPE=WORK,VOICE:${branchPhone.replaceAll(" ", "")}`);
});
