import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { Legal } from "@/lib/content/schema/pages";
import type { Crumbs } from "@/lib/site/breadcrumb";
import { anchor } from "@/lib/text/anchor";
import { longDate } from "@/lib/text/dates";
import { fill } from "@/lib/text/fill";
import { WithContents } from "../layout/with-contents";
import { Markdown } from "../ui/markdown";
import { PageBanner } from "../ui/page-banner";

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
			<WithContents
				title={words.common.contents}
				entries={headings.map((heading) => ({ id: anchor(heading), heading }))}
			>
				<Markdown linkTo={words.common.linkToSection}>{page.body}</Markdown>
			</WithContents>
		</>
	);
}
