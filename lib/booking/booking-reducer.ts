import { fill } from "../text/fill";
import { draftFields, type FormValues, type ReachOptions, type RequestField, requestFields } from "./fields";
import type { RequestErrors } from "./request";
import type { SendResult } from "./send";
import type { Attempts } from "./tab-storage";

/** The shortest time from one request of a tab to the next. */
const INTERVAL_MS = 10_000;

/** A person needs at least this long, even with the browser's autofill. */
const MIN_FILL_TIME_MS = 1500;

/** The values of the form's fields, and the sentences of its checked options. */
export type FormContent = { values: FormValues; sentences: string[] };

/** What the form says below its button. */
export type Outcome =
	| { kind: "idle" }
	/** `delay`: milliseconds until it may be sent; `isRepeated`: an earlier attempt may have arrived. */
	| { kind: "sending"; content: FormContent; delay: number; isRepeated: boolean }
	| { kind: "sent"; content: FormContent }
	| Exclude<SendResult, { kind: "sent" }>
	/** The next request has to wait. */
	| { kind: "tooSoon"; seconds: number }
	/** The honeypot was filled in: a person presses again. */
	| { kind: "confirm" };

export type BookingState = {
	/** Whether the form's script has taken over. */
	isAwake?: boolean;
	content: FormContent;
	outcome: Outcome;
	/** Undefined until the visitor has tried to send: only then are mistakes shown. */
	errors?: RequestErrors;
	/** What takes the focus, once it is drawn. */
	focus?: "outcome" | RequestField;
	/** Whether the visitor was asked to press again, which happens once. */
	wasAsked?: boolean;
};

/** What the form holds, its mistakes, and if there are none the request. */
type Checked = { content: FormContent; errors: RequestErrors; request?: FormValues };

export type BookingEvent =
	/** `wasInterrupted`: an earlier page was left while it sent. */
	| { kind: "wake"; content: FormContent; wasInterrupted: boolean }
	| ({ kind: "edit" } & Checked)
	/** `now` and `awakeFor` in milliseconds, the second since the form woke; `isTrapped`: by the honeypot. */
	| ({ kind: "submit"; attempts: Attempts; now: number; awakeFor: number; isTrapped: boolean } & Checked)
	| { kind: "end"; result: SendResult }
	/** The visitor begins another request. */
	| { kind: "restart" };

const emptyContent: FormContent = {
	values: Object.fromEntries(draftFields.map((field) => [field, ""])) as FormValues,
	sentences: [],
};

export const initialState: BookingState = { content: emptyContent, outcome: { kind: "idle" } };

/** Whether an outcome takes the focus: every result of pressing the button does. */
export const takesFocus = ({ kind }: Outcome): boolean => !["idle", "sending", "interrupted"].includes(kind);

const withOutcome = (state: BookingState, outcome: Outcome): BookingState => ({
	...state,
	outcome,
	focus: takesFocus(outcome) ? "outcome" : undefined,
});

/** Milliseconds until the next request may be sent; 0 if it may now. */
function waitingTime({ sentAt = 0 }: Attempts, now: number): number {
	const left = sentAt + INTERVAL_MS - now;
	// It is longer than the interval only if the clock was set back.
	return left > INTERVAL_MS ? 0 : Math.max(0, left);
}

/**
 * The form's state after an event; the same object if nothing has changed. It needs no page, no storage and no clock: whoever
 * dispatches an event reads them, and sends the request once the outcome is "sending".
 */
export function bookingReducer(state: BookingState, event: BookingEvent): BookingState {
	switch (event.kind) {
		case "wake": {
			const outcome: Outcome = event.wasInterrupted ? { kind: "interrupted" } : state.outcome;
			return { ...state, isAwake: true, content: event.content, outcome };
		}
		case "edit":
			return { ...state, content: event.content, errors: state.errors && event.errors, focus: undefined };
		case "submit": {
			if (state.outcome.kind === "sending") return state;
			const { content, request, errors, attempts, now, awakeFor, isTrapped } = event;
			const attempted = { ...state, content, errors };
			if (!request) {
				const focus = requestFields.find((field) => errors[field]);
				return { ...attempted, outcome: { kind: "idle" }, focus };
			}
			const wait = waitingTime(attempts, now);
			if (wait > 0) return withOutcome(attempted, { kind: "tooSoon", seconds: Math.ceil(wait / 1000) });
			if (isTrapped && !state.wasAsked) return withOutcome({ ...attempted, wasAsked: true }, { kind: "confirm" });
			return withOutcome(attempted, {
				kind: "sending",
				content: { ...content, values: request },
				delay: Math.max(0, MIN_FILL_TIME_MS - awakeFor),
				isRepeated: [attempts.unanswered, attempts.sending].includes(request.user_phone),
			});
		}
		case "end": {
			const { outcome } = state;
			if (outcome.kind !== "sending") return state;
			if (event.result.kind !== "sent") return withOutcome(state, event.result);
			// The fields of a sent request are empty, as at first.
			const emptied = { ...state, content: emptyContent, errors: undefined };
			return withOutcome(emptied, { kind: "sent", content: outcome.content });
		}
		case "restart":
			return { ...state, outcome: { kind: "idle" }, focus: "user_name" };
	}
}

/**
 * The request as the clinic reads it. Its message begins with the sentences of the options, and ends with how and when to
 * reach the patient, in the clinic's language, and with notes.
 */
export function requestWith(
	{ values, sentences }: FormContent,
	{ line }: Pick<ReachOptions, "line">,
	...notes: (string | false | undefined)[]
): FormValues {
	const { message, reach, when } = values;
	const time = when.trim() && fill(line, { when: when.trim() });
	const howAndWhen = [reach, time].filter(Boolean).join(" ");
	return { ...values, message: [...sentences, message, howAndWhen, ...notes].filter(Boolean).join("\n\n") };
}

/** How and when the patient wants to be reached, in the page's words; empty if nothing was chosen. */
export function chosenReach({ reach, when }: FormValues, { ways }: Pick<ReachOptions, "ways">): string {
	const how = reach && ways.find(({ sentence }) => sentence === reach)?.label;
	return [how, when.trim()].filter(Boolean).join(", ");
}
