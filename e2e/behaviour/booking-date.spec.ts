import { weekdayOf } from "@/lib/hours/calendar";
import { fill } from "@/lib/text/fill";
import { bookingPath, comingDay, fillIn, received, submit, validRequest, wakeForm, words } from "../support/booking";
import { content, someTreatment } from "../support/site";
import { expect, test } from "../support/test";

const appointmentDay = comingDay("byAppointment");
const appointmentNote = fill(words.byAppointment, { day: content.words.hours.days[weekdayOf(appointmentDay)] });

/** What the date says of itself when it has passed, whatever the clinic does on that day. */
const refused = new RegExp(`${words.errors.pastDate}$`);

/** A year in which a clock can be right: after the site was built, and not long after. */
const year = new Date().getFullYear() + 1;

/** Moments at which the visitor's calendar and India's show different days. */
const visitors = [
	// Half past midnight in India, still the day before in California.
	{
		timezoneId: "America/Los_Angeles",
		time: `${year}-11-20T19:00:00Z`,
		today: `${year}-11-21`,
		yesterday: `${year}-11-20`,
	},
	// Half past eleven at night in India, already the next day in New Zealand.
	{
		timezoneId: "Pacific/Auckland",
		time: `${year}-11-20T18:00:00Z`,
		today: `${year}-11-20`,
		yesterday: `${year}-11-19`,
	},
	{
		timezoneId: "Asia/Kolkata",
		time: `${year - 1}-12-31T18:31:00Z`,
		today: `${year}-01-01`,
		yesterday: `${year - 1}-12-31`,
	},
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
			await expect(form.appointment_date).toHaveAccessibleDescription(refused);
			await form.appointment_date.fill(today);
			await submit(page, form);
			await expect(form.success).toBeVisible();
			const [fields] = await received(request, sent.user_name);
			expect(fields).toContainEqual({ name: "appointment_date", value: today });
		});
	});
}

test("A page left open over midnight in India no longer accepts the day before", async ({ page }) => {
	await page.clock.install({ time: `${year}-11-20T18:00:00Z` });
	await page.goto(bookingPath);
	const form = await wakeForm(page);
	await fillIn(form, { ...validRequest(), appointment_date: `${year}-11-20` });
	await page.clock.fastForward("45:00");
	await submit(page, form);
	await expect(form.appointment_date).toBeFocused();
	await expect(form.appointment_date).toHaveAccessibleDescription(refused);
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
	await expect(form.appointment_date).toHaveAttribute("aria-invalid", "false");
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

test("A date that nobody has chosen yet is not called invalid", async ({ page }) => {
	await page.goto(bookingPath);
	const form = await wakeForm(page);
	await expect(form.appointment_date).toHaveAttribute("aria-invalid", "false");
	await expect(form.form).not.toMatchAriaSnapshot(`- textbox "${words.date}" [invalid]`);
});

test("A date years ahead is refused, and says why", async ({ page }) => {
	await page.clock.install();
	await page.goto(bookingPath);
	const form = await wakeForm(page);
	await fillIn(form, { ...validRequest(), appointment_date: "9999-12-31" });
	await submit(page, form);
	await expect(form.appointment_date).toBeFocused();
	await expect(form.appointment_date).toHaveAccessibleDescription(`${words.dateHint} ${words.errors.lateDate}`);
});

for (const wrong of [2019, 2038]) {
	test(`A phone whose clock says ${wrong} can ask for a day, is told of the clock, and has the other ways`, async ({
		page,
		request,
	}) => {
		await page.clock.install({ time: `${wrong}-01-19T06:30:00Z` });
		await page.goto(bookingPath);
		const form = await wakeForm(page);
		await expect(form.ways).toHaveCount(0);
		const sent = validRequest();
		await fillIn(form, sent);
		await expect(form.appointment_date).toHaveAccessibleDescription(`${words.dateHint} ${words.clockWrong}`);
		await expect(form.ways.getByText(words.byEmail)).toHaveAttribute("href", new RegExp(sent.user_phone));
		await submit(page, form);
		await expect(form.success).toBeVisible();
		const [fields] = await received(request, sent.user_name);
		expect(fields).toContainEqual({ name: "appointment_date", value: sent.appointment_date });
	});
}
