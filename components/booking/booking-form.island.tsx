"use client";

import { type InputHTMLAttributes, type SyntheticEvent, useCallback, useLayoutEffect, useRef, useState } from "react";
import { bookableDays, type DateFacts, dateNote, isClockWrong } from "@/lib/booking/booking-date";
import {
	type BookingEvent,
	type BookingState,
	bookingReducer,
	type FormContent,
	initialState,
	type Outcome,
	requestWith,
} from "@/lib/booking/booking-reducer";
import { fieldElement, formValues, type ReachOptions, type RequestField } from "@/lib/booking/fields";
import {
	type BookingContact,
	checkRequest,
	emailIn,
	MESSAGE_LIMIT,
	normalisePhone,
	phoneIn,
} from "@/lib/booking/request";
import { readAttempts, sendRequest, wasInterrupted } from "@/lib/booking/send";
import { keepDraft } from "@/lib/booking/tab-storage";
import type { LinkAttributes } from "@/lib/pages/page";
import { fill } from "@/lib/text/fill";
import { BookingOutcome, ChangingText } from "./booking-outcome";
import type { BookingReceipt } from "./booking-receipt";

const HONEYPOT = "website";

type FieldProps = {
	name: RequestField;
	label: string;
	hint?: string;
	error?: string;
	/** A remark on the value that is not an error. */
	note?: string;
	/** Attributes of an input; without them the field is a textarea. */
	input?: InputHTMLAttributes<HTMLInputElement>;
	readOnly: boolean;
};

/**
 * A labelled control with its hint, note and error as its description (WCAG 1.3.1, 3.3.1, 3.3.2). Ids are explicit: `useId`
 * differs between React and Preact.
 */
function Field({ name, label, hint, error, note, input, readOnly }: FieldProps) {
	const described = [hint && `${name}-hint`, note && `${name}-note`, error && `${name}-error`];
	const shared = {
		id: name,
		name,
		className: "field-control",
		// Browsers may send what they check to a service: here it is a name, or an illness.
		spellCheck: "false" as const,
		// Always set: Chromium reports an empty required date as invalid.
		"aria-invalid": error !== undefined,
		"aria-describedby": described.filter(Boolean).join(" ") || undefined,
	};
	return (
		<div className="flex min-w-0 flex-wrap content-start items-baseline gap-x-2">
			<label htmlFor={name} className="font-semibold">
				{label}
			</label>
			{hint && (
				<p id={`${name}-hint`} className="text-note text-ink-muted">
					{hint}
				</p>
			)}
			{input ? (
				<input {...shared} required readOnly={readOnly} {...input} />
			) : (
				<textarea {...shared} rows={4} readOnly={readOnly} />
			)}
			{note && (
				<p key="note" id={`${name}-note`} className="field-note noscript:hidden">
					<ChangingText>{note}</ChangingText>
				</p>
			)}
			{error && (
				<p key="error" id={`${name}-error`} className="field-error font-semibold text-clay-deep">
					<ChangingText>{error}</ChangingText>
				</p>
			)}
		</div>
	);
}

/** How and when the clinic may reach the patient: a line of the message, and not fields of the request. */
function ReachFields({ how, ways, when, whenHint, disabled }: ReachOptions & { how: string; disabled: boolean }) {
	return (
		<>
			<div>
				<label htmlFor="reach" className="font-semibold">
					{how}
				</label>
				<select id="reach" name="reach" className="field-control font-sans" disabled={disabled}>
					{ways.map(({ label, sentence }) => (
						<option key={label} value={sentence}>
							{label}
						</option>
					))}
				</select>
			</div>
			<div>
				<label htmlFor="when" className="font-semibold">
					{when}
				</label>
				<input
					id="when"
					name="when"
					className="field-control"
					maxLength={80}
					placeholder={whenHint}
					spellCheck="false"
					readOnly={disabled}
				/>
			</div>
		</>
	);
}

/** A checkbox under the form's fields: its label, and the sentence that it puts before the message. */
type MessageOption = { id: string; label: string; sentence: string };

/** Unchecked at first, to send no illness unasked; without a name, not a field of the request. */
function MessageCheckbox(props: MessageOption & { checked: boolean; disabled: boolean }) {
	const { id, label, sentence, checked, disabled } = props;
	return (
		<div className="message-option noscript:hidden">
			<input
				id={id}
				type="checkbox"
				value={sentence}
				aria-describedby={checked ? `${id}-sentence` : undefined}
				disabled={disabled}
			/>
			<label htmlFor={id}>{label}</label>
			{checked && (
				<p id={`${id}-sentence`} className="field-note">
					{sentence}
				</p>
			)}
		</div>
	);
}

type BookingFieldsProps = Pick<BookingFormProps, "words" | "language" | "reach" | "options"> & {
	state: BookingState;
	dateNote: string;
};

/** The five fields of an appointment request, and what the visitor may add to its message. */
function BookingFields({ words, language, state, dateNote, reach, options }: BookingFieldsProps) {
	const { values, sentences } = state.content;
	const readOnly = state.outcome.kind === "sending";
	const length = fill(words.messageLength, { count: values.message.length, limit: MESSAGE_LIMIT }, language);
	const email = { type: "email", autoComplete: "email", inputMode: "email", maxLength: 254 } as const;
	const tel = { type: "tel", autoComplete: "tel", inputMode: "tel" } as const;
	const fields: Omit<FieldProps, "readOnly">[] = [
		{ name: "user_name", label: words.name, input: { type: "text", autoComplete: "name", maxLength: 200 } },
		{ name: "user_email", label: words.email, hint: words.emailHint, input: email },
		{ name: "user_phone", label: words.phone, hint: words.phoneHint, input: tel },
		{ name: "appointment_date", label: words.date, hint: words.dateHint, note: dateNote, input: { type: "date" } },
		{ name: "message", label: words.message, hint: words.messageHint, note: length },
	];
	return (
		<>
			{fields.map((field) => (
				<Field key={field.name} {...field} error={state.errors?.[field.name]} readOnly={readOnly} />
			))}
			<ReachFields how={words.reach} {...reach} disabled={readOnly} />
			{options.map((option) => (
				<MessageCheckbox
					key={option.id}
					{...option}
					checked={sentences.includes(option.sentence)}
					disabled={readOnly}
				/>
			))}
		</>
	);
}

/**
 * Reads the form, in which it first reduces the telephone number to ten digits: a form filler may fire no event. Words around
 * the number and the e-mail address go only when the visitor does not type, who may go on.
 */
function readForm(form: HTMLFormElement, isTyping: boolean): FormContent {
	const reduce = (field: RequestField, reduced: (text: string) => string) => {
		const element = fieldElement(form, field);
		const text = reduced(element.value);
		// Writing the same text again would move the caret.
		if (text !== element.value) element.value = text;
	};
	reduce("user_phone", isTyping ? normalisePhone : phoneIn);
	if (!isTyping) reduce("user_email", emailIn);
	return {
		values: formValues(form),
		sentences: [...form.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value),
	};
}

/** Moves the focus to the outcome or the field that the state names. */
function moveFocus(form: HTMLFormElement | null, { focus }: BookingState): void {
	if (focus) form?.querySelector<HTMLElement>(focus === "outcome" ? "[role=status]" : `#${focus}`)?.focus();
}

export type BookingFormProps = DateFacts & {
	id: string;
	contact: BookingContact;
	options: MessageOption[];
	reach: ReachOptions;
	/** The calendar entry of a request; `location` is the clinic's address. */
	calendar: { title: string; location?: string };
	/** The link to the privacy policy. */
	policy: { text: string; link: LinkAttributes };
	/** The date on which the page was built, such as `2026-11-24`: no correct clock is before it. */
	built: string;
	/** The clinic's, if it names one. */
	timeZone?: string;
	/** Added to a message from a translated page: the language in which it was written. */
	written?: string;
	/** The page's language, for numbers and dates. */
	language: string;
};

/**
 * The appointment form (specification, sections 4 and 5; design: booking). It draws the state of `bookingReducer`, moves the
 * focus, and sends what the state says.
 */
export default function BookingForm(props: BookingFormProps) {
	const { id, words, contact, reach, policy, built, timeZone, written, language } = props;
	const form = useRef<HTMLFormElement>(null);
	/** Its script, loaded while the first request is sent; undefined if it did not arrive. */
	const receipt = useRef<typeof BookingReceipt>(undefined);
	const awakeSince = useRef(0);
	// Two presses may come before the first is drawn.
	const latest = useRef(initialState);
	const [state, draw] = useState(initialState);
	const clock = () => ({ now: new Date(), built, timeZone });

	const dispatch = useCallback((event: BookingEvent): BookingState => {
		latest.current = bookingReducer(latest.current, event);
		draw(latest.current);
		return latest.current;
	}, []);

	useLayoutEffect(() => {
		if (!form.current) return;
		keepDraft(form.current);
		const { first, last } = bookableDays({ now: new Date(), built, timeZone });
		Object.assign(fieldElement(form.current, "appointment_date"), { min: first, max: last });
		dispatch({ kind: "wake", content: readForm(form.current, true), wasInterrupted: wasInterrupted() });
		awakeSince.current = performance.now();
	}, [built, timeZone, dispatch]);

	useLayoutEffect(() => moveFocus(form.current, state), [state]);

	/** What the form holds, its mistakes, and if there are none the request. */
	function readRequest(element: HTMLFormElement, isTyping = false) {
		const content = readForm(element, isTyping);
		return { content, ...checkRequest(content.values, words.errors, clock(), language) };
	}

	function onEdit({ type, currentTarget }: SyntheticEvent<HTMLFormElement>) {
		dispatch({ kind: "edit", ...readRequest(currentTarget, type === "input") });
	}

	function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
		event.preventDefault();
		const { currentTarget } = event;
		const before = latest.current;
		const after = dispatch({
			kind: "submit",
			...readRequest(currentTarget),
			attempts: readAttempts(),
			now: Date.now(),
			awakeFor: performance.now() - awakeSince.current,
			isTrapped: (currentTarget.elements.namedItem(HONEYPOT) as HTMLInputElement).value !== "",
		});
		if (after === before) return;
		// Phones show their keyboard only for a focus within the press.
		if (after.outcome.kind === "idle") moveFocus(currentTarget, after);
		else if (after.outcome.kind === "sending") void send(currentTarget, after.outcome);
	}

	async function send(element: HTMLFormElement, outcome: Extract<Outcome, { kind: "sending" }>) {
		const { content, delay, isRepeated } = outcome;
		// Few visits need it, so it is no part of the form's script.
		const loading = import("./booking-receipt").then(
			({ BookingReceipt }) => BookingReceipt,
			() => undefined,
		);
		if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
		const result = await sendRequest(requestWith(content, reach, written, isRepeated && words.again));
		if (result.kind === "sent") {
			element.reset();
			receipt.current = await loading;
		}
		dispatch({ kind: "end", result });
	}

	const { isAwake, outcome } = state;
	const isSending = outcome.kind === "sending";
	const { appointment_date } = state.content.values;
	const wrongClock = isClockWrong(appointment_date, clock());
	return (
		<form
			ref={form}
			id={id}
			// Hides the note that the form is not ready.
			data-ready={isAwake || undefined}
			noValidate={isAwake}
			onInput={onEdit}
			onBlur={onEdit}
			onSubmit={onSubmit}
			aria-label={words.label}
			// Without script, the button below the form submits it to a mail program; a clinic without e-mail has no such button.
			className={`relative max-w-measure ${contact.email ? "" : "noscript:hidden"}`}
		>
			{/* The receipt of a sent request takes their place. */}
			<div
				className="booking-fields grid gap-x-5 gap-y-6"
				hidden={outcome.kind === "sent" && receipt.current !== undefined}
			>
				<BookingFields
					{...props}
					state={state}
					dateNote={wrongClock ? words.clockWrong : dateNote(appointment_date, props)}
				/>
				{/* Without a name it is never sent. Simple bots fill it in; a person's form filler may, too. */}
				<div className="sr-only" aria-hidden="true">
					<label htmlFor={HONEYPOT}>Website</label>
					<input id={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
				</div>
				<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
					<button
						type="submit"
						data-send
						// Until the script has loaded, the button must not submit the fields elsewhere.
						disabled={!isAwake}
						// Not `disabled` while sending, which would drop the focus: a press does nothing then.
						aria-disabled={isSending || undefined}
						className={`button button-action min-w-56 noscript:hidden ${isSending ? "bg-clay-deep" : ""}`}
					>
						{isSending && <span className="spinner" aria-hidden="true" />}
						<ChangingText>{isSending ? words.sending : words.submit}</ChangingText>
					</button>
					<a {...policy.link} className="text-note underline underline-offset-4">
						{policy.text}
					</a>
				</div>
			</div>
			<BookingOutcome
				{...props}
				state={state}
				Receipt={receipt.current}
				onAnother={() => dispatch({ kind: "restart" })}
				showContactLinks={wrongClock}
			/>
		</form>
	);
}
