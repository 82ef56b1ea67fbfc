import type { ReactNode } from "react";
import { Island } from "../islands/island";

type ContentsProps = { title: string; entries: { id: string; heading: string }[] };

/** A text with its table of contents beside it, on wide screens. None without entries. */
export function WithTableOfContents({ title, entries, children }: ContentsProps & { children: ReactNode }) {
	const width = "page-width pb-6 lg:pb-section";
	if (entries.length === 0) return <div className={`${width} pt-14 lg:pt-20`}>{children}</div>;
	return (
		<div className={`${width} lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-16 lg:pt-20 print:block`}>
			<TableOfContents title={title} entries={entries} />
			<div className="min-w-0 max-lg:pt-6">{children}</div>
		</div>
	);
}

/** The table of contents beside the text, which marks the current section. */
function TableOfContents({ title, entries }: ContentsProps) {
	return (
		<Island name="scroll-spy" wake="visible">
			<nav aria-label={title} className="contents-list self-start max-lg:hidden lg:sticky-below-header">
				<p className="eyebrow">{title}</p>
				<ol className="mt-3">
					{entries.map(({ id, heading }) => (
						<li key={id}>
							<a href={`#${id}`} className="block">
								{heading}
							</a>
						</li>
					))}
				</ol>
			</nav>
		</Island>
	);
}
