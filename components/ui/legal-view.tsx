import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { Legal } from "@/lib/content/schema/pages";
import type { Crumbs } from "@/lib/site/breadcrumb";
import { longDate } from "@/lib/text/dates";
import { fill } from "@/lib/text/fill";
import { ContentsList } from "./contents-list";
import { Markdown } from "./markdown";
import { PageBanner } from "./page-banner";

/** The subheadings of a text in Markdown. */
const subheadings = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading ?? "");

type LegalViewProps = {
	page: Legal & { body: string };
	crumbs: Crumbs;
	/** The language of the page, for its date. */
	language: string;
	words: Pick<InterfaceWords, "common" | "legal">;
};

/** A legal page: its title, the day it was last changed, and its text. */
export function LegalView({ page, crumbs, language, words }: LegalViewProps) {
	const headings = subheadings(page.body);
	return (
		<>
			<PageBanner crumbs={crumbs} heading={page.title}>
				<p className="mt-5">{fill(words.legal.updated, { date: longDate(page.updated, language) })}</p>
			</PageBanner>
			<div
				className={`page-width ${headings.length > 0 ? "lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-20" : ""} pt-14 pb-section lg:pt-20`}
			>
				<ContentsList title={words.common.contents} headings={headings} />
				<Markdown anchors>{page.body}</Markdown>
			</div>
		</>
	);
}
