import type { RequestField } from "@/lib/booking/fields";
import { weekdayOf } from "@/lib/hours/calendar";
import { paths } from "@/lib/site/routes";
import { fill } from "@/lib/text/fill";
import { comingDay, received, validRequest, words } from "../support/booking";
import { content } from "../support/site";
import { expect, test } from "./test";
import type { Visitor } from "./visitor";

const field = (name: RequestField) => `.booking-form [name=${name}]`;
const send = { css: ".booking-form button", says: words.submit };

async function openForm(visitor: Visitor): Promise<void> {
	await visitor.open(paths.booking);
	await visitor.expectAwake("booking-form");
}

/** Types a request as somebody does, but for the day, which is picked. */
async function fillIn(visitor: Visitor): Promise<ReturnType<typeof validRequest>> {
	const request = validRequest();
	for (const name of ["user_name", "user_email", "user_phone", "message"] as const) {
		await visitor.fill(field(name), request[name]);
	}
	await visitor.pick(field("appointment_date"), request.appointment_date);
	return request;
}

async function expectValues(visitor: Visitor, request: ReturnType<typeof validRequest>): Promise<void> {
	for (const [name, value] of Object.entries(request)) await visitor.expectValue(field(name as RequestField), value);
}

test("An empty form says what is missing, and leads to the first field", async ({ visitor }) => {
	await openForm(visitor);
	await visitor.click(send);
	const { name, email, phone, date } = words.errors;
	for (const message of [name, email, phone, date]) await visitor.expectShown(".booking-form .field-error", message);
	await visitor.expectFocus(field("user_name"));
});

test("A request reaches the clinic", async ({ visitor, request }) => {
	await openForm(visitor);
	const sent = await fillIn(visitor);
	await visitor.click(send);
	await visitor.expectShown(".booking-form [role=status]", words.success);
	await visitor.expectFocus(".booking-form [role=status]");
	const [fields] = await received(request, sent.user_name);
	for (const [name, value] of Object.entries(sent)) expect(fields).toContainEqual({ name, value });
	await visitor.expectValue(field("user_name"), "");
});

test.describe("When sending fails", () => {
	test.use({ allowedComplaints: /^error: / });

	test("every word stays, and other ways are offered", async ({ visitor, request }) => {
		await openForm(visitor);
		const sent = await fillIn(visitor);
		await visitor.run(() => {
			// biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not everywhere yet
			document.cookie = "mailbox_failure=500; path=/";
		}, null);
		await visitor.click(send);
		await visitor.expectShown(".booking-form [role=status]", words.failure);
		await visitor.expectFocus(".booking-form [role=status]");
		await expectValues(visitor, sent);
		await visitor.expectShown(".booking-outcome a", words.byEmail);
		expect(await received(request, sent.user_name)).toEqual([]);
	});
});

test("A reload keeps what was typed", async ({ visitor }) => {
	await openForm(visitor);
	const typed = await fillIn(visitor);
	await visitor.reload();
	await visitor.expectAwake("booking-form");
	await expectValues(visitor, typed);
});

test("The form says what holds on the day that is picked, in the site's words", async ({ visitor }) => {
	await openForm(visitor);
	const day = comingDay("byAppointment");
	await visitor.pick(field("appointment_date"), day);
	const note = fill(words.byAppointment, { day: content.words.hours.days[weekdayOf(day)] });
	await visitor.expectShown(".booking-form .field-note", note);
});
