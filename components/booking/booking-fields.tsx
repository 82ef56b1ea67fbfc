import type { InputHTMLAttributes } from "react";
import type { BookingState } from "@/lib/booking/booking-reducer";
import type { BookingWords, ReachOptions, RequestField } from "@/lib/booking/fields";
import { MESSAGE_LIMIT } from "@/lib/booking/request";
import { fill } from "@/lib/text/fill";

/**
 * A text that changes while the page is open. Its key makes each text a new element: a browser that translates the page
 * replaces the text nodes, so that a change of the old node would not be seen.
 */
export const ChangingText = ({ children }: { children: string }) => <span key={children}>{children}</span>;

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

/** A checkbox under the form's fields: its label, and the sentence that it puts before the message. */
export type MessageOption = { id: string; label: string; sentence: string };

type MessageCheckboxProps = MessageOption & { checked: boolean; disabled: boolean };

/** Unchecked at first, to send no illness unasked; without a name, not a field of the request. */
function MessageCheckbox({ id, label, sentence, checked, disabled }: MessageCheckboxProps) {
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

type BookingFieldsProps = {
	words: BookingWords;
	language: string;
	state: BookingState;
	dateNote: string;
	reach: ReachOptions;
	options: MessageOption[];
};

/** The five fields of an appointment request, and what the visitor may add to its message. */
export function BookingFields({ words, language, state, dateNote, reach, options }: BookingFieldsProps) {
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
