import { randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { dateHint } from "@/lib/booking/booking-date";
import { type AppointmentRequest, type RequestField, requestFields } from "@/lib/booking/fields";
import { addDays } from "@/lib/hours/calendar";
import { paths } from "@/lib/model/routes";
import { hoursOfLocations } from "@/lib/site/locations";
import { mainPhone } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import type { StoredRequest } from "@/scripts/server/mailbox";
import { openAt } from "./open";
import { attributes, content, pageAt, required } from "./site";
import { awake, expect, scrollIntoView } from "./test";

/** The form's labels and messages. */
export const words = content.labels.booking.form;

export const bookingPath: string = paths.booking;
export const sendFormPath = "/api/v1.0/email/send-form";

/** Console messages of a failure: the browser's own report, and the error that the form logs. */
export const failureMessages = /^Failed to load resource|\/_islands\/booking-form\.island-/;

/** The day on which the site under test was built, as its form has it: the first on which a clock is believed. */
export function buildDay(): string {
	const [props = "{}"] = attributes("dataProps", pageAt(bookingPath), '[data-island="booking-form"]');
	return required<string>(JSON.parse(props).built, "day of the build");
}

/**
 * The first day, in the form's own spelling, of this kind at all the clinic's places; if they are never open on the same day,
 * the first on which one is. It is four weeks after the build, which can be older than the test.
 */
export function comingDay(kind: "open" | "byAppointment" = "open", after = addDays(buildDay(), 28)): string {
	const days = Array.from({ length: 366 }, (_, index) => addDays(after, index + 1));
	const places = hoursOfLocations(content.clinic);
	const kindsOn = (day: string) => places.map(({ hours }) => dateHint(hours, day)?.kind ?? "open");
	const found =
		kind === "open"
			? (days.find((day) => kindsOn(day).every((each) => each === "open")) ??
				days.find((day) => kindsOn(day).includes("open")))
			: days.find((day) => !kindsOn(day).includes("open") && kindsOn(day).includes(kind));
	return required(found, `day that is ${kind} within a year`);
}

/** A valid request. Its name is unique, to find it in the mailbox. */
export function validRequest(): AppointmentRequest {
	return {
		user_name: `Asha ${randomUUID()}`,
		user_email: "asha@example.com",
		user_phone: "9876543210",
		appointment_date: comingDay(),
		message: "A lump on my hand",
	};
}

export const emptyRequest = Object.fromEntries(requestFields.map((field) => [field, ""])) as AppointmentRequest;

/** The form's parts, found as a visitor finds them: by role and label. `labels` are those of the page's language. */
export function bookingForm(page: Page, labels = content.labels.booking) {
	const { form: words } = labels;
	const form = page.getByRole("form", { name: words.label });
	return {
		form,
		user_name: form.getByLabel(words.name),
		user_email: form.getByLabel(words.email),
		user_phone: form.getByLabel(words.phone),
		appointment_date: form.getByLabel(words.date),
		message: form.getByLabel(words.message),
		/** On treatments' pages: says that the request is about the page. */
		aboutTreatment: form.getByRole("checkbox", { name: labels.thisPage.split("{")[0] }),
		/** Says that the patient is somebody else. */
		forSomebodyElse: form.getByRole("checkbox", { name: labels.forSomebodyElse }),
		/** How and when the clinic may reach the patient. */
		reachHow: form.getByRole("combobox", { name: words.reach }),
		reachWhen: form.getByLabel(labels.reach.when),
		errors: form.locator(".field-error"),
		/** Its label changes while a request is sent. */
		submit: form.getByRole("button", { name: new RegExp(`^(${words.submit}|${words.sending})$`) }),
		/** Submits the form to the mail program; only while the form's own script is not there. */
		mail: page.getByRole("button", { name: words.byEmail }),
		notReady: page.locator(".not-ready"),
		/** The live region. */
		status: form.getByRole("status"),
		/** Links that send the request another way. */
		ways: form.locator(".booking-outcome").getByRole("link"),
		/** Of the receipt: brings the empty form back. */
		another: form.getByRole("button", { name: words.another }),
		success: form.getByText(words.success, { exact: true }),
		failure: form.getByText(words.failure, { exact: true }),
	};
}

export type BookingForm = ReturnType<typeof bookingForm>;

/** Opens the form where narrow windows fold it. */
export async function unfoldForm(page: Page, labels = content.labels.booking): Promise<void> {
	const write = page.locator(".booking-write:not([open]) > summary").filter({ visible: true });
	// By its key, which nothing that moves on the page can miss.
	if ((await write.count()) > 0) await write.press("Enter");
	await expect(bookingForm(page, labels).user_name).toBeVisible();
}

/** Unfolds the form of the open page, scrolls to it, and waits until its script is awake. */
export async function wakeForm(page: Page, labels = content.labels.booking): Promise<BookingForm> {
	await unfoldForm(page, labels);
	const form = bookingForm(page, labels);
	await scrollIntoView(form.user_name);
	await awake(page, "booking-form");
	return form;
}

/** Opens a page with the form, at noon of the site's first day, and wakes it. Time advances only by `page.clock`. */
export async function openFormInHeldTime(page: Page, path = bookingPath, instant?: string): Promise<BookingForm> {
	await openAt(page, path, instant ?? `${buildDay()}T12:00:00+05:30`);
	return wakeForm(page);
}

/** The same; from then on time runs by itself, too. */
export async function openForm(page: Page, path?: string, instant?: string): Promise<BookingForm> {
	const form = await openFormInHeldTime(page, path, instant);
	await page.clock.resume();
	return form;
}

export async function fillIn(form: BookingForm, request: Partial<AppointmentRequest>): Promise<void> {
	for (const [field, value] of Object.entries(request)) await form[field as RequestField].fill(value);
}

export async function expectValues(form: BookingForm, request: Partial<AppointmentRequest>): Promise<void> {
	for (const [field, value] of Object.entries(request)) {
		await expect(form[field as RequestField]).toHaveValue(value);
	}
}

/** The message is visible below its field and part of its description, and the field is invalid. */
export async function expectError(field: Locator, message: string): Promise<void> {
	const error = field.page().locator(`#${await field.getAttribute("id")}-error`);
	await expect(error).toBeVisible();
	await expect(error).toHaveText(message);
	await expect(field).toHaveAttribute("aria-invalid", "true");
	await expect(field).toHaveAccessibleDescription(new RegExp(`(^| )${message}$`));
	const [box, below] = [await field.boundingBox(), await error.boundingBox()];
	expect(below?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
}

/** Stops the delay after which the style sheet says that the form is not ready, at its beginning or its end. */
export const setDelay = (form: BookingForm, step: "pause" | "finish"): Promise<void> =>
	form.notReady.evaluate((element, method) => {
		for (const animation of element.getAnimations()) {
			animation.currentTime = 0;
			animation[method]();
		}
	}, step);

/** The page says that the form is not ready, and offers the clinic's telephone and e-mail. */
export async function expectNotReady(form: BookingForm): Promise<void> {
	const phone = mainPhone(content.clinic);
	await expect(form.notReady).toBeVisible();
	await expect(form.notReady).toContainText(content.labels.booking.notReady);
	if (phone) await expect(form.notReady.getByRole("link", { name: fill(words.byPhone, { phone }) })).toBeVisible();
	if (content.clinic.email) await expect(form.mail).toBeVisible();
}

/** Submits the form after more than the least time that a person needs. */
export async function submit(page: Page, form: BookingForm): Promise<void> {
	await page.clock.fastForward(5_000);
	await form.submit.click();
}

/** Submits the form and waits for the message that the request has been sent. */
export async function send(form: BookingForm): Promise<void> {
	await form.submit.click();
	await expect(form.success).toBeVisible();
}

/** The message that the request has been sent has the focus. */
export async function expectSent(form: BookingForm): Promise<void> {
	await expect(form.status).toContainText(words.success);
	await expect(form.status).toBeFocused();
}

/** The form says that sending failed, keeps all words, and offers other ways with them. */
export async function expectFailed(form: BookingForm, sent: AppointmentRequest, unanswered = ""): Promise<void> {
	await expect(form.status).toHaveText(words.failure + unanswered);
	await expect(form.status).toBeFocused();
	await expect(form.failure).toBeInViewport();
	await expectValues(form, sent);
	const { clinic } = content;
	const number = mainPhone(clinic);
	await expect(form.ways).toHaveText([
		...(clinic.whatsapp ? [words.byWhatsapp] : []),
		...(number ? [fill(words.byPhone, { phone: number })] : []),
		...(clinic.email ? [words.byEmail] : []),
	]);
	for (const href of await form.ways.evaluateAll((all) => all.map((way) => (way as HTMLAnchorElement).href))) {
		for (const value of Object.values(sent))
			if (!href.startsWith("tel:")) expect(decodeURIComponent(href)).toContain(value);
	}
}

/** Fills in a valid request, but for `change`, and submits it; returns the request. */
export async function fillInAndSubmit(
	page: Page,
	form: BookingForm,
	change: Partial<AppointmentRequest> = {},
): Promise<AppointmentRequest> {
	const request = { ...validRequest(), ...change };
	await fillIn(form, request);
	await submit(page, form);
	return request;
}

/** The requests in the mailbox with this name, newest first, each as its fields in the order sent. */
export async function received(request: APIRequestContext, name: string) {
	const answer = await request.get("/mailbox/requests.json");
	const all = (await answer.json()) as StoredRequest[];
	return all
		.map(({ fields }) => fields)
		.filter((fields) => fields?.some((field) => field.name === "user_name" && field.value === name));
}

/** The mailbox has exactly one request with this name, with these values. */
export async function expectReceived(request: APIRequestContext, sent: Partial<AppointmentRequest>): Promise<void> {
	const requests = await received(request, sent.user_name ?? "");
	expect(requests).toHaveLength(1);
	for (const [name, value] of Object.entries(sent)) expect(requests[0]).toContainEqual({ name, value });
}

/** Makes the mailbox answer this page's requests with a failure until `mendMailbox`. */
export async function breakMailbox(page: Page, failure: string): Promise<void> {
	const url = String(process.env.SITE_URL);
	await page.context().addCookies([{ name: "mailbox_failure", value: failure, url }]);
}

export async function mendMailbox(page: Page): Promise<void> {
	await page.context().clearCookies({ name: "mailbox_failure" });
}
