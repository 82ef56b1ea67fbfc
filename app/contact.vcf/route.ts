import { getContent } from "@/lib/content";
import { contactFile } from "@/lib/site/text-files";

export const dynamic = "force-static";

/** The clinic's vCard. */
export function GET(): Response {
	return new Response(contactFile(getContent().clinic), { headers: { "Content-Type": "text/vcard; charset=utf-8" } });
}
