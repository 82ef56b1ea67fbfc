"use client";

import {
	type FocusEvent,
	type FormEvent,
	type SyntheticEvent,
	useCallback,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { bookableDays, dateNote, isClockWrong } from "@/lib/booking/booking-date";
import type { BookingContact } from "@/lib/booking/contact-links";
import { keepDraft } from "@/lib/booking/draft-storage";
import {
	type AppointmentRequest,
	type BookingWords,
	type DraftField,
	draftFields,
	fieldElement,
	formValues,
} from "@/lib/booking/fields";
import { type FormEvent as BookingEvent, type FormState, formState, initialState } from "@/lib/booking/form-state";
import { checkRequest, emailIn, normalisePhone, phoneIn } from "@/lib/booking/request";
import { mayHaveArrived, sendRequest, waitingTime, wasInterrupted } from "@/lib/booking/send";
import type { Day } from "@/lib/hours/calendar";
import type { LocationHours } from "@/lib/hours/schedule";
import type { LinkAttributes } from "@/lib/pages/page";
import { fill } from "@/lib/text/fill";
import { BookingFields } from "./booking-fields";
import { BookingOutcome, type Sent } from "./booking-outcome";
import { ChangingText } from "./changing-text";

/** A person needs at least this long, even with the browser's autofill. */
const MIN_FILL_TIME_MS = 1500;

const HONEYPOT = "website";

const joinParagraphs = (...texts: (string | false | undefined)[]): string => texts.filter(Boolean).join("\n\n");

/** A checkbox under the form's fields: its label, and the sentence that it puts before the message. */
type MessageOption = { id: string; label: string; sentence: string };

type MessageOptionProps = MessageOption & { checked: boolean; disabled: boolean };

/** Unchecked at first, to send no illness unasked; without a name, not a field of the request. */
function MessageCheckbox({ id, label, sentence, checked, disabled }: MessageOptionProps) {
	return (
		<div className="message-option">
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

export type ReachOptions = {
	/** Ways to be reached, in the page's language, each with its sentence for the clinic; the first has none. */
	ways: { label: string; sentence: string }[];
	when: string;
	whenHint: string;
	/** The sentence for the clinic on when, with `{when}`. */
	line: string;
};

type ReachFieldsProps = ReachOptions & { how: string; disabled: boolean };

/** How and when the clinic may reach the patient: a line of the message, and not fields of the request. */
function ReachFields({ how, ways, when, whenHint, disabled }: ReachFieldsProps) {
	return (
		<div className="grid gap-y-6">
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
		</div>
	);
}

/** The form's content: its fields, and the sentences of the checked options. */
type FormContent = { values: Record<DraftField, string>; sentences: string[] };

const EMPTY: FormContent = {
	values: Object.fromEntries(draftFields.map((field) => [field, ""])) as FormContent["values"],
	sentences: [],
};

/** Reads the form, whose telephone number it first reduces to ten digits: a form filler may fire no event. */
function readForm(form: HTMLFormElement): FormContent {
	const phone = fieldElement(form, "user_phone");
	const digits = normalisePhone(phone.value);
	if (digits !== phone.value) phone.value = digits;
	return {
		values: formValues(form),
		sentences: [...form.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value),
	};
}

/** Reduces what was pasted as e-mail address and telephone number: not while a visitor types, who may go on. */
function reduceContacts(form: HTMLFormElement): void {
	const [email, phone] = [fieldElement(form, "user_email"), fieldElement(form, "user_phone")];
	email.value = emailIn(email.value);
	phone.value = phoneIn(phone.value);
}

/** The message, with how and when to reach the patient at its end, in the clinic's language. */
function messageOf({ values, sentences }: FormContent, { line }: ReachOptions): string {
	const { message, reach, when } = values;
	const time = when.trim() && fill(line, { when: when.trim() });
	return joinParagraphs(...sentences, message, [reach, time].filter(Boolean).join(" "));
}

/** How and when the patient wants to be reached, in the page's words; empty if nothing was chosen. */
function chosenReach({ reach, when }: FormContent["values"], { ways }: ReachOptions): string {
	const how = reach && ways.find(({ sentence }) => sentence === reach)?.label;
	return [how, when.trim()].filter(Boolean).join(", ");
}

/** Moves the focus to the outcome or the field that the state names. */
function moveFocus(form: HTMLFormElement | null, { focus }: FormState): void {
	if (focus) form?.querySelector<HTMLElement>(focus === "outcome" ? "[role=status]" : `#${focus}`)?.focus();
}

export type BookingFormProps = {
	id: string;
	words: BookingWords;
	contact: BookingContact;
	places: LocationHours[];
	days: Record<Day, string>;
	/** The leave of doctors, in words. */
	leave?: { begins: string; until: string; text: string }[];
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

/** The appointment form (specification, sections 4 and 5; design: booking). */
export default function BookingForm({
	id,
	words,
	contact,
	places,
	days,
	leave = [],
	options,
	reach,
	calendar,
	policy,
	built,
	timeZone,
	written,
	language,
}: BookingFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const awakeSince = useRef(0);
	// Two presses may come before the first is drawn.
	const latest = useRef(initialState);
	const [state, draw] = useState(initialState);
	const [awake, setAwake] = useState(false);
	const [content, setContent] = useState<FormContent>(EMPTY);
	const [sent, setSent] = useState<Sent>();
	const clock = () => ({ now: new Date(), built, timeZone });

	const handle = useCallback((event: BookingEvent) => {
		latest.current = formState(latest.current, event);
		draw(latest.current);
	}, []);

	useLayoutEffect(() => {
		if (!form.current) return;
		keepDraft(form.current);
		const { first, last } = bookableDays({ now: new Date(), built, timeZone });
		Object.assign(fieldElement(form.current, "appointment_date"), { min: first, max: last });
		setContent(readForm(form.current));
		if (wasInterrupted()) handle({ kind: "end", result: { kind: "interrupted" } });
		awakeSince.current = performance.now();
		setAwake(true);
	}, [built, timeZone, handle]);

	useLayoutEffect(() => moveFocus(form.current, state), [state]);

	const check = (typed: AppointmentRequest) => checkRequest(typed, words.errors, clock(), language);

	function onInput(event: SyntheticEvent<HTMLFormElement>) {
		const typed = readForm(event.currentTarget);
		setContent(typed);
		handle({ kind: "edit", errors: check(typed.values).errors });
	}

	function onBlur(event: FocusEvent<HTMLFormElement>) {
		reduceContacts(event.currentTarget);
		onInput(event);
	}

	function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const current = event.currentTarget;
		const before = latest.current;
		reduceContacts(current);
		const typed = readForm(current);
		setContent(typed);
		const isTrapped = (current.elements.namedItem(HONEYPOT) as HTMLInputElement).value !== "";
		handle({ kind: "submit", ...check(typed.values), wait: waitingTime(new Date()), isTrapped });
		if (latest.current === before) return;
		const { outcome } = latest.current;
		// Phones show their keyboard only for a focus within the press.
		if (outcome.kind === "idle") moveFocus(current, latest.current);
		else if (outcome.kind === "sending") void send(current, outcome.request, typed);
	}

	async function send(current: HTMLFormElement, request: AppointmentRequest, typed: FormContent) {
		// Few visits need it, so it is no part of the form's script.
		const receipt = import("./booking-receipt").then(
			({ BookingReceipt }) => BookingReceipt,
			() => undefined,
		);
		const left = MIN_FILL_TIME_MS - (performance.now() - awakeSince.current);
		if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
		const again = mayHaveArrived(request) && words.again;
		const message = joinParagraphs(messageOf(typed, reach), written, again);
		const result = await sendRequest({ ...request, message });
		if (result.kind === "sent") {
			current.reset();
			setContent(readForm(current));
			setSent({ request, reach: chosenReach(typed.values, reach), Receipt: await receipt });
		}
		handle({ kind: "end", result });
	}

	const { kind } = state.outcome;
	const isSending = kind === "sending";
	const hasReceipt = kind === "sent" && sent?.Receipt !== undefined;
	const { values, sentences } = content;
	const { appointment_date } = values;
	const wrongClock = isClockWrong(appointment_date, clock());
	return (
		<form
			ref={form}
			id={id}
			// Hides the note that the form is not ready.
			data-ready={awake || undefined}
			noValidate={awake}
			onInput={onInput}
			onBlur={onBlur}
			onSubmit={onSubmit}
			aria-label={words.label}
			// Without script, the button below the form submits it to a mail program; a clinic without e-mail has no such button.
			className={`relative max-w-measure ${contact.email ? "" : "noscript:hidden"}`}
		>
			{/* The receipt of a sent request takes their place. */}
			<div className="booking-fields grid gap-x-5 gap-y-6" hidden={hasReceipt}>
				<BookingFields
					words={words}
					language={language}
					errors={state.errors}
					messageLength={values.message.length}
					dateNote={
						wrongClock
							? words.clockWrong
							: joinParagraphs(
									dateNote(places, appointment_date, words, days),
									...leave.map(
										({ begins, until, text }) => begins <= appointment_date && appointment_date <= until && text,
									),
								)
					}
					readOnly={isSending}
				/>
				<ReachFields how={words.reach} {...reach} disabled={isSending} />
				{options.map((option) => (
					<MessageCheckbox
						key={option.id}
						{...option}
						checked={sentences.includes(option.sentence)}
						disabled={isSending}
					/>
				))}
				{/* Without a name it is never sent. Simple bots fill it in; a person's form filler may, too. */}
				<div className="trap" aria-hidden="true">
					<label htmlFor={HONEYPOT}>Website</label>
					<input id={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
				</div>
				<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
					<button
						type="submit"
						data-send
						// Until the script has loaded, the button must not submit the fields elsewhere.
						disabled={!awake}
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
				outcome={state.outcome}
				sent={sent}
				request={{ ...values, message: messageOf(content, reach) }}
				calendar={calendar}
				onAnother={() => handle({ kind: "restart" })}
				showContactLinks={wrongClock}
				words={words}
				language={language}
				contact={contact}
			/>
		</form>
	);
}
