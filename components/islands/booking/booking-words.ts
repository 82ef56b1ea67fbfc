import type { InterfaceWords } from "@/lib/content/schema/interface";

export type BookingWords = InterfaceWords["booking"];

/** Where a request can be carried when it could not be sent. */
export type BookingContact = { email: string; phone: string; whatsapp: string; callHref: string };
