/** The appointment form in unusual browsers and networks; its states themselves are tested in `lib/booking`. */
import type { Page } from "@playwright/test";
import {
	bookingForm,
	bookingPath,
	buildDay,
	emptyRequest,
	failureMessages,
	openForm,
	sendFormPath,
	validRequest,
	wakeForm,
	words,
} from "../support/booking";
import { delayRequests, expect, test, testWith } from "../support/test";

test.use({ allowedMessages: new RegExp(`${failureMessages.source}|Island \\S+:|/_islands/`) });

const service = `**${sendFormPath}`;

test("Form: it is submitted several times at once: sent once", async ({ page }) => {
	const form = await openForm(page);
	const submitTwice = (element: HTMLFormElement) => {
		element.requestSubmit();
		element.requestSubmit();
	};
	for (const press of [() => form.submit.click({ clickCount: 5 }), () => form.form.evaluate(submitTwice)]) {
		const sent = await form.fillInRequest();
		await page.clock.fastForward(10_000);
		const release = await delayRequests(page, service);
		await press();
		release();
		await form.expectSent();
		await form.expectReceived(sent);
		await form.another.click();
	}
});

/** What the browser, or a program of the visitor, does to the page before its own scripts. */
const spoil = {
	"the browser forbids storage, and has no channels between tabs": () => {
		const get = () => {
			throw new DOMException("Forbidden", "SecurityError");
		};
		for (const name of ["sessionStorage", "localStorage"]) Object.defineProperty(window, name, { get });
		Reflect.deleteProperty(window, "BroadcastChannel");
	},
	"a password manager adds icons to it": () => {
		addEventListener("DOMContentLoaded", () => {
			for (const field of document.querySelectorAll("form input")) field.after(document.createElement("com-icon"));
		});
	},
};
for (const [odd, run] of Object.entries(spoil)) {
	test(`Form: ${odd}: sent, and empty after a reload`, async ({ page }) => {
		await page.addInitScript(run);
		const form = await openForm(page);
		const sent = validRequest();
		await form.fillIn({ ...sent, user_phone: "+91 98765-43210" });
		await form.pressSubmit();
		await form.expectSent();
		await form.expectReceived(sent);
		await page.reload();
		await (await wakeForm(page)).expectValues(emptyRequest);
	});
}

test("Form: a form filler fires no events, and fills the hidden field: sent by a second press", async ({ page }) => {
	const form = await openForm(page);
	const sent = validRequest();
	const filled = { ...sent, user_phone: "+91 98765-43210", user_email: "<asha@example.com>", website: "asha.example" };
	await form.form.evaluate((element: HTMLFormElement, values) => {
		for (const [name, value] of Object.entries(values))
			(element.elements.namedItem(name) as HTMLInputElement).value = value;
	}, filled);
	await form.pressSubmit();
	await expect(form.status).toHaveText(words.confirm);
	await expect(form.status).toBeFocused();
	expect(await form.received(sent.user_name)).toEqual([]);
	await form.submit.click();
	await form.expectSent();
	await form.expectReceived(sent);
});

test("Form: the receipt's script does not arrive: sent", async ({ page }) => {
	await page.route("**/booking-receipt-*", (route) => route.abort());
	const form = await openForm(page);
	await form.fillInAndSubmit();
	await form.expectSent();
	await expect(form.ways).toHaveCount(0);
});

/** Begins a service worker of the whole site, which answers requests like this. */
async function beginWorker(page: Page, answer: string): Promise<void> {
	const body = `addEventListener("fetch", (event) => { const { request } = event; ${answer} });`;
	await page.context().route("/former-worker.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
	// A file without the policy of pages, which lets no other worker begin.
	await page.goto("/robots.txt");
	await page.evaluate(async () => {
		await navigator.serviceWorker.register("/former-worker.js");
		await navigator.serviceWorker.ready;
	});
}

test("Form: offline it fails; a lost answer may have arrived, and the next says it is the second", async ({ page }) => {
	const form = await openForm(page);
	const sent = await form.fillInRequest();
	await page.context().setOffline(true);
	await form.pressSubmit();
	await form.expectFailed(sent);
	await page.context().setOffline(false);
	await page.route(service, async (route) => {
		await route.fetch();
		await route.abort("connectionreset");
	});
	await form.submit.click();
	await form.expectFailed(sent, words.unanswered);
	await page.unroute(service);
	await page.reload();
	await (await wakeForm(page)).pressSubmit();
	await form.expectSent();
	const all = await form.received(sent.user_name);
	const messages = all.map((fields) => fields?.find(({ name }) => name === "message")?.value);
	expect(messages).toEqual([`${sent.message}\r\n\r\n${words.again}`, sent.message]);
});

test("Form: a service worker never answers the request: failed after 20 seconds", async ({ page }) => {
	await beginWorker(page, 'if (request.method === "POST") event.respondWith(new Promise(() => {}));');
	const form = await openForm(page);
	const sent = await form.fillInRequest();
	await page.clock.pauseAt(`${buildDay()}T13:00:00+05:30`);
	await form.submit.click();
	await expect(form.status).toHaveText(words.sending);
	await page.clock.runFor(19_900);
	await expect(form.status).toHaveText(words.sending);
	await page.clock.runFor(200);
	await form.expectFailed(sent, words.unanswered);
});

const formerPage = `if (request.mode === "navigate") event.respondWith(fetch(request).then((page) => page.text()).then((html) =>
	new Response(html.replaceAll("/_islands/", "/_islands/former-"), { headers: { "content-type": "text/html" } })));`;
for (const [odd, begin] of [
	["the islands' renderer does not arrive", (page: Page) => page.route("**/hydrate-*", (route) => route.abort())],
	["its page is of a former version, whose scripts are gone", (page: Page) => beginWorker(page, formerPage)],
] as const) {
	test(`Form: ${odd}: not ready, words kept, other ways offered`, async ({ page }) => {
		await begin(page);
		await page.goto(bookingPath, { waitUntil: "domcontentloaded" });
		const form = bookingForm(page);
		const typed = await form.fillInRequest();
		await form.user_name.press("Enter");
		await form.setDelay("finish");
		await form.expectNotReady();
		await form.expectValues(typed);
	});
}

testWith({ timezoneId: "Asia/Tehran", locale: "fa-IR" })(
	"Form: the day ends in India before the press, in a browser with another calendar: refused",
	async ({ page }) => {
		const today = buildDay();
		const form = await openForm(page, bookingPath, `${today}T23:30:00+05:30`);
		await expect(form.appointment_date).toHaveAttribute("min", today);
		await form.fillInRequest({ appointment_date: today });
		await page.clock.fastForward("45:00");
		await form.submit.click();
		await expect(form.appointment_date).toBeFocused();
		await form.expectError("appointment_date", words.errors.pastDate);
		await expect(form.errors).toHaveCount(1);
	},
);
