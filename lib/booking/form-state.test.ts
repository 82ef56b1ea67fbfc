import assert from "node:assert/strict";
import { test } from "node:test";
import { type FormEvent, type FormState, formState, initialState } from "./form-state";

const person = { user_name: "Asha", user_email: "asha@example.com", user_phone: "9876543210" };
const request = { ...person, appointment_date: "2026-11-24", message: "" };
const errors = { message: "long!", user_phone: "phone!" };
const press = { kind: "submit", request, wait: 0, isTrapped: false } as const;
const trapped = { ...press, isTrapped: true };
const mistaken = { kind: "submit", errors, wait: 0, isTrapped: false } as const;
const edit = { kind: "edit" } as const;
const [sent, left] = (["sent", "interrupted"] as const).map((kind) => ({ kind: "end", result: { kind } }) as const);
const failed = { kind: "end", result: { kind: "failed", unanswered: true } } as const;

const after = (...events: (FormEvent | undefined)[]): FormState =>
	events.reduce((state, event) => (event ? formState(state, event) : state), initialState);
const sending = { kind: "sending", request };
const idle = { kind: "idle" };

for (const [what, events, outcome, focus] of [
	["A valid request is sent by the first press", [press], sending],
	["A press while it is sent changes nothing", [press, mistaken], sending],
	["A mistake is told before a wait", [{ ...mistaken, wait: 9001 }], idle, "user_phone"],
	["A wait is told before the honeypot", [{ ...trapped, wait: 9001 }], { kind: "tooSoon", seconds: 10 }, "outcome"],
	[
		"The wait is told at each press",
		[
			{ ...press, wait: 9001 },
			{ ...press, wait: 1 },
		],
		{ kind: "tooSoon", seconds: 1 },
		"outcome",
	],
	["A filled honeypot asks for a second press", [trapped], { kind: "confirm" }, "outcome"],
	["The second press sends", [trapped, trapped], sending],
	["The honeypot asks once a page", [trapped, trapped, sent, trapped], sending],
	["A failure takes the focus", [press, failed], failed.result, "outcome"],
	["A failure stays while words are changed", [press, failed, edit], failed.result],
	["After a failure a press sends", [press, failed, press], sending],
	["After a failure a mistake is told instead", [press, failed, mistaken], idle, "user_phone"],
	["A page that was left while it sent says so, without the focus", [left], { kind: "interrupted" }],
	["After an interruption a press sends", [left, press], sending],
	["A sent request takes the focus", [press, sent], { kind: "sent" }, "outcome"],
	["Another request begins at the first field", [press, sent, { kind: "restart" }], idle, "user_name"],
] as const) {
	test(`Form: ${what}`, () => {
		const state = after(...events);
		assert.deepEqual([state.outcome, state.focus], [outcome, focus]);
	});
}

test("Form: mistakes show from the first press on, go as they are corrected, and are unknown after sending", () => {
	const mistake = { kind: "edit", errors: { message: "long!" } } as const;
	for (const [events, shown, focus] of [
		[[mistake], {}],
		[[mistaken], errors, "user_phone"],
		[[mistaken, mistake], mistake.errors],
		[[mistaken, edit], {}],
		[[mistaken, press, mistake, sent], {}, "outcome"],
		[[mistaken, press, sent, mistake], {}, "outcome"],
	] as const) {
		const state = after(...events);
		assert.deepEqual([state.errors, state.focus], [shown, focus]);
	}
});
