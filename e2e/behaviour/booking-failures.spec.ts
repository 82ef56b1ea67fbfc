import type { Page, Route } from "@playwright/test";
import {
	type BookingForm,
	breakMailbox,
	failureMessages,
	fillIn,
	mendMailbox,
	openForm,
	received,
	sendFormPath,
	submit,
	validRequest,
	wakeForm,
	words,
} from "../support/booking";
import { comeTo } from "../support/come-to";
import { content } from "../support/site";
import { awake, expect, test } from "../support/test";

test.use({ allowedMessages: failureMessages });

/** What the page adds where nobody has refused the request. */
const { unanswered } = words;

/** By how many other ways the same request can go: e-mail, telephone, and WhatsApp where the clinic has it. */
const otherWays = content.clinic.whatsapp ? 3 : 2;

type Failure = {
	name: string;
	bring: (page: Page) => Promise<void>;
	mend: (page: Page) => Promise<void>;
	/** What the console is told: the service's answer, or the network's error. */
	logged: object | RegExp;
	/** Whether it is certain that nothing arrived. */
	refused: boolean;
};

const ofService = (status: number, text: string): Failure => ({
	name: `the service answers ${status}`,
	bring: (page) => breakMailbox(page, String(status)),
	mend: mendMailbox,
	logged: { status, text },
	refused: status < 500,
});

const failures: Failure[] = [
	ofService(403, "Forbidden"),
	ofService(412, "Gmail_API: Invalid grant. Please reconnect your Gmail account"),
	ofService(429, "Too Many Requests"),
	ofService(451, "Unavailable For Headless Browser"),
	ofService(500, "Internal Server Error"),
	{
		name: "the connection is cut",
		bring: (page) => breakMailbox(page, "drop"),
		mend: mendMailbox,
		logged: /Failed to fetch/,
		refused: false,
	},
	{
		name: "the connection is refused",
		bring: async (page) => {
			await page.route(`**${sendFormPath}`, (route) => route.abort("connectionrefused"));
		},
		mend: (page) => page.unroute(`**${sendFormPath}`),
		logged: /Failed to fetch/,
		refused: false,
	},
	{
		name: "the phone is offline",
		bring: (page) => page.context().setOffline(true),
		mend: (page) => page.context().setOffline(false),
		logged: /Failed to fetch/,
		refused: true,
	},
];

/** The failure is shown and focused, the other ways stand beside it, and what was typed is still there. */
async function expectFailure(form: BookingForm, sent: ReturnType<typeof validRequest>, more = ""): Promise<void> {
	await expect(form.failure).toBeVisible();
	await expect(form.failure).toBeInViewport();
	await expect(form.status).toBeFocused();
	await expect(form.status).toHaveText(`${words.failure}${more}`);
	await expect(form.form.getByText(words.otherWays)).toBeVisible();
	await expect(form.ways).toHaveCount(otherWays);
	for (const [field, value] of Object.entries(sent)) {
		await expect(form[field as keyof typeof sent]).toHaveValue(value);
	}
	await expect(form.submit).toBeEnabled();
}

/** Collects what the page itself logs as an error; what the browser reports by itself comes without a value. */
function collectLogged(page: Page): unknown[] {
	const logged: unknown[] = [];
	page.on("console", async (message) => {
		if (message.type() !== "error" || message.args().length === 0) return;
		const describe = (error: unknown) => (error instanceof Error ? String(error) : { ...(error as object) });
		logged.push(
			await message
				.args()[0]
				?.evaluate(describe)
				.catch(() => undefined),
		);
	});
	return logged;
}

for (const { name, bring, mend, logged, refused } of failures) {
	test(`When ${name}, the patient knows and loses nothing, and the next attempt succeeds at once`, async ({
		page,
		request,
	}) => {
		const form = await openForm(page);
		// All of the page has been seen, so that nothing else is fetched while requests fail.
		await comeTo(page.getByRole("contentinfo").getByText(`${new Date().getFullYear()}`));
		await awake(page, "copyright-line");
		const errors = collectLogged(page);
		const sent = validRequest();
		await fillIn(form, sent);
		await bring(page);
		await submit(page, form);
		await expectFailure(form, sent, refused ? "" : unanswered);
		await expect.poll(() => errors).toEqual([logged instanceof RegExp ? expect.stringMatching(logged) : logged]);
		expect(await received(request, sent.user_name)).toEqual([]);

		await mend(page);
		await form.submit.click();
		await expect(form.success).toBeVisible();
		await expect(form.ways).toHaveCount(0);
		const [fields, ...others] = await received(request, sent.user_name);
		expect(others).toEqual([]);
		const message = refused ? sent.message : `${sent.message}\r\n\r\n${words.again}`;
		expect(fields).toContainEqual({ name: "message", value: message });
	});
}

for (const [what, lose] of [
	["by a broken connection", (route) => route.abort("connectionreset")],
	["by a gateway", (route) => route.fulfill({ status: 504, body: "Gateway Time-out" })],
] as [string, (route: Route) => Promise<void>][]) {
	test(`A request that arrived, and whose answer is lost ${what}, is known for the same when it is sent again`, async ({
		page,
		request,
	}) => {
		const form = await openForm(page);
		const sent = validRequest();
		await fillIn(form, sent);
		await page.route(`**${sendFormPath}`, async (route) => {
			await route.fetch();
			await lose(route);
		});
		await submit(page, form);
		await expectFailure(form, sent, unanswered);
		await page.unroute(`**${sendFormPath}`);
		// Also after the page was opened anew.
		await page.reload();
		await wakeForm(page);
		await submit(page, form);
		await expect(form.success).toBeVisible();
		const messages = (await received(request, sent.user_name)).map(
			(fields) => fields?.find(({ name }) => name === "message")?.value,
		);
		expect(messages).toEqual([`${sent.message}\r\n\r\n${words.again}`, sent.message]);
	});
}

test("A request without an answer is ended after 20 seconds, not before, and may have arrived", async ({
	page,
	request,
}) => {
	const form = await openForm(page);
	const errors = collectLogged(page);
	const sent = validRequest();
	await fillIn(form, sent);
	await breakMailbox(page, "stall");
	const leaving = page.waitForRequest(`**${sendFormPath}`);
	await submit(page, form);
	await leaving;
	await page.clock.runFor(15_000);
	await expect(form.submit).toBeDisabled();
	await expect(form.status).toHaveText(words.sending);
	const ended = page.waitForEvent("requestfailed", (failed) => failed.url().endsWith(sendFormPath));
	await page.clock.runFor(5_000);
	expect((await ended).failure()?.errorText).toBe("net::ERR_ABORTED");
	await expectFailure(form, sent, unanswered);
	await expect.poll(() => errors).toEqual([expect.stringMatching(/No answer in time/)]);

	await mendMailbox(page);
	await form.submit.click();
	await expect(form.success).toBeVisible();
	expect(await received(request, sent.user_name)).toHaveLength(1);
});
