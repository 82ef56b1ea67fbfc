import type { ReactNode } from "react";
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
	/** The language of the page, for its dates. */
	language: string;
	words: Pick<InterfaceWords, "common" | "legal">;
	/** What stands at the end of its last section. */
	children?: ReactNode;
};

/** A legal page: its title, the days on which it was first there and last changed, and its text. */
export function LegalView({ page, crumbs, language, words, children }: LegalViewProps) {
	const headings = subheadings(page.body);
	const { published, updated } = page;
	return (
		<>
			<PageBanner crumbs={crumbs} heading={page.title}>
				{published && <p className="mt-5">{fill(words.legal.published, { date: longDate(published, language) })}</p>}
				<p className={published ? "" : "mt-5"}>{fill(words.legal.updated, { date: longDate(updated, language) })}</p>
			</PageBanner>
			<WithContents
				title={words.common.contents}
				entries={headings.map((heading) => ({ id: anchor(heading), heading }))}
			>
				<Markdown linkTo={words.common.linkToSection}>{page.body}</Markdown>
				{children}
			</WithContents>
		</>
	);
}
