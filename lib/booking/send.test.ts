import assert from "node:assert/strict";
import { test } from "node:test";
import { readAttempts, sendRequest, wasInterrupted } from "./send";
import { store } from "./tab-storage";

const person = { user_name: "Asha", user_email: "asha@example.com", user_phone: "9876543210" };
const request = { ...person, appointment_date: "2026-11-24", message: "" };

const globals = ["document", "FormData", "fetch", "addEventListener", "location", "navigator", "setTimeout"] as const;
const originals = globals.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
const install = (name: (typeof globals)[number], value: unknown) =>
	Object.defineProperty(globalThis, name, { configurable: true, value });

/** The page, its clock in milliseconds, and what it waits for. */
let [page, now] = [new EventTarget(), 0];
let timers: { at: number; run: () => void }[] = [];

/** A test with a page and a clock of its own. Hooks of the file would give them to other files of the process, too. */
function testSending(what: string, run: () => Promise<void>): void {
	test(`Sending: ${what}`, async (t) => {
		const { env } = process;
		t.after(() => {
			process.env = env;
			for (const [name, value] of originals) {
				if (value) Object.defineProperty(globalThis, name, value);
				else Reflect.deleteProperty(globalThis, name);
			}
			store("appointment-attempts");
		});
		[page, now, timers] = [new EventTarget(), 0, []];
		install("document", { createElement: (name: string) => ({ nodeName: name.toUpperCase(), append: () => {} }) });
		install("FormData", URLSearchParams);
		install("addEventListener", page.addEventListener.bind(page));
		install("location", { origin: "https://clinic.example" });
		install("navigator", { onLine: true });
		const wait = (run: (value: unknown) => void, delay = 0, value?: unknown) =>
			timers.push({ at: now + delay, run: () => run(value) });
		install("setTimeout", wait);
		process.env = { ...env };
		for (const id of ["SERVICE_ID", "TEMPLATE_ID", "PUBLIC_KEY"]) process.env[`NEXT_PUBLIC_EMAILJS_${id}`] = id;
		t.mock.method(console, "error", () => {});
		await run();
	});
}

/** Lets pass so many milliseconds, after all that takes no time. */
async function pass(milliseconds: number): Promise<void> {
	for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
	now += milliseconds;
	const due = timers.filter(({ at }) => at <= now);
	timers = timers.filter(({ at }) => at > now);
	for (const { run } of due) run();
	await new Promise(setImmediate);
}

/** Sends the request to a service that answers so, or over a network with this error. */
function send(answer: Response | Error) {
	const sending: { end?: Awaited<ReturnType<typeof sendRequest>> } = {};
	install("fetch", () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
	void sendRequest(request).then((end) => Object.assign(sending, { end }));
	return sending;
}

/** An answer in pieces, which then ends, breaks off, or goes on for ever. */
function inPieces(pieces: string[], end?: "close" | "error"): Response {
	const start = (controller: ReadableStreamDefaultController) => {
		for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
		if (end) controller[end]();
	};
	return new Response(new ReadableStream({ start }));
}

const answers = (body: string | undefined, ...all: number[]) => all.map((status) => new Response(body, { status }));
const noNetwork = new TypeError("Failed to fetch");
const others = ["ok", "OK, queued", "O\0K\0", "<h1>Hello</h1>", '"OK"', "", "OK".repeat(1e6)];
const sent = { kind: "sent" } as const;
const [refused, unanswered] = [false, true].map((either) => ({ kind: "failed", unanswered: either }) as const);

for (const [what, ends, end, onLine] of [
	["OK is sent", ["OK", " OK\r\n", "\uFEFFOK"].flatMap((text) => answers(text, 200, 201)), sent],
	["OK in pieces is sent", [inPieces(["O", "K"], "close")], sent],
	["A refusal has not arrived", answers("OK", 400, 401, 403, 404, 412, 413, 429, 451), refused],
	["Without a network it has not arrived", [noNetwork], refused, false],
	["With an error of the server it may have arrived", answers("OK", 500, 502, 503, 504), unanswered],
	["With another text it may have arrived", others.flatMap((text) => answers(text, 200)), unanswered],
	["Without a text it may have arrived", answers(undefined, 204, 304), unanswered],
	["If the connection breaks it may have arrived", [noNetwork, inPieces(["OK"], "error")], unanswered],
] as const) {
	testSending(what, async () => {
		install("navigator", { onLine: onLine ?? true });
		for (const answer of ends) {
			const sending = send(answer);
			await pass(0);
			assert.deepEqual(sending.end, end);
			const { sentAt, ...known } = readAttempts();
			assert.deepEqual(known, end === unanswered ? { unanswered: request.user_phone } : {});
			assert.equal(sentAt !== undefined, end === sent, "the next one has to wait only after success");
			store("appointment-attempts");
		}
	});
}

testSending(
	"it goes to the clinic's relay, to the page's host, or without a setting to the origin that pages allow",
	async () => {
		for (const [setting, origin] of [
			[undefined, "https://api.emailjs.com"],
			["", "https://api.emailjs.com"],
			["https://mail.clinic.example:8443", "https://mail.clinic.example:8443"],
			["/", location.origin],
		] as const) {
			delete process.env.NEXT_PUBLIC_EMAILJS_ORIGIN;
			if (setting !== undefined) process.env.NEXT_PUBLIC_EMAILJS_ORIGIN = setting;
			const addresses: string[] = [];
			install("fetch", async (address: string) => {
				addresses.push(address);
				return new Response("OK");
			});
			void sendRequest(request);
			await pass(0);
			assert.deepEqual(addresses, [`${origin}/api/v1.0/email/send-form`]);
		}
	},
);

testSending("that it may have arrived is known until one with its number is sent", async () => {
	for (const [status, known] of [
		[500, request.user_phone],
		[403, request.user_phone],
		[200, undefined],
	] as const) {
		send(new Response("OK", { status }));
		await pass(0);
		assert.equal(readAttempts().unanswered, known);
	}
});

testSending("20 seconds without the whole answer, and it may have arrived", async () => {
	for (const pieces of [[], ["O"]]) {
		const sending = send(inPieces(pieces));
		await pass(19_999);
		await pass(0);
		assert.equal(sending.end, undefined);
		await pass(1);
		await pass(0);
		assert.deepEqual([sending.end, wasInterrupted()], [unanswered, false]);
	}
});

testSending("if the page is left, the next one knows once that it may have arrived", async () => {
	for (const event of ["beforeunload", "pagehide"]) {
		const sending = send(noNetwork);
		page.dispatchEvent(new Event(event));
		await pass(0);
		assert.deepEqual(sending.end, { kind: "interrupted" });
		assert.ok(readAttempts().sentAt);
		assert.deepEqual([wasInterrupted(), wasInterrupted()], [true, false]);
		assert.equal(readAttempts().unanswered, request.user_phone);
	}
});
