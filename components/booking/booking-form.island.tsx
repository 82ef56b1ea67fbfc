"use client";

import { type FocusEvent, type FormEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { bookableDays, dateNote, isClockWrong } from "@/lib/booking/booking-date";
import type { BookingContact } from "@/lib/booking/contact-links";
import { keepDraft } from "@/lib/booking/draft-storage";
import {
	type AppointmentRequest,
	type BookingWords,
	type DraftField,
	fieldElement,
	formValues,
	requestFields,
} from "@/lib/booking/fields";
import { checkRequest, emailIn, normalisePhone, phoneIn, type RequestErrors } from "@/lib/booking/request";
import { InterruptedError, mayHaveArrived, sendRequest, waitingTime, wasInterrupted } from "@/lib/booking/send";
import type { Day } from "@/lib/hours/calendar";
import type { LocationHours } from "@/lib/site/locations";
import type { LinkAttributes } from "@/lib/site/page";
import { fill } from "@/lib/text/fill";
import { BookingFields } from "./booking-fields";
import { BookingOutcome, type BookingState, takesFocus } from "./booking-outcome";
import { ChangingText } from "./changing-text";
import { useHoneypot } from "./honeypot";

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
	values: {
		user_name: "",
		user_email: "",
		user_phone: "",
		appointment_date: "",
		message: "",
		reach: "",
		when: "",
	},
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
export default function BookingForm(props: BookingFormProps) {
	const {
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
	} = props;
	const form = useRef<HTMLFormElement>(null);
	const outcome = useRef<HTMLDivElement>(null);
	const sending = useRef(false);
	const attempted = useRef(false);
	const beginsAgain = useRef(false);
	const [awake, setAwake] = useState(false);
	const [state, setState] = useState<BookingState>({ kind: "idle" });
	const [errors, setErrors] = useState<RequestErrors>({});
	const [content, setContent] = useState<FormContent>(EMPTY);
	const honeypot = useHoneypot();
	const clock = () => ({ now: new Date(), built, timeZone });

	useEffect(() => {
		if (!form.current) return;
		keepDraft(form.current);
		const { first, last } = bookableDays({ now: new Date(), built, timeZone });
		Object.assign(fieldElement(form.current, "appointment_date"), { min: first, max: last });
		setContent(readForm(form.current));
		if (wasInterrupted()) setState({ kind: "interrupted" });
		setAwake(true);
	}, [built, timeZone]);

	useEffect(() => {
		if (takesFocus(state)) outcome.current?.focus();
		else if (beginsAgain.current && form.current) fieldElement(form.current, "user_name").focus();
		beginsAgain.current = false;
	}, [state]);

	const check = (typed: AppointmentRequest) => checkRequest(typed, words.errors, clock(), language);

	function onInput(event: SyntheticEvent<HTMLFormElement>) {
		const typed = readForm(event.currentTarget);
		setContent(typed);
		if (attempted.current) setErrors(check(typed.values).errors ?? {});
	}

	function onBlur(event: FocusEvent<HTMLFormElement>) {
		reduceContacts(event.currentTarget);
		onInput(event);
	}

	function onAnother() {
		beginsAgain.current = true;
		setState({ kind: "idle" });
	}

	async function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const current = event.currentTarget;
		if (sending.current) return;
		attempted.current = true;
		setState({ kind: "idle" });
		reduceContacts(current);
		const typed = readForm(current);
		setContent(typed);
		const { request, errors: found = {} } = check(typed.values);
		setErrors(found);
		if (!request) {
			const first = requestFields.find((field) => found[field]);
			if (first) fieldElement(current, first).focus();
			return;
		}
		const wait = waitingTime(new Date());
		if (wait > 0) {
			setState({ kind: "tooSoon", seconds: Math.ceil(wait / 1000) });
			return;
		}
		if (honeypot.mustAsk()) {
			setState({ kind: "confirm" });
			return;
		}
		sending.current = true;
		setState({ kind: "sending" });
		// Few visits need it, so it is no part of the form's script.
		const receipt = import("./booking-receipt").then(
			({ BookingReceipt }) => BookingReceipt,
			() => undefined,
		);
		try {
			await honeypot.wait();
			const again = mayHaveArrived(request) && words.again;
			await sendRequest({ ...request, message: joinParagraphs(messageOf(typed, reach), written, again) });
			current.reset();
			attempted.current = false;
			setContent(readForm(current));
			setErrors({});
			setState({ kind: "sent", request, reach: chosenReach(typed.values, reach), Receipt: await receipt });
		} catch (error) {
			console.error(error);
			if (error instanceof InterruptedError) setState({ kind: "interrupted" });
			else setState({ kind: "failed", unanswered: mayHaveArrived(request) });
		} finally {
			sending.current = false;
		}
	}

	const isSending = state.kind === "sending";
	const hasReceipt = state.kind === "sent" && state.Receipt !== undefined;
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
					errors={errors}
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
				{honeypot.element}
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
				focusRef={outcome}
				state={state}
				request={{ ...values, message: messageOf(content, reach) }}
				calendar={calendar}
				onAnother={onAnother}
				showContactLinks={wrongClock}
				words={words}
				language={language}
				contact={contact}
			/>
		</form>
	);
}
