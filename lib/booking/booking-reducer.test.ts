import assert from "node:assert/strict";
import { test } from "node:test";
import { type BookingEvent, bookingReducer, chosenReach, initialState, requestWith } from "./booking-reducer";

const person = { user_name: " Asha", user_email: "asha@example.com", user_phone: "9876543210" };
const values = { ...person, appointment_date: "2026-11-24", message: "", reach: "", when: "" };
const content = { values, sentences: ["For my mother."] };
const request = { ...values, user_name: "Asha" };
const errors = { message: "long!", user_phone: "phone!" };
const now = Date.parse("2026-11-21T12:00:00Z");

const press = {
	kind: "submit",
	content,
	errors: {},
	request,
	attempts: {},
	now,
	awakeFor: 60_000,
	isTrapped: false,
} as const;
const mistaken = { ...press, errors, request: undefined };
const trapped = { ...press, isTrapped: true };
const sentAgo = (milliseconds: number) => ({ ...press, attempts: { sentAt: now - milliseconds } });
const edit = { kind: "edit", content, errors: {} } as const;
const [sent, left] = (["sent", "interrupted"] as const).map((kind) => ({ kind: "end", result: { kind } }) as const);
const failed = { kind: "end", result: { kind: "failed", unanswered: true } } as const;
const restart = { kind: "restart" } as const;

const after = (...events: (BookingEvent | undefined)[]) =>
	events.reduce((state, event) => (event ? bookingReducer(state, event) : state), initialState);
const idle = { kind: "idle" };
const sending = { kind: "sending", content: { ...content, values: request }, delay: 0, isRepeated: false };
const tooSoon = (seconds: number) => ({ kind: "tooSoon", seconds });

for (const [what, events, outcome, focus] of [
	["A valid request is sent by the first press, with what was ticked", [press], sending],
	["A press while it is sent changes nothing", [press, mistaken], sending],
	["What changes while it is sent is not sent", [press, edit], sending],
	["After a second on the page it waits half a second", [{ ...press, awakeFor: 1000 }], { ...sending, delay: 500 }],
	["A mistake is told before a wait", [{ ...mistaken, attempts: { sentAt: now } }], idle, "user_phone"],
	["A wait is told before the honeypot", [{ ...sentAgo(999), isTrapped: true }], tooSoon(10), "outcome"],
	["The wait is told at each press", [sentAgo(999), sentAgo(9999)], tooSoon(1), "outcome"],
	["After ten seconds the next is sent", [sentAgo(10_000)], sending],
	["If the clock was set back, the next is sent", [sentAgo(-3_600_000)], sending],
	["A filled honeypot asks for a second press", [trapped], { kind: "confirm" }, "outcome"],
	["The second press sends", [trapped, trapped], sending],
	["The honeypot asks once a page", [trapped, trapped, sent, trapped], sending],
	["A failure takes the focus", [press, failed], failed.result, "outcome"],
	["A failure stays while words are changed", [press, failed, edit], failed.result],
	["After a failure a press sends", [press, failed, press], sending],
	["After a failure a mistake is told instead", [press, failed, mistaken], idle, "user_phone"],
	["A page that was left while it sent says so, without the focus", [press, left], { kind: "interrupted" }],
	["So does the next page", [{ kind: "wake", content, wasInterrupted: true }], { kind: "interrupted" }],
	["After an interruption a press sends", [press, left, press], sending],
	["A sent request takes the focus", [press, sent], { kind: "sent", content: sending.content }, "outcome"],
	["Another request begins at the first field", [press, sent, restart], idle, "user_name"],
] as const) {
	test(`Form: ${what}`, () => {
		const state = after(...events);
		assert.deepEqual([state.outcome, state.focus], [outcome, focus]);
	});
}

test("Form: mistakes show from the first press on, go as they are corrected, and are unknown after sending", () => {
	const mistake = { ...edit, errors: { message: "long!" } };
	for (const [events, shown, focus] of [
		[[mistake], undefined],
		[[mistaken], errors, "user_phone"],
		[[mistaken, mistake], mistake.errors],
		[[mistaken, edit], {}],
		[[mistaken, press, mistake, sent], undefined, "outcome"],
		[[mistaken, press, sent, mistake], undefined],
	] as const) {
		const state = after(...events);
		assert.deepEqual([state.errors, state.focus], [shown, focus]);
	}
});

test("Form: what it holds is kept in each state, and empty once it was sent", () => {
	const wake = { kind: "wake", content, wasInterrupted: false } as const;
	for (const events of [[wake], [edit], [mistaken], [sentAgo(0)], [trapped], [press], [press, failed], [press, left]]) {
		assert.equal(after(...events).content, content);
	}
	assert.equal(after(wake).isAwake, true);
	assert.deepEqual(after(press, sent).content, initialState.content);
});

test("Form: a request is repeated if an earlier one with its number had no answer, and was not refused", () => {
	for (const [attempts, isRepeated] of [
		[{ unanswered: "9876543210" }, true],
		[{ sending: "9876543210" }, true],
		[{ unanswered: "9123456789", sending: "9123456789" }, false],
		[{}, false],
	] as const) {
		assert.deepEqual(after({ ...press, attempts }).outcome, { ...sending, isRepeated });
	}
});

test("The message has the ticked sentences before it, and how and when to reach the patient and notes after it", () => {
	const reach = { line: "Time: {when}.", ways: [{ label: "By phone", sentence: "Call me." }] };
	const chosen = { reach: "Call me.", when: " after six " };
	const ticked = ["About lumps.", "For my mother."];
	for (const [change, sentences, notes, message, words] of [
		[{ message: "A lump" }, [], [], "A lump", ""],
		[{ message: "" }, [], [undefined, false], "", ""],
		[{ message: " A\nlump " }, ticked, [], "About lumps.\n\nFor my mother.\n\n A\nlump ", ""],
		[{ ...chosen, message: "A lump" }, [], [], "A lump\n\nCall me. Time: after six.", "By phone, after six"],
		[{ when: "after six" }, [], ["[mr]", "Again."], "Time: after six.\n\n[mr]\n\nAgain.", "after six"],
		[{ ...chosen, when: " " }, ticked.slice(1), ["[mr]"], "For my mother.\n\nCall me.\n\n[mr]", "By phone"],
	] as const) {
		const changed = { ...values, ...change };
		const written = requestWith({ values: changed, sentences: [...sentences] }, reach, ...notes);
		assert.deepEqual(written, { ...changed, message });
		assert.equal(chosenReach(changed, reach), words);
	}
});
