import type { ReactNode } from "react";
import type { Legal } from "@/lib/content/schema/pages";
import type { Crumbs } from "@/lib/site/breadcrumb";
import type { Page } from "@/lib/site/page";
import { anchor } from "@/lib/text/anchor";
import { longDate } from "@/lib/text/dates";
import { fill } from "@/lib/text/fill";
import { WithContents } from "../layout/with-contents";
import { Markdown } from "../ui/markdown";
import { PageBanner } from "../ui/page-banner";

/** The subheadings of a text in Markdown. */
const subheadings = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading ?? "");

type LegalViewProps = {
	legal: Legal & { body: string };
	crumbs: Crumbs;
	page: Page;
	/** What stands at the end of its last section. */
	children?: ReactNode;
};

/** A legal page: its title, the days on which it was first there and last changed, and its text. */
export function LegalView({ legal, crumbs, page, children }: LegalViewProps) {
	const headings = subheadings(legal.body);
	const { published, updated } = legal;
	return (
		<>
			<PageBanner page={page} crumbs={crumbs} heading={legal.title}>
				{published && (
					<p className="mt-5">
						{fill(page.labels.legal.published, { date: longDate(published, page.clinic.language) })}
					</p>
				)}
				<p className={published ? "" : "mt-5"}>
					{fill(page.labels.legal.updated, { date: longDate(updated, page.clinic.language) })}
				</p>
			</PageBanner>
			<WithContents
				title={page.labels.common.contents}
				entries={headings.map((heading) => ({ id: anchor(heading), heading }))}
			>
				<Markdown page={page} linkTo={page.labels.common.linkToSection}>
					{legal.body}
				</Markdown>
				{children}
			</WithContents>
		</>
	);
}
