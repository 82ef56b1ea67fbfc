import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react";
import type { BookingWords, RequestField } from "@/lib/booking/fields";
import { MESSAGE_LIMIT, type RequestErrors } from "@/lib/booking/request";
import { fill } from "@/lib/text/fill";

type FieldProps = {
	name: RequestField;
	label: string;
	hint?: string;
	error?: string;
	/** A remark on the value that is not an error. */
	note?: string;
	input?: InputHTMLAttributes<HTMLInputElement>;
	textarea?: TextareaHTMLAttributes<HTMLTextAreaElement>;
};

/**
 * A labelled control with its hint, note and error as its description (WCAG 1.3.1, 3.3.1, 3.3.2). Ids are explicit: `useId`
 * differs between React and Preact.
 */
function Field({ name, label, hint, error, note, input, textarea }: FieldProps) {
	const described = [hint && `${name}-hint`, note && `${name}-note`, error && `${name}-error`]
		.filter(Boolean)
		.join(" ");
	const shared = {
		id: name,
		name,
		className: "field-control",
		// Always set: Chromium reports an empty required date as invalid.
		"aria-invalid": error !== undefined,
		"aria-describedby": described || undefined,
	};
	return (
		<div className="flex min-w-0 flex-wrap content-start items-baseline gap-x-2.5">
			<label htmlFor={name} className="font-semibold">
				{label}
			</label>
			{hint && (
				<p id={`${name}-hint`} className="text-note/[1.6] text-ink-muted">
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

type BookingFieldsProps = {
	words: BookingWords;
	language?: string;
	errors: RequestErrors;
	messageLength: number;
	dateNote?: string;
	readOnly: boolean;
};

/** The five fields of an appointment request. */
export function BookingFields({ words, language, errors, messageLength, dateNote, readOnly }: BookingFieldsProps) {
	const shared = { required: true, readOnly };
	return (
		<>
			<Field
				name="user_name"
				label={words.name}
				error={errors.user_name}
				input={{ ...shared, type: "text", autoComplete: "name", maxLength: 200 }}
			/>
			<Field
				name="user_email"
				label={words.email}
				error={errors.user_email}
				input={{ ...shared, type: "email", autoComplete: "email", inputMode: "email", maxLength: 254 }}
			/>
			<Field
				name="user_phone"
				label={words.phone}
				hint={words.phoneHint}
				error={errors.user_phone}
				input={{ ...shared, type: "tel", autoComplete: "tel", inputMode: "tel" }}
			/>
			<Field
				name="appointment_date"
				label={words.date}
				hint={words.dateHint}
				error={errors.appointment_date}
				note={dateNote}
				input={{ ...shared, type: "date" }}
			/>
			<Field
				name="message"
				label={words.message}
				hint={words.messageHint}
				error={errors.message}
				note={fill(words.messageLength, { count: messageLength, limit: MESSAGE_LIMIT }, language)}
				textarea={{ rows: 4, readOnly }}
			/>
		</>
	);
}
