import type { ReactNode } from "react";
import type { Crumbs } from "@/lib/pages/menus";
import type { Page } from "@/lib/pages/page";
import { anchor, subheadings } from "@/lib/text/markdown";
import { Markdown } from "../ui/markdown";
import { PageBanner } from "../ui/page-banner";
import { WithTableOfContents } from "./table-of-contents";

type TextPageProps = {
	heading: string;
	crumbs: Crumbs;
	/** Lines below the heading, such as dates. */
	head: ReactNode;
	/** Above the text. */
	picture?: ReactNode;
	/** In Markdown; its subheadings are the table of contents. */
	text: string;
	/** Below the text. */
	children?: ReactNode;
	page: Page;
};

/** The fewest parts of a text that have a table of contents. */
const FEW = 3;

/** A page of running text, such as a legal page or an article. */
export function TextPage({ heading, crumbs, head, picture, text, children, page }: TextPageProps) {
	const headings = subheadings(text);
	const entries =
		headings.length < FEW ? [] : headings.map((subheading) => ({ id: anchor(subheading), heading: subheading }));
	return (
		<>
			<PageBanner page={page} crumbs={crumbs} heading={heading}>
				{head}
			</PageBanner>
			<WithTableOfContents title={page.labels.common.contents} entries={entries}>
				{picture}
				<Markdown text={text} page={page} linked />
				{children}
			</WithTableOfContents>
		</>
	);
}
