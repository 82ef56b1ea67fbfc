import type { InputHTMLAttributes } from "react";
import type { BookingWords, RequestField } from "@/lib/booking/fields";
import { MESSAGE_LIMIT, type RequestErrors } from "@/lib/booking/request";
import { fill } from "@/lib/text/fill";
import { ChangingText } from "./changing-text";

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
				<p key="note" id={`${name}-note`} className="field-note">
					<ChangingText>{note}</ChangingText>
				</p>
			)}
			{error && (
				<p key="error" id={`${name}-error`} className="field-error">
					<ChangingText>{error}</ChangingText>
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
	const length = fill(words.messageLength, { count: messageLength, limit: MESSAGE_LIMIT }, language);
	const email = { type: "email", autoComplete: "email", inputMode: "email", maxLength: 254 } as const;
	const tel = { type: "tel", autoComplete: "tel", inputMode: "tel" } as const;
	const fields: Omit<FieldProps, "readOnly">[] = [
		{ name: "user_name", label: words.name, input: { type: "text", autoComplete: "name", maxLength: 200 } },
		{ name: "user_email", label: words.email, hint: words.emailHint, input: email },
		{ name: "user_phone", label: words.phone, hint: words.phoneHint, input: tel },
		{ name: "appointment_date", label: words.date, hint: words.dateHint, note: dateNote, input: { type: "date" } },
		{ name: "message", label: words.message, hint: words.messageHint, note: length },
	];
	return fields.map((field) => <Field key={field.name} {...field} error={errors[field.name]} readOnly={readOnly} />);
}
