import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Island } from "../islands/island";
import "./table-of-contents.css";

type ContentsProps = { title: string; entries: { id: string; heading: string }[] };

/** A text with its table of contents: beside it on wide screens, elsewhere in a bar above it. None without entries. */
export function WithTableOfContents({ title, entries, children }: ContentsProps & { children: ReactNode }) {
	const width = "page-width pb-section";
	if (entries.length === 0) return <div className={`${width} pt-14 lg:pt-20`}>{children}</div>;
	return (
		<div className={`${width} lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-20 lg:pt-20`}>
			<TableOfContents title={title} entries={entries} />
			<div className="min-w-0 max-lg:pt-10">{children}</div>
		</div>
	);
}

function Entries({ entries }: Pick<ContentsProps, "entries">) {
	return (
		<ol>
			{entries.map(({ id, heading }) => (
				<li key={id}>
					<a href={`#${id}`}>{heading}</a>
				</li>
			))}
		</ol>
	);
}

/** The table of contents: a list beside the text, or a sticky folded bar that names the current section. */
function TableOfContents({ title, entries }: ContentsProps) {
	return (
		<Island name="scroll-spy" wake="idle">
			<nav aria-label={title} className="contents-list">
				<details className="contents-bar lg:hidden">
					<summary>
						<span className="font-semibold">{title}</span>
						<span data-here className="contents-here" />
						<ChevronDown aria-hidden="true" className="chevron size-5" />
					</summary>
					<Entries entries={entries} />
				</details>
				<div className="contents-aside max-lg:hidden">
					<p className="eyebrow">{title}</p>
					<Entries entries={entries} />
				</div>
			</nav>
		</Island>
	);
}
