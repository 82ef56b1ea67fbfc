"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { isSunday, todayInIndia } from "@/lib/booking/date";
import { clearDraft, keepDraft, readDraft } from "@/lib/booking/draft";
import { changedValues, controlOf, restoreDraft, valuesOf } from "@/lib/booking/form-values";
import { reducePhone } from "@/lib/booking/phone";
import { type AppointmentRequest, type RequestErrors, requestErrors, requestFields } from "@/lib/booking/request";
import { sendRequest } from "@/lib/booking/send";
import { BookingFields } from "./booking-fields";
import { BookingOutcome } from "./booking-outcome";
import type { BookingContact, BookingWords } from "./booking-words";
import { useHumanCheck } from "./human-check";

type BookingFormProps = {
	words: BookingWords;
	contact: BookingContact;
	/** What the message starts with: on a treatment's page, its name. */
	message: string;
};

type State =
	| { kind: "idle" | "sending" | "sent" }
	/** The request as it was when it failed, to be carried elsewhere. */
	| { kind: "failed"; request: AppointmentRequest };

/** The appointment form (specification, sections 4 and 5; design: booking). */
export function BookingForm({ words, contact, message }: BookingFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const outcome = useRef<HTMLDivElement>(null);
	const sending = useRef(false);
	const attempted = useRef(false);
	const [awake, setAwake] = useState(false);
	const [state, setState] = useState<State>({ kind: "idle" });
	const [errors, setErrors] = useState<RequestErrors>({});
	const [sunday, setSunday] = useState(false);
	const human = useHumanCheck();

	useEffect(() => {
		if (!form.current) return;
		restoreDraft(form.current, readDraft());
		const phone = controlOf(form.current, "user_phone");
		phone.value = reducePhone(phone.value);
		keepDraft(changedValues(form.current));
		controlOf(form.current, "appointment_date").setAttribute("min", todayInIndia(new Date()));
		setSunday(isSunday(valuesOf(form.current).appointment_date));
		setAwake(true);
	}, []);

	useEffect(() => {
		if (state.kind === "sent" || state.kind === "failed") outcome.current?.focus();
	}, [state]);

	function onInput(event: FormEvent<HTMLFormElement>) {
		const control = event.target as HTMLInputElement;
		if (control.name === "user_phone") {
			const digits = reducePhone(control.value);
			if (digits !== control.value) control.value = digits;
		}
		keepDraft(changedValues(event.currentTarget));
		const values = valuesOf(event.currentTarget);
		setSunday(isSunday(values.appointment_date));
		if (attempted.current) setErrors(requestErrors(values, words.errors, new Date()));
	}

	async function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const current = event.currentTarget;
		if (sending.current) return;
		attempted.current = true;
		setState({ kind: "idle" });
		const request = valuesOf(current);
		const found = requestErrors(request, words.errors, new Date());
		setErrors(found);
		const first = requestFields.find((field) => found[field]);
		if (first) {
			controlOf(current, first).focus();
			return;
		}
		sending.current = true;
		setState({ kind: "sending" });
		try {
			await human.confirm();
			await sendRequest(current);
			current.reset();
			clearDraft();
			attempted.current = false;
			setErrors({});
			setSunday(false);
			setState({ kind: "sent" });
		} catch (error) {
			console.error(error);
			setState({ kind: "failed", request });
		} finally {
			sending.current = false;
		}
	}

	return (
		<form
			ref={form}
			// Without script the browser hands the fields to the visitor's own mail program.
			action={`mailto:${contact.email}`}
			method="post"
			encType="text/plain"
			noValidate={awake}
			onInput={onInput}
			onSubmit={onSubmit}
			aria-label={words.formLabel}
			className="booking-form"
		>
			<BookingFields words={words} errors={errors} message={message} sunday={sunday} />
			{human.trap}
			<div>
				<button type="submit" disabled={state.kind === "sending"} className="button button-action booking-submit">
					{state.kind === "sending" && <span className="spinner" aria-hidden="true" />}
					{state.kind === "sending" ? words.sending : words.submit}
				</button>
				<p className="mt-3 text-note">{words.privacy}</p>
			</div>
			<BookingOutcome focusRef={outcome} state={state} words={words} contact={contact} />
		</form>
	);
}
