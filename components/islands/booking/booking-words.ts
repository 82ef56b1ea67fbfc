import type { InterfaceWords } from "@/lib/content/schema/interface";

export type BookingWords = InterfaceWords["booking"]["form"];
