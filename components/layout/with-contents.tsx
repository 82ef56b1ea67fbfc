import type { ReactNode } from "react";
import { type ContentsEntry, ContentsList } from "./contents-list";

type WithContentsProps = {
	/** What the list of contents is called. */
	title: string;
	entries: ContentsEntry[];
	/** The text that the entries lead to. */
	children: ReactNode;
};

/** A text with its contents: beside it on wide screens, in a bar over it elsewhere. A text without headings has none. */
export function WithContents({ title, entries, children }: WithContentsProps) {
	const width = "page-width pb-section";
	if (entries.length === 0) return <div className={`${width} pt-14 lg:pt-20`}>{children}</div>;
	return (
		<div className={`${width} lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-20 lg:pt-20`}>
			<ContentsList title={title} entries={entries} />
			<div className="min-w-0 max-lg:pt-10">{children}</div>
		</div>
	);
}
