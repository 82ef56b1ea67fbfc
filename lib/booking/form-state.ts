import { type AppointmentRequest, type RequestField, requestFields } from "./fields";
import type { RequestErrors } from "./request";
import type { SendResult } from "./send";

/** What the form says below its button. */
export type Outcome =
	| SendResult
	| { kind: "idle" }
	| { kind: "sending"; request: AppointmentRequest }
	/** The next request has to wait. */
	| { kind: "tooSoon"; seconds: number }
	/** The honeypot was filled in: a person presses again. */
	| { kind: "confirm" };

export type FormState = {
	outcome: Outcome;
	errors: RequestErrors;
	/** What takes the focus, once it is drawn. */
	focus?: "outcome" | RequestField;
	/** Whether the visitor has tried to send: only then are mistakes shown. */
	isAttempted?: boolean;
	/** Whether the visitor was asked to press again, which happens once. */
	wasAsked?: boolean;
};

export type FormEvent =
	| { kind: "edit"; errors?: RequestErrors }
	/** With the request if it is valid; `wait`: milliseconds until the next may be sent; `isTrapped`: by the honeypot. */
	| { kind: "submit"; request?: AppointmentRequest; errors?: RequestErrors; wait: number; isTrapped: boolean }
	| { kind: "end"; result: SendResult }
	/** The visitor begins another request. */
	| { kind: "restart" };

export const initialState: FormState = { outcome: { kind: "idle" }, errors: {} };

/** Whether an outcome takes the focus: every result of pressing the button does. */
export const takesFocus = ({ kind }: Outcome): boolean =>
	kind !== "idle" && kind !== "sending" && kind !== "interrupted";

const withOutcome = (state: FormState, outcome: Outcome): FormState => ({
	...state,
	outcome,
	focus: takesFocus(outcome) ? "outcome" : undefined,
});

/** The form's state after an event; the same object if nothing has changed. */
export function formState(state: FormState, event: FormEvent): FormState {
	switch (event.kind) {
		case "edit":
			return state.isAttempted ? { ...state, errors: event.errors ?? {}, focus: undefined } : state;
		case "submit": {
			if (state.outcome.kind === "sending") return state;
			const { request, errors = {}, wait, isTrapped } = event;
			const attempted = { ...state, errors, isAttempted: true };
			if (!request) {
				const focus = requestFields.find((field) => errors[field]);
				return { ...attempted, outcome: { kind: "idle" }, focus };
			}
			if (wait > 0) return withOutcome(attempted, { kind: "tooSoon", seconds: Math.ceil(wait / 1000) });
			if (isTrapped && !state.wasAsked) return withOutcome({ ...attempted, wasAsked: true }, { kind: "confirm" });
			return withOutcome(attempted, { kind: "sending", request });
		}
		case "end":
			// The fields of a sent request are empty, as at first.
			return withOutcome(
				event.result.kind === "sent" ? { ...state, errors: {}, isAttempted: false } : state,
				event.result,
			);
		case "restart":
			return { ...state, outcome: { kind: "idle" }, focus: "user_name" };
	}
}
