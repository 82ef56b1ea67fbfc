import { weekdayOf } from "@/lib/hours/calendar";
import { fill } from "@/lib/text/fill";
import { bookingPath, comingDay, fillIn, received, submit, validRequest, wakeForm, words } from "../support/booking";
import { content, someTreatment } from "../support/site";
import { expect, test } from "../support/test";

const appointmentDay = comingDay("byAppointment");
const appointmentNote = fill(words.byAppointment, { day: content.words.hours.days[weekdayOf(appointmentDay)] });

/** Moments at which the visitor's calendar and India's show different days. */
const visitors = [
	// Half past midnight in India, still the day before in California.
	{ timezoneId: "America/Los_Angeles", time: "2026-11-20T19:00:00Z", today: "2026-11-21", yesterday: "2026-11-20" },
	// Half past eleven at night in India, already the next day in New Zealand.
	{ timezoneId: "Pacific/Auckland", time: "2026-11-20T18:00:00Z", today: "2026-11-20", yesterday: "2026-11-19" },
	{ timezoneId: "Asia/Kolkata", time: "2026-12-31T18:31:00Z", today: "2027-01-01", yesterday: "2026-12-31" },
];

for (const { timezoneId, time, today, yesterday } of visitors) {
	test.describe(`For a visitor in ${timezoneId}`, () => {
		test.use({ timezoneId });

		test(`No day before ${today}, today in India, is offered or accepted, and that day is`, async ({
			page,
			request,
		}) => {
			await page.clock.install({ time });
			await page.goto(bookingPath);
			const form = await wakeForm(page);
			await expect(form.appointment_date).toHaveAttribute("min", today);

			const sent = { ...validRequest(), appointment_date: yesterday };
			await fillIn(form, sent);
			await submit(page, form);
			await expect(form.appointment_date).toHaveAccessibleDescription(`${words.dateHint} ${words.errors.pastDate}`);
			await form.appointment_date.fill(today);
			await submit(page, form);
			await expect(form.success).toBeVisible();
			const [fields] = await received(request, sent.user_name);
			expect(fields).toContainEqual({ name: "appointment_date", value: today });
		});
	});
}

test("A page left open over midnight in India no longer accepts the day before", async ({ page }) => {
	await page.clock.install({ time: "2026-11-20T18:00:00Z" });
	await page.goto(bookingPath);
	const form = await wakeForm(page);
	await fillIn(form, { ...validRequest(), appointment_date: "2026-11-20" });
	await page.clock.fastForward("45:00");
	await submit(page, form);
	await expect(form.appointment_date).toBeFocused();
	await expect(form.appointment_date).toHaveAccessibleDescription(`${words.dateHint} ${words.errors.pastDate}`);
});

test("A day by appointment gets the hint that the clinic will call, is no mistake, and can be sent", async ({
	page,
	request,
}) => {
	await page.clock.install();
	await page.goto(bookingPath);
	const form = await wakeForm(page);
	const hint = form.form.getByText(appointmentNote, { exact: true });

	await form.appointment_date.fill(comingDay());
	await expect(hint).toBeHidden();
	await form.appointment_date.fill(appointmentDay);
	await expect(hint).toBeVisible();
	await expect(form.appointment_date).toHaveAccessibleDescription(`${words.dateHint} ${appointmentNote}`);
	await expect(form.appointment_date).not.toHaveAttribute("aria-invalid");
	await form.appointment_date.fill(comingDay());
	await expect(hint).toBeHidden();

	const sent = { ...validRequest(), appointment_date: appointmentDay };
	await fillIn(form, sent);
	await submit(page, form);
	await expect(form.success).toBeVisible();
	await expect(hint).toBeHidden();
	expect(await received(request, sent.user_name)).toHaveLength(1);
});

test("The hint for such a day is there when a draft brings the day back", async ({ page }) => {
	await page.goto(bookingPath);
	const form = await wakeForm(page);
	await form.appointment_date.fill(appointmentDay);
	await page.goto(someTreatment);
	await wakeForm(page);
	await expect(form.appointment_date).toHaveValue(appointmentDay);
	await expect(form.form.getByText(appointmentNote)).toBeVisible();
});
