import { randomUUID } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import type { AppointmentRequest } from "@/lib/booking/fields";
import { addDays } from "@/lib/hours/calendar";
import { dateHint } from "@/lib/hours/date-hint";
import { todayInIndia } from "@/lib/hours/india";
import { hoursOfPlaces } from "@/lib/site/places";
import { paths } from "@/lib/site/routes";
import type { StoredRequest } from "@/scripts/server/mailbox";
import { comeTo } from "./come-to";
import { content, told } from "./site";
import { awake, expect } from "./test";

/** The form's words. */
export const words = content.words.booking.form;

export const bookingPath: string = paths.booking;
export const sendFormPath = "/api/v1.0/email/send-form";

/** What the console may say when sending fails: the browser's own report, and the error that the form logs. */
export const failureMessages = /^Failed to load resource|\/_islands\/booking-form-/;

/**
 * The first day after today, in the form's own spelling, on which this holds by the hours of all the clinic's places; where
 * they are never open on the same day, the first on which one of them is.
 */
export function comingDay(holds: "open" | "byAppointment" = "open"): string {
	const today = todayInIndia(new Date());
	const days = Array.from({ length: 366 }, (_, index) => addDays(today, index + 1));
	const places = hoursOfPlaces(content.clinic);
	const kindsOn = (day: string) => places.map(({ hours }) => dateHint(hours, day)?.kind ?? "open");
	const found =
		holds === "open"
			? (days.find((day) => kindsOn(day).every((kind) => kind === "open")) ??
				days.find((day) => kindsOn(day).includes("open")))
			: days.find((day) => !kindsOn(day).includes("open") && kindsOn(day).includes(holds));
	return told(found, `day that is ${holds} within a year`);
}

/** A request without mistakes. Its name is no other test's, so that the mailbox can be asked for it. */
export function validRequest(): AppointmentRequest {
	return {
		user_name: `Asha ${randomUUID()}`,
		user_email: "asha@example.com",
		user_phone: "9876543210",
		appointment_date: comingDay(),
		message: "A lump on my hand",
	};
}

/** The form's parts, found as a visitor finds them: by role and label. */
export function bookingForm(page: Page) {
	const form = page.getByRole("form", { name: words.label });
	return {
		form,
		user_name: form.getByLabel(words.name),
		user_email: form.getByLabel(words.email),
		user_phone: form.getByLabel(words.phone),
		appointment_date: form.getByLabel(words.date),
		message: form.getByLabel(words.message),
		/** By which a request says that it is about the page; on treatments' pages alone. */
		tick: form.getByRole("checkbox"),
		/** Its words change while a request is sent. */
		submit: form.getByRole("button", { name: new RegExp(`^(${words.submit}|${words.sending})$`) }),
		/** Hands the form to the visitor's mail program; there only while the form's own script is not. */
		mail: page.getByRole("button", { name: words.byEmail }),
		/** What says that the form is not ready, with the other ways. */
		notReady: page.locator(".not-ready"),
		/** The live region. */
		status: form.getByRole("status"),
		/** The other ways to the clinic that carry the request. */
		ways: form.locator(".booking-outcome").getByRole("link"),
		success: form.getByText(words.success, { exact: true }),
		failure: form.getByText(words.failure, { exact: true }),
	};
}

export type BookingForm = ReturnType<typeof bookingForm>;

/** Asks the page to scroll at once: a click can miss what is still scrolling, such as the button below a message. */
const scrollAtOnce = (page: Page) => page.emulateMedia({ reducedMotion: "reduce" });

/** Scrolls to the form of the page that is open, and waits until its script is awake. */
export async function wakeForm(page: Page): Promise<BookingForm> {
	await scrollAtOnce(page);
	const form = bookingForm(page);
	await comeTo(form.user_name);
	await awake(page, "booking-form");
	return form;
}

/**
 * Opens a page with the form and wakes it. The page's clock can then be moved by `page.clock`; it runs on by itself.
 */
export async function openForm(page: Page, path = bookingPath): Promise<BookingForm> {
	await page.clock.install();
	await page.goto(path);
	return wakeForm(page);
}

/** Opens the booking page and wakes its form; its time stands still but for what `page.clock.runFor` grants. */
export async function openFormInHeldTime(page: Page): Promise<BookingForm> {
	await page.clock.install({ time: Date.now() });
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.goto(bookingPath);
	await scrollAtOnce(page);
	const form = bookingForm(page);
	await comeTo(form.user_name);
	await expect(async () => {
		await page.clock.runFor(10);
		await expect(page.locator('[data-island="booking-form"]')).toHaveAttribute("data-awake", "", { timeout: 50 });
	}).toPass();
	return form;
}

export async function fillIn(form: BookingForm, request: Partial<AppointmentRequest>): Promise<void> {
	for (const [field, value] of Object.entries(request)) await form[field as keyof AppointmentRequest].fill(value);
}

/** Sends the form as somebody does who took longer than the least time that the form believes of a person. */
export async function submit(page: Page, form: BookingForm): Promise<void> {
	await page.clock.fastForward(5_000);
	await form.submit.click();
}

/** The requests in the mailbox with this name, newest first, each as its fields in the order sent. */
export async function received(request: APIRequestContext, name: string) {
	const answer = await request.get("/mailbox/requests.json");
	const all = (await answer.json()) as StoredRequest[];
	return all
		.map(({ fields }) => fields)
		.filter((fields) => fields?.some((field) => field.name === "user_name" && field.value === name));
}

/** Makes the mailbox answer this page's requests with a failure until `mendMailbox`. */
export async function breakMailbox(page: Page, failure: string): Promise<void> {
	const url = process.env.SITE_URL ?? "http://127.0.0.1:3000";
	await page.context().addCookies([{ name: "mailbox_failure", value: failure, url }]);
}

export async function mendMailbox(page: Page): Promise<void> {
	await page.context().clearCookies({ name: "mailbox_failure" });
}

/** Counts the requests that leave the page for the e-mail service from now on. */
export function countSends(page: Page): { count: number } {
	const sends = { count: 0 };
	page.on("request", (request) => {
		if (new URL(request.url()).pathname === sendFormPath) sends.count++;
	});
	return sends;
}
