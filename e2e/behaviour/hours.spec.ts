import type { Page } from "@playwright/test";
import { formatDates } from "@/lib/hours/calendar";
import { paths } from "@/lib/model/routes";
import { fill } from "@/lib/text/fill";
import { layoutShifts, watchLayoutShifts } from "../support/layout-shifts";
import { scrollIntoView } from "../support/scroll-into-view";
import { content, words } from "../support/site";
import { awake, expect, test } from "../support/test";
import { desktop } from "../support/windows";

// A visitor whose own clock zone is another.
test.use({ timezoneId: "America/New_York" });

/** Opens a page at an instant, its clock stopped, with the list of menus that holds the note on a phone. */
async function openAt(page: Page, instant: string): Promise<void> {
	await page.clock.install({ time: new Date(instant) });
	await page.goto(paths.privacy);
	await page.clock.runFor(3000);
	await page.getByRole("button", { name: words.header.menu, exact: true }).click();
}

/** Waits until the header says this of one of the clinic's places. */
async function expectNote(page: Page, word: keyof typeof words.hours.now, values: Record<string, string>) {
	const says = fill(words.hours.now[word], values);
	await expect(page.getByRole("banner").getByText(says).filter({ visible: true }).first()).toBeVisible();
}

test("The table has both sessions of a day, the closed day and the exception, in the clinic's words", async ({
	page,
}) => {
	await page.goto("/");
	const table = page.getByRole("contentinfo").getByRole("table", { name: "Kothrud" });
	const rows = await table.getByRole("row").allInnerTexts();
	expect(rows.map((row) => row.replace(/\s+/g, " ").trim()).filter(Boolean)).toEqual([
		"सोमवार – मंगळवार 10.00 a.m. – 1.00 p.m. 5.00 p.m. – 8.30 p.m.",
		"बुधवार बंद",
		"गुरुवार – शनिवार 10.00 a.m. – 1.00 p.m. 5.00 p.m. – 8.30 p.m.",
		"रविवार By appointment",
	]);
});

/** Moments in India and what the header's note says at each. 20 November 2030 is a Wednesday, 25 October a holiday. */
for (const [instant, word, values] of [
	["2030-11-18T09:59:00+05:30", "opensToday", { time: "10.00 a.m." }],
	["2030-11-18T10:00:00+05:30", "openUntil", { time: "1.00 p.m." }],
	["2030-11-18T14:00:00+05:30", "opensToday", { time: "5.00 p.m." }],
	["2030-11-18T20:29:00+05:30", "openUntil", { time: "8.30 p.m." }],
	["2030-11-19T20:30:00+05:30", "opensOn", { day: "गुरुवार", time: "10.00 a.m." }],
	["2030-11-20T11:00:00+05:30", "opensTomorrow", { time: "10.00 a.m." }],
	["2030-10-25T11:00:00+05:30", "closedToday", { reason: "Diwali" }],
] as const) {
	test(`At ${instant} the note says ${word}`, async ({ page }) => {
		await openAt(page, instant);
		await expectNote(page, word, values);
	});
}

test("The note changes while a page stays open", async ({ page }) => {
	await openAt(page, "2030-11-18T09:59:30+05:30");
	await page.clock.runFor(60_000);
	await expectNote(page, "openUntil", { time: "1.00 p.m." });
});

test("The notice of an exception shows in time, before the first paint, and goes by itself", async ({ page }) => {
	const [exception] = content.clinic.hours?.exceptions ?? [];
	const { from = "", to = "", reason = "" } = exception ?? {};
	const dates = formatDates(from, to, content.clinic.language);
	const notice = page.getByText(fill(words.hours.notice.closed, { dates, reason }));
	await watchLayoutShifts(page);
	for (const [date, shown] of [
		["2030-10-10", false],
		["2030-10-11", true],
		[to, true],
		["2030-10-28", false],
	] as const) {
		await page.clock.install({ time: new Date(`${date}T12:00:00+05:30`) });
		await page.goto(paths.privacy);
		await expect(notice).toBeVisible({ visible: shown });
		const rows = page.getByRole("contentinfo").getByRole("row").filter({ hasText: reason, visible: true });
		await expect(rows).toHaveCount(shown ? 2 : 0);
		// A typeface that comes late moves words along their line; only what is pushed is the notice's doing.
		expect((await layoutShifts(page)).filter(({ upOrDown }) => upOrDown)).toEqual([]);
	}
});

test("The form says what holds on the day that is chosen", async ({ page }) => {
	await page.goto(paths.booking);
	const { form: said } = words.booking;
	const form = page.getByRole("form", { name: said.label });
	await scrollIntoView(form);
	await awake(page, "booking-form");
	const date = form.getByLabel(said.date);
	for (const [day, note] of [
		["2030-10-25", fill(said.closedFor, { reason: "Diwali" })],
		["2030-12-04", said.closedDay],
		["2030-11-20", fill(said.openAt, { places: "Baner" })],
		["2030-11-23", fill(said.openAt, { places: "Kothrud" })],
		["2030-11-24", fill(said.byAppointment, { day: words.hours.days.Sunday })],
	] as const) {
		await date.fill(day);
		await expect(form.getByText(note)).toBeVisible();
	}
	await date.fill("2030-11-21");
	await expect(form.getByText(said.closedDay)).toHaveCount(0);
});

test.describe("in a window on a desk", () => {
	test.use(desktop);

	test("Nothing moves when the note comes, however wide the window is", async ({ page }) => {
		for (const width of [768, 992, 993, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			// A Sunday, whose note is the longest of the week.
			await page.clock.install({ time: new Date("2030-11-24T13:00:00+05:30") });
			await page.goto(paths.privacy);
			const before = await page.getByRole("banner").evaluate((banner) => {
				for (const note of banner.querySelectorAll(".open-note-state")) note.remove();
				return document.querySelector("h1")?.getBoundingClientRect().top;
			});
			await page.reload();
			await page.clock.runFor(3000);
			const note = fill(words.hours.now.byAppointmentToday, { day: words.hours.days.Sunday });
			await expect(page.getByRole("banner").getByText(note).first()).toBeAttached();
			const after = await page
				.getByRole("heading", { level: 1 })
				.evaluate((title) => title.getBoundingClientRect().top);
			expect(after, `at ${width} pixels`).toBe(before);
		}
	});
});
