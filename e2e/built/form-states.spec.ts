/** The appointment form in each state of `form-states.yaml`. */
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import type { APIRequestContext, Page } from "@playwright/test";
import { parse } from "yaml";
import { type AppointmentRequest, requestFields } from "@/lib/booking/fields";
import { MESSAGE_LIMIT } from "@/lib/booking/request";
import { addDays } from "@/lib/hours/calendar";
import { mainPhone } from "@/lib/text/contact";
import { fill } from "@/lib/text/fill";
import { listen } from "@/scripts/server/listen";
import {
	type BookingForm,
	bookingForm,
	bookingPath,
	countSends,
	emptyRequest,
	enter,
	expectError,
	expectNotReady,
	expectValues,
	failureMessages,
	openForm,
	received,
	sendFormPath,
	setDelay,
	submit,
	validRequest,
	valuesOf,
	wakeForm,
	words,
} from "../support/booking";
import { attributes, content, pageAt, required } from "../support/site";
import { collectErrors, delayRequests, expect, phone, test, testWith } from "../support/test";

const outcomes = {
	sent: "sent",
	failed: "failed, words kept, other ways offered, sent next time",
	unanswered: "failed but may have arrived, words kept, other ways offered, sent next time",
	refused: "refused, words kept, sent once corrected",
	notReady: "not ready, words kept, other ways offered",
};

/** The file explains the fields. */
type FormState = {
	seen: keyof typeof outcomes;
	answer?: { status: number; body?: string; contentType?: string; headers?: Record<string, string> };
	error?: string;
	pieces?: string[];
	hangs?: boolean;
	offline?: boolean;
	arrives?: boolean;
	late?: boolean;
	typed?: Partial<AppointmentRequest>;
	received?: Partial<AppointmentRequest>;
	by?: "keys" | "silently";
	message?: keyof typeof words.errors;
	then?: string;
	zone?: [timeZone: string, language: string];
	clock?: string | number;
	wrongClock?: boolean;
	confirms?: boolean;
	minutes?: number;
	press?: number;
	spoil?: keyof typeof spoil;
	missing?: string;
	worker?: string[];
};

const year = `${new Date().getFullYear() + 1}`;

/** Writes out what the file abbreviates. */
const writtenOut = (_: unknown, value: unknown) =>
	typeof value === "string"
		? value.replace("YYYY", year).replace(/^(.+)×(\d+)$/, (_all, text: string, times) => text.repeat(Number(times)))
		: value;

const file = readFileSync("e2e/support/form-states.yaml", "utf8");
const states = Object.entries<Record<string, Omit<FormState, "seen">>>(
	parse(file, writtenOut, { merge: true }),
).flatMap(([seen, all]) =>
	Object.entries(all).map(([odd, state]) => ({ odd, seen, ...state }) as FormState & { odd: string }),
);

/** Functions that run in the page before its own scripts, as the browser or a program of the visitor may. */
const spoil = {
	forbidStorage: () => {
		const get = () => {
			throw new DOMException("Forbidden", "SecurityError");
		};
		for (const name of ["sessionStorage", "localStorage"]) Object.defineProperty(window, name, { get });
	},
	removeStorage: () => {
		for (const name of ["sessionStorage", "localStorage"]) Object.defineProperty(window, name, { value: null });
	},
	fillStorage: () => {
		const { setItem } = Storage.prototype;
		let letters = 0;
		Storage.prototype.setItem = function (key, value) {
			if (key === "appointment-draft") letters++;
			if (letters > 9) throw new DOMException("Full", "QuotaExceededError");
			setItem.call(this, key, value);
		};
	},
	leaveLittleStorage: () => {
		const { setItem } = Storage.prototype;
		Storage.prototype.setItem = function (key, value) {
			if (value.length > 40) throw new DOMException("Full", "QuotaExceededError");
			setItem.call(this, key, value);
		};
	},
	storeNonsense: () => {
		sessionStorage.setItem("appointment-draft", '{"user_name":7,"name":["Usha"],');
		sessionStorage.setItem("appointment-sent-at", "yesterday");
	},
	fillHoneypot: () => {
		addEventListener("DOMContentLoaded", () => {
			(document.querySelector("#website") as HTMLInputElement).value = "https://asha.example";
		});
	},
	removeChannels: () => void Reflect.deleteProperty(window, "BroadcastChannel"),
	addIcons: () => {
		addEventListener("DOMContentLoaded", () => {
			for (const field of document.querySelectorAll("form input")) field.after(document.createElement("com-icon"));
		});
	},
	/** Replaces each text of the form by an element just before the press on the button. */
	translateLater: () => {
		const translate = () => {
			const walker = document.createTreeWalker(document.querySelector("main form") as Element, NodeFilter.SHOW_TEXT);
			const texts: Text[] = [];
			while (walker.nextNode()) texts.push(walker.currentNode as Text);
			for (const text of texts.filter(({ data }) => data.trim())) {
				const font = document.createElement("font");
				font.textContent = text.data;
				text.replaceWith(font);
			}
		};
		addEventListener("click", translate, { capture: true, once: true });
	},
};

/** How a service worker responds to a request. */
const responses: Record<string, string> = {
	never: "new Promise(() => {})",
	page: 'new Response("<h1>Welcome</h1>")',
	former: `fetch(request).then((page) => page.text()).then((html) =>
		new Response(html.replaceAll("/_islands/", "/_islands/former-"), { headers: { "content-type": "text/html" } }))`,
};

/** The script of a service worker that responds to requests of one kind, or never ends its installation. */
const workerScript = ([asked = "", response = ""]: string[]) => `addEventListener("install", (event) => {
	if ("${asked}" === "install") event.waitUntil(${responses.never});
});
addEventListener("fetch", (event) => {
	const { request } = event;
	if ([request.method, request.mode, request.destination].includes("${asked}")) event.respondWith(${responses[response]});
});`;

const allowedMessages = new RegExp(
	`${failureMessages.source}|Island \\S+:|/_islands/|^Connecting to 'https://a.example`,
);
const { clinic } = content;
const service = `**${sendFormPath}`;

/** Serves one answer, byte by byte as it is, to every connection. */
async function serveBytes(pieces: string[], hangs?: boolean) {
	const server = createServer((socket) => {
		socket.on("error", () => {});
		socket.once("data", async () => {
			for (const piece of pieces) await new Promise<void>((done) => socket.write(piece, () => setImmediate(done)));
			if (!hangs) socket.end();
		});
	});
	return { url: `${await listen(server, 0)}${sendFormPath}`, close: () => server.close() };
}

/** Brings about how requests end; returns a function that ends that. */
async function bring(page: Page, { answer, error, pieces, hangs, offline, arrives }: FormState) {
	await page.context().setOffline(Boolean(offline));
	const server = pieces && (await serveBytes(pieces, hangs));
	const routed: Promise<void>[] = [];
	await page.route(service, (route) => {
		const end = async () => {
			if (arrives) await route.fetch();
			if (server) await route.continue({ url: server.url });
			else if (error) await route.abort(error);
			else await (answer ? route.fulfill(answer) : route.continue());
		};
		routed.push(end());
	});
	return async () => {
		// On a busy machine the form gives up before its request has arrived.
		await Promise.all(routed);
		await page.unroute(service);
		await page.context().setOffline(false);
		server?.close();
	};
}

/** Submits the form several times before the service can answer: by clicks, or with 0 in one task of the browser. */
async function pressOften(page: Page, form: BookingForm, clickCount: number): Promise<void> {
	await page.clock.fastForward(5_000);
	const release = await delayRequests(page, service);
	if (clickCount > 0) await form.submit.click({ clickCount });
	else
		await form.form.evaluate((element: HTMLFormElement) => {
			element.requestSubmit();
			element.requestSubmit();
		});
	release();
}

/** Loads the page again, and lets pass the time that a person needs. */
async function reload(page: Page): Promise<void> {
	await page.reload();
	await wakeForm(page);
	await page.clock.fastForward(5_000);
}

/** The other ways are offered, each with all words but the telephone. */
async function expectWays(form: BookingForm, request: AppointmentRequest): Promise<void> {
	const number = mainPhone(clinic);
	await expect(form.ways).toHaveText([
		...(clinic.whatsapp ? [words.byWhatsapp] : []),
		...(number ? [fill(words.byPhone, { phone: number })] : []),
		...(clinic.email ? [words.byEmail] : []),
	]);
	for (const href of await form.ways.evaluateAll((all) => all.map((way) => (way as HTMLAnchorElement).href))) {
		for (const value of Object.values(request))
			if (!href.startsWith("tel:")) expect(decodeURIComponent(href)).toContain(value);
	}
}

/** Goes from an empty form to the outcome, and on until the request is sent, unless the form is not ready. */
async function expectOutcome(page: Page, state: FormState, errors: string[], request: APIRequestContext) {
	const { seen, message, arrives } = state;
	const form = bookingForm(page);
	const sends = countSends(page);
	const end = await bring(page, state);
	const valid = validRequest();
	const typed = { ...valid, ...state.typed };
	await enter(form, typed, state.by);
	const kept = await valuesOf(form);
	if (seen === "notReady") {
		await form.user_name.press("Enter");
		await setDelay(form, "finish");
		await expectNotReady(form);
		expect(await valuesOf(form)).toEqual(kept);
		expect(sends.count).toBe(0);
		return;
	}
	if (state.wrongClock) {
		await expect(form.appointment_date).toHaveAccessibleDescription(`${words.dateHint} ${words.clockWrong}`);
		await expectWays(form, typed);
	}
	if (state.minutes) await page.clock.fastForward(state.minutes * 60_000);
	await (state.press !== undefined ? pressOften(page, form, state.press) : submit(page, form));
	const sent = { ...typed, ...state.received };
	if (state.confirms) {
		await expect(form.status).toHaveText(words.confirm);
		await expect(form.status).toBeFocused();
		expect(sends.count).toBe(0);
		await form.submit.click();
	}
	if (seen === "refused" && message) {
		const field = required(
			requestFields.find((name) => state.typed?.[name] !== undefined),
			"field",
		);
		await expect(form[field]).toBeFocused();
		await expectError(form[field], fill(words.errors[message], { limit: MESSAGE_LIMIT }));
		await expect(form.errors).toHaveCount(1);
		expect(await valuesOf(form)).toEqual(kept);
		expect(sends.count).toBe(0);
		sent[field] = state.then ?? valid[field];
		await form[field].fill(sent[field]);
		await form.submit.click();
	} else if (seen !== "sent") {
		if (state.late) {
			await expect(form.status).toHaveText(words.sending);
			await page.clock.runFor(15_000);
			await expect(form.status).toHaveText(words.sending);
			await page.clock.runFor(5_000);
		}
		await expect(form.status).toHaveText(`${words.failure}${seen === "unanswered" ? words.unanswered : ""}`);
		await expect(form.status).toBeFocused();
		await expect(form.failure).toBeInViewport();
		await expectWays(form, typed);
		expect(await valuesOf(form)).toEqual(kept);
		await expect.poll(() => errors.join(), "the error is logged").toMatch(/\/_islands\/booking-form\.island-/);
		// Of a request that a service worker holds, the browser says nothing yet.
		expect(sends.count).toBeLessThan(2);
		await end();
		if (state.worker) await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).unregister()));
		// That it may have arrived is known after a reload, too.
		if (state.worker || arrives) await reload(page);
		sends.count = 0;
		await form.submit.click();
		if (seen === "unanswered") sent.message += `\r\n\r\n${words.again}`;
	}
	await expect(form.status).toContainText(words.success);
	await expect(form.status).toBeFocused();
	// A script of its own brings the receipt.
	await expect(form.ways).toHaveText(state.missing ? [] : [words.addToCalendar]);
	expect(sends.count).toBe(1);
	const all = await received(request, sent.user_name);
	const isAnsweredHere = seen === "sent" && (state.answer ?? state.pieces);
	expect(all).toHaveLength(isAnsweredHere ? 0 : arrives ? 2 : 1);
	for (const [name, value] of isAnsweredHere ? [] : Object.entries(sent))
		expect(all[0]).toContainEqual({ name, value });
	if (!state.spoil) return end();
	await reload(page);
	await expectValues(form, emptyRequest);
}

/** A page that many states share, since opening one takes longer than a state. */
const inSharedPage = test.extend<object, { shared: { page: Page; errors: string[] } }>({
	shared: [
		async ({ browser }, use) => {
			const context = await browser.newContext({ ...phone, baseURL: process.env.SITE_URL });
			const page = await context.newPage();
			const errors: string[] = [];
			collectErrors(page, errors);
			await openForm(page);
			await use({ page, errors });
			await context.close();
		},
		{ scope: "worker" },
	],
});

const [form = "{}"] = attributes("dataProps", pageAt(bookingPath), '[data-island="booking-form"]');
/** The day on which the site was built. */
const { built } = JSON.parse(form) as { built: string };

/** Opens the form in a page of its own. */
async function openIn(page: Page, { seen, clock, missing, worker, ...state }: FormState): Promise<void> {
	if (state.spoil) await page.addInitScript(spoil[state.spoil]);
	if (missing)
		await page.route(
			(url) => url.pathname.includes(missing),
			(route) => route.abort(),
		);
	if (worker) {
		const script = { contentType: "text/javascript", body: workerScript(worker) };
		await page.context().route("/former-worker.js", (route) => route.fulfill(script));
		// A file without the policy of pages, which lets no other worker begin.
		await page.goto("/robots.txt");
		await page.evaluate(async ([event]) => {
			await navigator.serviceWorker.register("/former-worker.js");
			if (event !== "install") await navigator.serviceWorker.ready;
		}, worker);
	}
	const time = typeof clock === "number" ? `${addDays(built, clock)}T06:30:00Z` : clock;
	if (seen !== "notReady") await openForm(page, bookingPath, time);
	else await page.goto(bookingPath, { waitUntil: "domcontentloaded" });
	if (state.zone && !state.minutes)
		await expect(bookingForm(page).appointment_date).toHaveAttribute("min", state.then ?? "");
}

for (const { odd, ...state } of states) {
	const name = `Form: ${odd}: ${outcomes[state.seen]}`;
	const [timezoneId, locale] = state.zone ?? [];
	if (state.zone ?? state.clock ?? state.spoil ?? state.missing ?? state.worker) {
		testWith({ allowedMessages, timezoneId, locale })(name, async ({ page, consoleErrors, request }) => {
			await openIn(page, state);
			await expectOutcome(page, state, consoleErrors, request);
		});
	} else {
		inSharedPage(name, async ({ shared: { page, errors }, request }) => {
			const { another } = bookingForm(page);
			if (await another.isVisible()) await another.click();
			await page.evaluate(() => sessionStorage.clear());
			errors.length = 0;
			await expectOutcome(page, state, errors, request);
			expect(errors.filter((message) => !allowedMessages.test(message))).toEqual([]);
		});
	}
}
