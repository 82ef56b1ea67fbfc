import { formatDates } from "@/lib/hours/calendar";
import { doctorPath, paths } from "@/lib/model/routes";
import { fill } from "@/lib/text/fill";
import { bookingForm } from "../support/booking";
import { telephone } from "../support/contact";
import { openAt } from "../support/open";
import { content, first, required, words } from "../support/site";
import { awake, expect, scrollIntoView, test, unfoldAll } from "../support/test";

const { clinic } = content;
const doctor = first(content.doctors, "doctor");
const leave = first(doctor.leave, "leave");
const dates = formatDates(leave.from, leave.until, clinic.language);
const away = fill(words.doctor.away, { doctor: doctor.name, dates });
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
	const table = page.getByRole("table", { name: `${words.doctor.timings}: Baner` });
	const rows = await table.getByRole("row").filter({ visible: true }).allInnerTexts();
	expect(rows.map((row) => row.replace(/\s+/g, " ").trim())).toEqual([
		"बुधवार 4.00 p.m. – 6.00 p.m.",
		`${dates} ${words.doctor.onLeave}`,
	]);
	await page.goto(paths.clinic);
	const here = page.getByRole("heading", { name: words.clinicPage.doctorsHere }).locator("xpath=..");
	await expect(here).toHaveCount(2);
	await expect(here.last()).toContainText("बुधवार 4.00 p.m. – 6.00 p.m.");
	await expect(here.last().getByRole("link", { name: doctor.name })).toHaveAttribute("href", profile);
});

test("Footer and clinic's page have all numbers with their labels; elsewhere one is called", async ({ page }) => {
	await page.goto(paths.clinic);
	await unfoldAll(page, "footer");
	const card = page.getByRole("listitem").filter({
		has: page.getByRole("heading", { name: words.clinicPage.phone, exact: true }),
	});
	for (const { number, label } of clinic.phones) {
		for (const part of [card, page.getByRole("contentinfo")]) {
			await expect(part.getByRole("link", { name: number })).toHaveAttribute("href", telephone(number));
			await expect(part).toContainText(`${number} ${label}`);
		}
	}
	const bar = page.getByRole("navigation", { name: words.actionBar.label });
	const main = required(clinic.phones[0]?.number, "phone");
	await expect(bar.locator("[href^='tel:']")).toHaveAttribute("href", telephone(main));
	await expect(bar.locator("[href^='tel:']")).toHaveCount(1);
});
