import { securityFile } from "@/lib/machines/text-files";
import { getContent } from "@/lib/pages/content";

export const dynamic = "force-static";

/** How to report a security fault (RFC 9116). */
export function GET(): Response {
	return new Response(securityFile(getContent().clinic, new Date()), {
		headers: { "Content-Type": "text/plain; charset=utf-8" },
	});
}
