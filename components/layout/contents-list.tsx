import { ChevronDown } from "lucide-react";
import { Island } from "../islands/island";
import "./contents-list.css";

/** An entry of a page's contents: a heading and its anchor. */
export type ContentsEntry = { id: string; heading: string };

type ContentsListProps = {
	/** What the list is called. */
	title: string;
	entries: ContentsEntry[];
};

function Entries({ entries }: Pick<ContentsListProps, "entries">) {
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

/**
 * The page's contents, each a link to its anchor: beside the text on wide screens; elsewhere folded in a bar that stays
 * at the top and says where one is.
 */
export function ContentsList({ title, entries }: ContentsListProps) {
	return (
		<Island name="reading-place" wake="idle">
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
