import { getContent } from "@/lib/content";
import { securityFile } from "@/lib/site/security-file";

export const dynamic = "force-static";

/** Whom to tell of a fault in the site's security. */
export function GET(): Response {
	return new Response(securityFile(getContent().clinic, new Date()), {
		headers: { "Content-Type": "text/plain; charset=utf-8" },
	});
}
