import { llmsText } from "@/lib/machines/text-files";
import { getContent } from "@/lib/pages/content";

export const dynamic = "force-static";

/** Links for programs that answer questions of patients (llmstxt.org). */
export function GET(): Response {
	return new Response(llmsText(getContent()), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
