import { getContent } from "@/lib/content";
import type { Legal } from "@/lib/content/schema/pages";
import { longDate } from "@/lib/text/dates";
import { fill } from "@/lib/text/fill";
import { ContentsList } from "./contents-list";
import { Markdown } from "./markdown";
import { PageBanner } from "./page-banner";

/** The subheadings of a text in Markdown. */
const subheadings = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading ?? "");

/** A legal page: its title, the day it was last changed, and its text. */
export function LegalView({ page }: { page: Legal & { body: string } }) {
	const { clinic, words } = getContent();
	return (
		<>
			<PageBanner here={page.title} heading={page.title}>
				<p className="mt-5">{fill(words.legal.updated, { date: longDate(page.updated, clinic.language) })}</p>
			</PageBanner>
			<div className="page-width contents-columns pt-14 pb-section lg:pt-20">
				<ContentsList headings={subheadings(page.body)} />
				<Markdown anchors>{page.body}</Markdown>
			</div>
		</>
	);
}
