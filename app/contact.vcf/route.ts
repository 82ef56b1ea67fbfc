import { getContent } from "@/lib/content";
import { contactFile } from "@/lib/site/contact-file";

export const dynamic = "force-static";

/** The clinic's vCard, for the contacts of a phone. */
export function GET(): Response {
	return new Response(contactFile(getContent().clinic), { headers: { "Content-Type": "text/vcard; charset=utf-8" } });
}
