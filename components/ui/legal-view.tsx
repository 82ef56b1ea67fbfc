import { getContent } from "@/lib/content";
import { fill } from "@/lib/content/fill";
import type { Legal } from "@/lib/content/schema/pages";
import { longDate } from "@/lib/dates";
import { Markdown } from "./markdown";
import { PageBanner } from "./page-banner";

/** A legal page: its title, the day it was last changed, and its text. */
export function LegalView({ page }: { page: Legal & { body: string } }) {
	const { clinic, words } = getContent();
	return (
		<>
			<PageBanner here={page.title} heading={page.title}>
				<p className="mt-5">{fill(words.legal.updated, { date: longDate(page.updated, clinic.language) })}</p>
			</PageBanner>
			<div className="page-width pt-4 pb-section">
				<Markdown>{page.body}</Markdown>
			</div>
		</>
	);
}
