/** The digits of a telephone number, as addresses carry it. */
export const digits = (phone: string) => phone.replace(/\D/g, "");

/** The address that calls a number. */
export const telephone = (phone: string) => `tel:+${digits(phone)}`;

/** The beginning of the address that opens a chat with a number. */
export const chat = (phone: string) => `https://wa.me/${digits(phone)}`;
