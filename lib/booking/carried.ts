import { fill } from "../text/fill";
import type { AppointmentRequest } from "./fields";

/** The words in which a request is carried: the subject of an e-mail, and the text with the fields in braces. */
export type CarriedWords = { subject: string; carried: string };

/** A request as a text, to be sent another way than by the form. */
export const carriedText = (request: AppointmentRequest, { carried }: CarriedWords): string =>
	fill(carried, {
		name: request.user_name,
		email: request.user_email,
		phone: request.user_phone,
		date: request.appointment_date,
		message: request.message,
	});
