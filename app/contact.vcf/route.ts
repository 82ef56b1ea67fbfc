import { contactFile } from "@/lib/machines/text-files";
import { getContent } from "@/lib/pages/content";

export const dynamic = "force-static";

/** The clinic's vCard. */
export function GET(): Response {
	return new Response(contactFile(getContent().clinic), { headers: { "Content-Type": "text/vcard; charset=utf-8" } });
}
