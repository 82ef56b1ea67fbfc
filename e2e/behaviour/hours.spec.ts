import type { Locator, Page } from "@playwright/test";
import { addDays, formatDates } from "@/lib/hours/calendar";
import { doctorPath, paths } from "@/lib/model/routes";
import { mainPhone } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { bookingForm } from "../support/booking";
import { telephone } from "../support/contact";
import { layoutShifts } from "../support/layout-shifts";
import { openAt, wake } from "../support/open";
import { content, first, required, words } from "../support/site";
import { awake, desktop, expect, scrollIntoView, test, testOnDesktop, unfoldAll } from "../support/test";

// A visitor in another time zone, whose date is a day behind.
test.use({ timezoneId: "America/New_York" });

const { clinic } = content;
const branch = first(clinic.branches, "branch");
const clinicPlace = required(clinic.place, "place");
const branchPhone = required(mainPhone(branch), "phone of the branch");

/** Opens a page at an instant, its clock stopped, and its notes awake. */
async function openPageAt(page: Page, instant: string): Promise<void> {
	await openAt(page, paths.privacy, instant);
	await wake(page, "open-now");
}

/** On phones the list of menus holds the note. */
const openMenu = (page: Page) => page.getByRole("button", { name: words.header.menu, exact: true }).click();

const tidied = (text: string) => text.replace(/\s+/g, " ").trim();

/** The visible rows of a table that are not empty. */
const rowsOf = async (table: Locator) =>
	(await table.getByRole("row").filter({ visible: true }).allInnerTexts()).map(tidied).filter(Boolean);

/** Waits until the header says this of one of the clinic's places. */
async function expectNote(page: Page, label: keyof typeof words.hours.now, values: Record<string, string>) {
	const note = fill(words.hours.now[label], values);
	await expect(page.getByRole("banner").getByText(note).filter({ visible: true }).first()).toBeVisible();
}

test("The note says whether the clinic is open, and changes while a page stays open", async ({ page }) => {
	// Moments in India. 20 November 2030 is a Wednesday, 25 October a holiday.
	for (const [instant, label, values] of [
		["2030-11-18T14:00:00+05:30", "opensToday", { time: "5.00 p.m." }],
		["2030-11-19T20:30:00+05:30", "opensOn", { day: "गुरुवार", time: "10.00 a.m." }],
		["2030-11-20T11:00:00+05:30", "opensTomorrow", { time: "10.00 a.m." }],
		["2030-10-25T11:00:00+05:30", "closedToday", { reason: "Diwali" }],
		["2030-11-18T09:59:30+05:30", "opensToday", { time: "10.00 a.m." }],
	] as const) {
		await openPageAt(page, instant);
		await openMenu(page);
		await expectNote(page, label, values);
	}
	await page.clock.runFor(60_000);
	await expectNote(page, "openUntil", { time: "1.00 p.m." });
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

test("On a phone the menu says for every location whether it is open", async ({ page }) => {
	// A Wednesday, when only the branch is open.
	await openPageAt(page, "2030-11-20T17:00:00+05:30");
	await openMenu(page);
	const notes = page.getByRole("banner").locator(".open-notes").filter({ visible: true });
	await expect(notes).toHaveCount(1);
	const { openUntil, opensTomorrow } = words.hours.now;
	const states = [fill(opensTomorrow, { time: "10.00 a.m." }), fill(openUntil, { time: "7.00 p.m." })];
	expect(tidied(await notes.innerText())).toBe(`${clinicPlace} ${states[0]} ${branch.name} ${states[1]}`);
});

testOnDesktop("On a desktop the bar shows the first location that is open, else the first", async ({ page }) => {
	for (const [instant, name, label, time] of [
		["2030-11-20T17:00:00+05:30", branch.name, "openUntil", "7.00 p.m."],
		["2030-11-21T17:30:00+05:30", clinicPlace, "openUntil", "8.30 p.m."],
		["2030-11-20T20:00:00+05:30", clinicPlace, "opensTomorrow", "10.00 a.m."],
	] as const) {
		await openPageAt(page, instant);
		const bar = page.getByRole("banner").locator(".contact-bar .open-notes");
		await expect(bar.getByText(name, { exact: true })).toBeVisible();
		expect(tidied(await bar.innerText())).toBe(`${name} ${fill(words.hours.now[label], { time })}`);
	}
});

test("The notice of a closing shows in time, without a layout shift", async ({ page }) => {
	const { from, to = "", reason } = first(clinic.closings, "closing");
	const dates = formatDates(from, to, clinic.language);
	const notice = page.getByText(fill(words.hours.notice.closed, { dates, reason }));
	for (const [date, visible] of [
		["2030-10-10", false],
		["2030-10-11", true],
		[to, true],
		["2030-10-28", false],
	] as const) {
		await page.clock.install({ time: new Date(`${date}T12:00:00+05:30`) });
		await page.goto(paths.privacy);
		await unfoldAll(page, "footer");
		await expect(notice).toBeVisible({ visible });
		const rows = page.getByRole("contentinfo").getByRole("row").filter({ hasText: reason, visible: true });
		await expect(rows).toHaveCount(visible ? 2 : 0);
		// A late font moves words sideways; a late notice would move the page up or down.
		expect((await layoutShifts(page)).filter(({ upOrDown }) => upOrDown)).toEqual([]);
	}
});

test("The clinic's notice is above every page from first day to last, and links to its page", async ({ page }) => {
	const { from, until, text, link } = first(content.notices?.items ?? [], "notice");
	const notice = page.getByRole("complementary", { name: words.hours.notice.label }).getByText(text);
	for (const [date, visible] of [
		[addDays(from, -1), false],
		[addDays(until, 1), false],
		[from, true],
		[until, true],
	] as const) {
		for (const path of ["/", paths.booking, "/children/first-visit/"]) {
			await openAt(page, path, `${date}T01:00:00+05:30`);
			await expect(notice, date).toBeVisible({ visible });
		}
	}
	await notice.getByRole("link", { name: link?.label }).click();
	await expect(page).toHaveURL(link?.path ?? "");
});

test("The footer shows hours, number and directions of every location under its name", async ({ page }) => {
	await page.goto("/");
	await unfoldAll(page, "footer");
	const footer = page.getByRole("contentinfo");
	const session = "10.00 a.m. – 1.00 p.m. 5.00 p.m. – 8.30 p.m.";
	for (const [name, rows] of [
		[clinicPlace, [`सोमवार – मंगळवार ${session}`, "बुधवार बंद", `गुरुवार – शनिवार ${session}`, "रविवार By appointment"]],
		[branch.name, ["बुधवार – शुक्रवार 4.00 p.m. – 7.00 p.m."]],
	] as const) {
		expect((await rowsOf(footer.getByRole("table", { name }))).slice(0, rows.length)).toEqual([...rows]);
		await expect(footer.getByText(name, { exact: true }).first()).toBeVisible();
	}
	for (const { number, label } of clinic.phones) {
		await expect(footer).toContainText(`${number} ${label}`);
		await expect(footer.getByRole("link", { name: number })).toHaveAttribute("href", telephone(number));
	}
	await expect(footer.getByRole("link", { name: branchPhone })).toHaveAttribute("href", telephone(branchPhone));
	const directions = footer.getByRole("link", { name: words.footer.directions });
	const hrefs = await directions.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
	expect(hrefs).toEqual([clinic.maps?.directions, branch.maps?.directions]);
});

test("The clinic page shows number, hours and note under the name of every location; the form the hours", async ({
	page,
}) => {
	await page.goto(paths.clinic);
	const main = page.getByRole("main");
	const listItem = (name: string) =>
		main.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
	for (const [name, phone] of [
		[clinicPlace, mainPhone(clinic)],
		[branch.name, branchPhone],
	] as const) {
		await expect(listItem(name).getByRole("table")).toHaveCount(1);
		await expect(listItem(name).getByRole("link", { name: phone, exact: true })).toHaveCount(1);
	}
	for (const { number, label } of clinic.phones)
		await expect(listItem(words.clinicPage.phone)).toContainText(`${number} ${label}`);
	await expect(main.getByText(required(branch.note, "note"))).toBeVisible();
	await page.setViewportSize(desktop.viewport);
	await page.goto(paths.booking);
	const aside = page.getByRole("complementary").filter({ hasText: words.booking.direct });
	await expect(aside.getByRole("table")).toHaveCount(2);
});

const doctor = first(content.doctors, "doctor");
const leave = first(doctor.leave, "leave");
const leaveDates = formatDates(leave.from, leave.until, clinic.language);
const away = fill(words.doctor.away, { doctor: doctor.name, dates: leaveDates });
const profile = doctorPath(doctor.slug);

test("A doctor's leave is told where patients decide, from a week before to its last day", async ({ page }) => {
	for (const [date, visible] of [
		["2030-11-03", false],
		["2030-11-04", true],
		[leave.until, true],
		["2030-11-16", false],
	] as const) {
		for (const path of [profile, paths.booking, paths.clinic]) {
			await openAt(page, path, `${date}T09:00:00+05:30`);
			const notes = page.getByRole("main").getByText(away);
			await expect(notes.first(), `${path} on ${date}`).toBeVisible({ visible });
		}
	}
});

test("Where the only doctor is away, the booking page says what to do; the form notes the day", async ({ page }) => {
	await openAt(page, paths.booking, "2030-11-06T09:00:00+05:30");
	const note = page.getByRole("main").getByText(away).locator("xpath=..");
	await expect(note).toContainText(`${leave.note} ${words.booking.anotherDay}`);
	const { form, appointment_date } = bookingForm(page);
	await scrollIntoView(form);
	await awake(page, "booking-form");
	await appointment_date.fill(leave.from);
	await expect(form.getByText(away)).toHaveCount(1);
});

test("A doctor's hours at a place are on the profile, with its closings and the leave, and on the clinic's page", async ({
	page,
}) => {
	await openAt(page, profile, "2030-11-06T09:00:00+05:30");
	const hours = "बुधवार 4.00 p.m. – 6.00 p.m.";
	const table = page.getByRole("table", { name: `${words.doctor.timings}: Baner` });
	expect(await rowsOf(table)).toEqual([hours, `${leaveDates} ${words.doctor.onLeave}`]);
	await page.goto(paths.clinic);
	const doctorsHere = page.getByRole("heading", { name: words.clinicPage.doctorsHere }).locator("xpath=..");
	await expect(doctorsHere).toHaveCount(2);
	await expect(doctorsHere.last()).toContainText(hours);
	await expect(doctorsHere.last().getByRole("link", { name: doctor.name })).toHaveAttribute("href", profile);
});
