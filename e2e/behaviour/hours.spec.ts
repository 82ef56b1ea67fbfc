import type { Page } from "@playwright/test";
import { addDays, formatDates } from "@/lib/hours/calendar";
import { paths } from "@/lib/model/routes";
import { mainPhone } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { telephone } from "../support/contact";
import { layoutShifts } from "../support/layout-shifts";
import { openAt, wake } from "../support/open";
import { content, first, required, words } from "../support/site";
import { desktop, expect, test, testOnDesktop, unfoldAll } from "../support/test";

// A visitor in another time zone, whose date is a day behind.
test.use({ timezoneId: "America/New_York" });

/** Opens a page at an instant, its clock stopped, and its notes awake. */
async function openPageAt(page: Page, instant: string): Promise<void> {
	await openAt(page, paths.privacy, instant);
	await wake(page, "open-now");
}

/** On phones the list of menus holds the note. */
const openMenu = (page: Page) => page.getByRole("button", { name: words.header.menu, exact: true }).click();

const tidied = (text: string) => text.replace(/\s+/g, " ").trim();

/** Waits until the header says this of one of the clinic's places. */
async function expectNote(page: Page, word: keyof typeof words.hours.now, values: Record<string, string>) {
	const says = fill(words.hours.now[word], values);
	await expect(page.getByRole("banner").getByText(says).filter({ visible: true }).first()).toBeVisible();
}

test("The table shows both sessions and the closed day, in the clinic's language", async ({ page }) => {
	await page.goto("/");
	await unfoldAll(page, "footer");
	const table = page.getByRole("contentinfo").getByRole("table", { name: "Kothrud" });
	const rows = await table.getByRole("row").allInnerTexts();
	expect(rows.map(tidied).filter(Boolean)).toEqual([
		"सोमवार – मंगळवार 10.00 a.m. – 1.00 p.m. 5.00 p.m. – 8.30 p.m.",
		"बुधवार बंद",
		"गुरुवार – शनिवार 10.00 a.m. – 1.00 p.m. 5.00 p.m. – 8.30 p.m.",
		"रविवार By appointment",
	]);
});

test("The note says whether the clinic is open, and changes while a page stays open", async ({ page }) => {
	// Moments in India. 20 November 2030 is a Wednesday, 25 October a holiday.
	for (const [instant, word, values] of [
		["2030-11-18T09:59:00+05:30", "opensToday", { time: "10.00 a.m." }],
		["2030-11-18T10:00:00+05:30", "openUntil", { time: "1.00 p.m." }],
		["2030-11-18T14:00:00+05:30", "opensToday", { time: "5.00 p.m." }],
		["2030-11-18T20:29:00+05:30", "openUntil", { time: "8.30 p.m." }],
		["2030-11-19T20:30:00+05:30", "opensOn", { day: "गुरुवार", time: "10.00 a.m." }],
		["2030-11-20T11:00:00+05:30", "opensTomorrow", { time: "10.00 a.m." }],
		["2030-10-25T11:00:00+05:30", "closedToday", { reason: "Diwali" }],
	] as const) {
		await openPageAt(page, instant);
		await openMenu(page);
		await expectNote(page, word, values);
	}
	await openPageAt(page, "2030-11-18T09:59:30+05:30");
	await openMenu(page);
	await page.clock.runFor(60_000);
	await expectNote(page, "openUntil", { time: "1.00 p.m." });
});

test("The notice of a closing shows in time, without a layout shift", async ({ page }) => {
	const [closing] = content.clinic.closings;
	const { from = "", to = "", reason = "" } = closing ?? {};
	const dates = formatDates(from, to, content.clinic.language);
	const notice = page.getByText(fill(words.hours.notice.closed, { dates, reason }));
	for (const [date, shown] of [
		["2030-10-10", false],
		["2030-10-11", true],
		[to, true],
		["2030-10-28", false],
	] as const) {
		await page.clock.install({ time: new Date(`${date}T12:00:00+05:30`) });
		await page.goto(paths.privacy);
		await unfoldAll(page, "footer");
		await expect(notice).toBeVisible({ visible: shown });
		const rows = page.getByRole("contentinfo").getByRole("row").filter({ hasText: reason, visible: true });
		await expect(rows).toHaveCount(shown ? 2 : 0);
		// A late font moves words sideways; a late notice would move the page up or down.
		expect((await layoutShifts(page)).filter(({ upOrDown }) => upOrDown)).toEqual([]);
	}
});

testOnDesktop("Nothing moves when the note appears, at any width", async ({ page }) => {
	for (const width of [768, 992, 993, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		// A Sunday, which has the longest note.
		await openAt(page, paths.privacy, "2030-11-24T13:00:00+05:30");
		const before = await page.getByRole("banner").evaluate((banner) => {
			for (const note of banner.querySelectorAll(".open-note-state")) note.remove();
			return document.querySelector("h1")?.getBoundingClientRect().top;
		});
		await page.reload();
		await wake(page, "open-now");
		const note = fill(words.hours.now.byAppointmentToday, { day: words.hours.days.Sunday });
		await expect(page.getByRole("banner").getByText(note).first()).toBeAttached();
		const after = await page.getByRole("heading", { level: 1 }).evaluate((title) => title.getBoundingClientRect().top);
		expect(after, `at ${width} pixels`).toBe(before);
	}
});

const { clinic } = content;
const branch = first(clinic.branches, "branch");
const own = required(clinic.place, "place");
const branchPhone = required(mainPhone(branch), "phone of the branch");

test("The footer shows address, hours and number of every location under its name", async ({ page }) => {
	await page.goto("/");
	await unfoldAll(page, "footer");
	const footer = page.getByRole("contentinfo");
	for (const name of [own, branch.name]) {
		await expect(footer.getByRole("table", { name })).toBeVisible();
		await expect(footer.getByText(name, { exact: true }).first()).toBeVisible();
	}
	const rows = await footer.getByRole("table", { name: branch.name }).getByRole("row").allInnerTexts();
	expect(rows.map(tidied).filter(Boolean)).toContain("बुधवार – शुक्रवार 4.00 p.m. – 7.00 p.m.");
	await expect(footer.getByRole("link", { name: branchPhone })).toHaveAttribute("href", telephone(branchPhone));
	const ways = await footer
		.getByRole("link", { name: words.footer.directions })
		.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	expect(ways).toEqual([clinic.maps?.directions, branch.maps?.directions]);
});

test("The clinic page shows directions, number, hours and note of every location", async ({ page }) => {
	await page.goto(paths.clinic);
	const main = page.getByRole("main");
	for (const { name, phone, directions } of [
		{ name: own, phone: mainPhone(clinic), directions: clinic.maps?.directions },
		{ name: branch.name, phone: branchPhone, directions: branch.maps?.directions },
	]) {
		const part = main.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
		await expect(part.getByRole("table")).toHaveCount(1);
		await expect(part.getByRole("link", { name: phone, exact: true })).toHaveCount(1);
		await expect(part.getByRole("link", { name: words.clinicPage.getDirections })).toHaveAttribute(
			"href",
			required(directions, "directions"),
		);
	}
	await expect(main.getByText(required(branch.note, "note"))).toBeVisible();
});

test("Beside the form are the number and, where there is room, the hours of every location", async ({ page }) => {
	await page.setViewportSize(desktop.viewport);
	await page.goto(paths.booking);
	const aside = page.getByRole("complementary").filter({ hasText: words.booking.direct });
	for (const { number, label } of clinic.phones) {
		await expect(aside.getByRole("link", { name: `${own}, ${label} ${number}` })).toHaveAttribute(
			"href",
			telephone(number),
		);
	}
	await expect(aside.getByRole("link", { name: `${branch.name} ${branchPhone}` })).toHaveAttribute(
		"href",
		telephone(branchPhone),
	);
	await expect(aside.getByRole("table")).toHaveCount(2);
});

test("On a phone the menu says for every location whether it is open", async ({ page }) => {
	// A Wednesday, when only the branch is open.
	await openPageAt(page, "2030-11-20T17:00:00+05:30");
	await openMenu(page);
	const notes = page.getByRole("banner").locator(".open-notes").filter({ visible: true });
	await expect(notes).toHaveCount(1);
	const { openUntil, opensTomorrow } = words.hours.now;
	expect(tidied(await notes.innerText())).toBe(
		`${own} ${fill(opensTomorrow, { time: "10.00 a.m." })} ${branch.name} ${fill(openUntil, { time: "7.00 p.m." })}`,
	);
});

testOnDesktop("On a desktop the bar shows the first location that is open, else the first", async ({ page }) => {
	for (const [instant, name, word, time] of [
		["2030-11-20T17:00:00+05:30", branch.name, "openUntil", "7.00 p.m."],
		["2030-11-21T17:30:00+05:30", own, "openUntil", "8.30 p.m."],
		["2030-11-20T20:00:00+05:30", own, "opensTomorrow", "10.00 a.m."],
	] as const) {
		await openPageAt(page, instant);
		const bar = page.getByRole("banner").locator(".contact-bar .open-notes");
		await expect(bar.getByText(name, { exact: true })).toBeVisible();
		expect(tidied(await bar.innerText())).toBe(`${name} ${fill(words.hours.now[word], { time })}`);
	}
});

test("The notice of a closure names the location, unless all are closed", async ({ page }) => {
	await openPageAt(page, "2030-12-01T12:00:00+05:30");
	const label = words.hours.notice.label;
	const notices = () => page.getByRole("complementary", { name: label }).locator("p").filter({ visible: true });
	await expect(notices()).toHaveText([/^Baner: /]);
	await openPageAt(page, "2030-10-25T12:00:00+05:30");
	await expect(notices()).toHaveCount(1);
	await expect(notices()).not.toContainText(new RegExp(`${own}|${branch.name}`));
});

const notice = first(content.notices?.items ?? [], "notice");
const link = required(notice.link, "link of the notice");

const shown = (page: Page) =>
	page.getByRole("complementary", { name: words.hours.notice.label }).getByText(notice.text);

test("The clinic's notice is above every page from first day to last, and links to its page", async ({ page }) => {
	for (const [date, visible] of [
		[addDays(notice.from, -1), false],
		[addDays(notice.until, 1), false],
		[notice.from, true],
		[notice.until, true],
	] as const) {
		for (const path of ["/", paths.booking, "/children/first-visit/"]) {
			await openAt(page, path, `${date}T01:00:00+05:30`);
			await expect(shown(page), date).toBeVisible({ visible });
		}
	}
	await shown(page).getByRole("link", { name: link.label }).click();
	await expect(page).toHaveURL(link.path);
});
