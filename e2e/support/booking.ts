import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { type AppointmentRequest, type RequestField, requestFields } from "@/lib/booking/fields";
import { addDays } from "@/lib/hours/calendar";
import { type OpeningHours, scheduleFor } from "@/lib/hours/schedule";
import { paths } from "@/lib/model/routes";
import { hoursOfLocations } from "@/lib/pages/locations";
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
 * The first day, in the form's own spelling, of this kind at all the clinic's locations; if they are never open on the same day,
 * the first on which one is. It is four weeks after the build, which can be older than the test.
 */
export function comingDay(kind: "open" | "byAppointment" = "open", after = addDays(buildDay(), 28)): string {
	const days = Array.from({ length: 366 }, (_, index) => addDays(after, index + 1));
	const locations = hoursOfLocations(content.clinic);
	const kindOn = (day: string, hours: OpeningHours) => {
		const { open, byAppointment } = scheduleFor(hours, day);
		if (open.length > 0) return "open";
		return byAppointment ? "byAppointment" : "closed";
	};
	const kindsOn = (day: string) => locations.map(({ hours }) => kindOn(day, hours));
	const date =
		kind === "open"
			? (days.find((day) => kindsOn(day).every((each) => each === "open")) ??
				days.find((day) => kindsOn(day).includes("open")))
			: days.find((day) => !kindsOn(day).includes("open") && kindsOn(day).includes(kind));
	return required(date, `day that is ${kind} within a year`);
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

/**
 * The form of a page: its parts, found as a visitor finds them, by role and label; what a visitor does with it; and what
 * arrives in the clinic's mailbox.
 * @param labels those of the page's language
 */
export function bookingForm(page: Page, labels = content.labels.booking) {
	const { form: words } = labels;
	const form = page.getByRole("form", { name: words.label });
	const parts = {
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

	/** The requests in the mailbox with this name, newest first, each as its fields in the order sent. */
	async function received(name: string) {
		const answer = await page.request.get("/mailbox/requests.json");
		const requests = (await answer.json()) as StoredRequest[];
		return requests
			.map(({ fields }) => fields)
			.filter((fields) => fields?.some((field) => field.name === "user_name" && field.value === name));
	}

	async function fillIn(request: Partial<AppointmentRequest>): Promise<void> {
		for (const [field, value] of Object.entries(request)) await parts[field as RequestField].fill(value);
	}

	/** Fills in a valid request, but for `change`; returns the request. */
	async function fillInRequest(change: Partial<AppointmentRequest> = {}): Promise<AppointmentRequest> {
		const request = { ...validRequest(), ...change };
		await fillIn(request);
		return request;
	}

	async function expectValues(request: Partial<AppointmentRequest>): Promise<void> {
		for (const [field, value] of Object.entries(request)) {
			await expect(parts[field as RequestField]).toHaveValue(value);
		}
	}

	/** Submits the form after more than the least time that a person needs. */
	async function pressSubmit(): Promise<void> {
		await page.clock.fastForward(5_000);
		await parts.submit.click();
	}

	return {
		...parts,
		fillIn,
		fillInRequest,
		expectValues,
		pressSubmit,
		received,

		/** The same, and submits it. */
		async fillInAndSubmit(change?: Partial<AppointmentRequest>): Promise<AppointmentRequest> {
			const request = await fillInRequest(change);
			await pressSubmit();
			return request;
		},

		/** Submits the form and waits for the message that the request has been sent. */
		async send(): Promise<void> {
			await parts.submit.click();
			await expect(parts.success).toBeVisible();
		},

		/** The mailbox has exactly one request with this name, with these values. */
		async expectReceived(sent: Partial<AppointmentRequest>): Promise<void> {
			const requests = await received(sent.user_name ?? "");
			expect(requests).toHaveLength(1);
			for (const [name, value] of Object.entries(sent)) expect(requests[0]).toContainEqual({ name, value });
		},

		/** Makes the mailbox answer this page's requests with a failure until it is mended. */
		async breakMailbox(failure: string): Promise<void> {
			const url = String(process.env.SITE_URL);
			await page.context().addCookies([{ name: "mailbox_failure", value: failure, url }]);
		},

		mendMailbox: () => page.context().clearCookies({ name: "mailbox_failure" }),

		/** The message is visible below its field and part of its description, and the field is invalid. */
		async expectError(name: RequestField, message: string): Promise<void> {
			const field = parts[name];
			const error = page.locator(`#${name}-error`);
			await expect(error).toBeVisible();
			await expect(error).toHaveText(message);
			await expect(field).toHaveAttribute("aria-invalid", "true");
			await expect(field).toHaveAccessibleDescription(new RegExp(`(^| )${message}$`));
			const [box, below] = [await field.boundingBox(), await error.boundingBox()];
			expect(below?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
		},

		/** Stops the delay after which the style sheet says that the form is not ready, at its beginning or its end. */
		setDelay: (step: "pause" | "finish"): Promise<void> =>
			parts.notReady.evaluate((element, method) => {
				for (const animation of element.getAnimations()) {
					animation.currentTime = 0;
					animation[method]();
				}
			}, step),

		/** The page says that the form is not ready, and offers the clinic's telephone and e-mail. */
		async expectNotReady(): Promise<void> {
			const phone = mainPhone(content.clinic);
			await expect(parts.notReady).toBeVisible();
			await expect(parts.notReady).toContainText(labels.notReady);
			const call = parts.notReady.getByRole("link", { name: fill(words.byPhone, { phone: phone ?? "" }) });
			if (phone) await expect(call).toBeVisible();
			if (content.clinic.email) await expect(parts.mail).toBeVisible();
		},

		/** The message that the request has been sent has the focus. */
		async expectSent(): Promise<void> {
			await expect(parts.status).toContainText(words.success);
			await expect(parts.status).toBeFocused();
		},
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
