"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { type AppointmentRequest, requestFields } from "@/lib/booking/fields";
import { controlOf, valuesOf } from "@/lib/booking/form-values";
import type { BookingContact } from "@/lib/booking/other-ways";
import { reducePhone } from "@/lib/booking/phone";
import { checkRequest, type RequestErrors } from "@/lib/booking/request";
import { InterruptedError, NoAnswerError, sendRequest, waitingTime, wasInterrupted } from "@/lib/booking/send";
import type { HoursWords } from "@/lib/hours/clock";
import { todayInIndia } from "@/lib/hours/india";
import type { PlaceHours } from "@/lib/site/places";
import { BookingFields } from "./booking-fields";
import { BookingOutcome, type BookingState } from "./booking-outcome";
import type { BookingWords } from "./booking-words";
import { dateNote } from "./date-note";
import { useHumanCheck } from "./human-check";
import { keepDraft } from "./keep-draft";

export type BookingFormProps = {
	id: string;
	words: BookingWords;
	contact: BookingContact;
	/** The hours of every place that tells them. */
	places: PlaceHours[];
	days: HoursWords["days"];
	/** What the message starts with: on a treatment's page, its name. */
	message: string;
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
	message,
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
	const [values, setValues] = useState<AppointmentRequest>({
		user_name: "",
		user_email: "",
		user_phone: "",
		appointment_date: "",
		message,
	});
	const human = useHumanCheck();

	useEffect(() => {
		if (!form.current) return;
		keepDraft(form.current);
		const phone = controlOf(form.current, "user_phone");
		phone.value = reducePhone(phone.value);
		controlOf(form.current, "appointment_date").setAttribute("min", todayInIndia(new Date()));
		setValues(valuesOf(form.current));
		if (wasInterrupted()) setState({ kind: "interrupted" });
		setAwake(true);
	}, []);

	useEffect(() => {
		if (state.kind !== "idle" && state.kind !== "sending" && state.kind !== "interrupted") outcome.current?.focus();
	}, [state]);

	function onInput(event: FormEvent<HTMLFormElement>) {
		const phone = controlOf(event.currentTarget, "user_phone");
		const digits = reducePhone(phone.value);
		if (digits !== phone.value) phone.value = digits;
		const typed = valuesOf(event.currentTarget);
		setValues(typed);
		if (attempted.current) setErrors(checkRequest(typed, words.errors, new Date(), language).errors ?? {});
	}

	async function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const current = event.currentTarget;
		if (sending.current) return;
		attempted.current = true;
		setState({ kind: "idle" });
		const { request, errors: found = {} } = checkRequest(valuesOf(current), words.errors, new Date(), language);
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
			await sendRequest({ ...request, message: [request.message, written].filter(Boolean).join("\n\n") });
			current.reset();
			attempted.current = false;
			setValues(valuesOf(current));
			setErrors({});
			setState({ kind: "sent" });
		} catch (error) {
			console.error(error);
			if (error instanceof InterruptedError) setState({ kind: "interrupted" });
			else setState({ kind: "failed", unanswered: error instanceof NoAnswerError });
		} finally {
			sending.current = false;
		}
	}

	const isSending = state.kind === "sending";
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
				message={message}
				messageLength={values.message.length}
				dateNote={dateNote(places, values.appointment_date, words, days)}
				resting={isSending}
			/>
			{human.trap}
			<div>
				<button
					type="submit"
					data-send
					// Until there is a script that can send, no press may hand the fields to anything else unasked.
					disabled={!awake || isSending}
					className={
						isSending
							? "button button-action min-w-56 cursor-progress bg-clay-deep noscript:hidden"
							: "button button-action min-w-56 noscript:hidden"
					}
				>
					{isSending && <span className="spinner" aria-hidden="true" />}
					{isSending ? words.sending : words.submit}
				</button>
				<p className="mt-3 text-note">{words.privacy}</p>
			</div>
			<BookingOutcome
				focusRef={outcome}
				state={state}
				request={values}
				words={words}
				language={language}
				contact={contact}
			/>
		</form>
	);
}
