"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { bookableDays, clockMisleads } from "@/lib/booking/bookable-days";
import { type AppointmentRequest, requestFields } from "@/lib/booking/fields";
import { controlOf, valuesOf } from "@/lib/booking/form-values";
import type { BookingContact } from "@/lib/booking/other-ways";
import { reducePhone } from "@/lib/booking/phone";
import { checkRequest, type RequestErrors } from "@/lib/booking/request";
import { InterruptedError, mayHaveArrived, sendRequest, waitingTime, wasInterrupted } from "@/lib/booking/send";
import type { HoursWords } from "@/lib/hours/clock";
import type { LinkAttributes } from "@/lib/site/page";
import type { PlaceHours } from "@/lib/site/places";
import { BookingFields } from "./booking-fields";
import { BookingOutcome, type BookingState, takesFocus } from "./booking-outcome";
import type { BookingWords } from "./booking-words";
import { dateNote } from "./date-note";
import { useHumanCheck } from "./human-check";
import { keepDraft } from "./keep-draft";
import { isTicked, type Topic, TopicTick } from "./topic-tick";

/** Texts one below the other, with a line between. */
const paragraphs = (...texts: (string | false | undefined)[]): string => texts.filter(Boolean).join("\n\n");

/** What stands in the form: the fields, and whether the request is about the page. */
type Standing = { values: AppointmentRequest; ticked: boolean };

const EMPTY: Standing = {
	values: { user_name: "", user_email: "", user_phone: "", appointment_date: "", message: "" },
	ticked: false,
};

const standingIn = (form: HTMLFormElement): Standing => ({ values: valuesOf(form), ticked: isTicked(form) });

export type BookingFormProps = {
	id: string;
	words: BookingWords;
	contact: BookingContact;
	/** The hours of every place that tells them. */
	places: PlaceHours[];
	days: HoursWords["days"];
	/** On a treatment's page: the label of the tick by which a request says that it is about it, and what it then says. */
	topic?: Topic;
	/** The privacy policy, beside the button. */
	policy: { text: string; link: LinkAttributes };
	/** The date on which the page was made, such as `2026-11-24`: no clock of a visitor can be behind it. */
	built: string;
	/** Under the message of a request from a translated page, in which language it was written. */
	written?: string;
	/** Of the page, for the digits of numbers. */
	language?: string;
};

/** The appointment form (specification, sections 4 and 5; design: booking). */
export default function BookingForm({
	id,
	words,
	contact,
	places,
	days,
	topic,
	policy,
	built,
	written,
	language,
}: BookingFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const outcome = useRef<HTMLDivElement>(null);
	const sending = useRef(false);
	const attempted = useRef(false);
	const [awake, setAwake] = useState(false);
	const [state, setState] = useState<BookingState>({ kind: "idle" });
	const [errors, setErrors] = useState<RequestErrors>({});
	const [{ values, ticked }, setStanding] = useState<Standing>(EMPTY);
	const human = useHumanCheck();

	useEffect(() => {
		if (!form.current) return;
		keepDraft(form.current);
		const phone = controlOf(form.current, "user_phone");
		phone.value = reducePhone(phone.value);
		const { first, last } = bookableDays({ now: new Date(), built });
		Object.assign(controlOf(form.current, "appointment_date"), { min: first, max: last });
		setStanding(standingIn(form.current));
		if (wasInterrupted()) setState({ kind: "interrupted" });
		setAwake(true);
	}, [built]);

	useEffect(() => {
		if (takesFocus(state)) outcome.current?.focus();
	}, [state]);

	const messageOf = ({ values, ticked }: Standing) => paragraphs(ticked && topic?.sentence, values.message);

	const check = (typed: AppointmentRequest) => checkRequest(typed, words.errors, { now: new Date(), built }, language);

	function onInput(event: FormEvent<HTMLFormElement>) {
		const phone = controlOf(event.currentTarget, "user_phone");
		const digits = reducePhone(phone.value);
		if (digits !== phone.value) phone.value = digits;
		const standing = standingIn(event.currentTarget);
		setStanding(standing);
		if (attempted.current) setErrors(check(standing.values).errors ?? {});
	}

	async function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const current = event.currentTarget;
		if (sending.current) return;
		attempted.current = true;
		setState({ kind: "idle" });
		const standing = standingIn(current);
		const { request, errors: found = {} } = check(standing.values);
		setErrors(found);
		if (!request) {
			const first = requestFields.find((field) => found[field]);
			if (first) controlOf(current, first).focus();
			return;
		}
		const wait = waitingTime(new Date());
		if (wait > 0) {
			setState({ kind: "tooSoon", seconds: Math.ceil(wait / 1000) });
			return;
		}
		if (human.mustAsk()) {
			setState({ kind: "confirm" });
			return;
		}
		sending.current = true;
		setState({ kind: "sending" });
		try {
			await human.wait();
			const again = mayHaveArrived(request) && words.again;
			await sendRequest({ ...request, message: paragraphs(messageOf(standing), written, again) });
			current.reset();
			attempted.current = false;
			setStanding(standingIn(current));
			setErrors({});
			setState({ kind: "sent" });
		} catch (error) {
			console.error(error);
			if (error instanceof InterruptedError) setState({ kind: "interrupted" });
			else setState({ kind: "failed", unanswered: mayHaveArrived(request) });
		} finally {
			sending.current = false;
		}
	}

	const isSending = state.kind === "sending";
	const { appointment_date } = values;
	const isClockWrong = clockMisleads(appointment_date, { now: new Date(), built });
	return (
		<form
			ref={form}
			id={id}
			// Hides that the form is not ready.
			data-ready={awake || undefined}
			noValidate={awake}
			onInput={onInput}
			onSubmit={onSubmit}
			aria-label={words.label}
			// Without a script the button under the form hands it to a mail program: a clinic without e-mail has none.
			className={`booking-form relative grid max-w-measure gap-x-5 gap-y-6 ${contact.email ? "" : "noscript:hidden"}`}
		>
			<BookingFields
				words={words}
				language={language}
				errors={errors}
				messageLength={values.message.length}
				dateNote={isClockWrong ? words.clockWrong : dateNote(places, appointment_date, words, days)}
				resting={isSending}
			/>
			{topic && <TopicTick topic={topic} ticked={ticked} resting={isSending} />}
			{human.trap}
			<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<button
					type="submit"
					data-send
					// Until there is a script that can send, no press may hand the fields to anything else unasked.
					disabled={!awake}
					// Not disabled while sending, which would drop the focus: a press then does nothing.
					aria-disabled={isSending || undefined}
					className={`button button-action min-w-56 noscript:hidden ${isSending ? "cursor-progress bg-clay-deep" : ""}`}
				>
					{isSending && <span className="spinner" aria-hidden="true" />}
					{isSending ? words.sending : words.submit}
				</button>
				<a {...policy.link} className="text-note underline underline-offset-[0.2em]">
					{policy.text}
				</a>
			</div>
			<BookingOutcome
				focusRef={outcome}
				state={state}
				request={{ ...values, message: messageOf({ values, ticked }) }}
				otherWays={isClockWrong}
				words={words}
				language={language}
				contact={contact}
			/>
		</form>
	);
}
