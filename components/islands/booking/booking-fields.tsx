import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import type { RequestErrors, RequestField } from "@/lib/booking/request";
import type { BookingWords } from "./booking-words";

type FieldProps = {
	name: RequestField;
	label: string;
	hint?: string;
	error?: string;
	/** A remark on what was typed that is not a mistake. */
	note?: string;
	input?: InputHTMLAttributes<HTMLInputElement>;
	textarea?: TextareaHTMLAttributes<HTMLTextAreaElement>;
};

/**
 * A labelled control with its hint and its error, tied together for screen readers
 * (WCAG 1.3.1, 3.3.1, 3.3.2). Ids are explicit: `useId` differs between renderers.
 */
function Field({ name, label, hint, error, note, input, textarea }: FieldProps) {
	const described = [hint && `${name}-hint`, note && `${name}-note`, error && `${name}-error`]
		.filter(Boolean)
		.join(" ");
	const shared = {
		id: name,
		name,
		className: "field-control",
		"aria-invalid": error ? true : undefined,
		"aria-describedby": described || undefined,
	};
	return (
		<div className="field">
			<label htmlFor={name} className="field-label">
				{label}
			</label>
			{hint && (
				<p id={`${name}-hint`} className="field-hint">
					{hint}
				</p>
			)}
			{textarea ? <textarea {...shared} {...textarea} /> : <input {...shared} {...input} />}
			{note && (
				<p id={`${name}-note`} className="field-note">
					{note}
				</p>
			)}
			{error && (
				<p id={`${name}-error`} className="field-error">
					{error}
				</p>
			)}
		</div>
	);
}

type BookingFieldsProps = { words: BookingWords; errors: RequestErrors; message: string; sunday: boolean };

/** The five fields of an appointment request. */
export function BookingFields({ words, errors, message, sunday }: BookingFieldsProps) {
	return (
		<>
			<Field
				name="user_name"
				label={words.name}
				error={errors.user_name}
				input={{ type: "text", autoComplete: "name", required: true }}
			/>
			<Field
				name="user_email"
				label={words.email}
				error={errors.user_email}
				input={{ type: "email", autoComplete: "email", inputMode: "email", required: true }}
			/>
			<Field
				name="user_phone"
				label={words.phone}
				hint={words.phoneHint}
				error={errors.user_phone}
				input={{ type: "tel", autoComplete: "tel", inputMode: "tel", required: true }}
			/>
			<Field
				name="appointment_date"
				label={words.date}
				hint={words.dateHint}
				error={errors.appointment_date}
				note={sunday ? words.sunday : undefined}
				input={{ type: "date", required: true }}
			/>
			<Field
				name="message"
				label={words.message}
				hint={words.messageHint}
				textarea={{ rows: 4, defaultValue: message }}
			/>
		</>
	);
}
