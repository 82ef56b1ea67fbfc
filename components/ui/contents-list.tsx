import { anchor } from "@/lib/text/anchor";
import "./contents-list.css";

type ContentsListProps = {
	/** What the list is called. */
	title: string;
	headings: string[];
};

/**
 * The page's contents, beside the text on wide screens: its subheadings, each a link to its anchor. Nothing where there
 * are none.
 */
export function ContentsList({ title, headings }: ContentsListProps) {
	if (headings.length === 0) return null;
	return (
		<nav
			aria-labelledby="contents"
			className="contents-list text-small/[1.6] max-lg:hidden lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start print:hidden"
		>
			<p id="contents" className="eyebrow">
				{title}
			</p>
			<ol className="mt-3">
				{headings.map((heading) => (
					<li key={heading}>
						<a href={`#${anchor(heading)}`}>{heading}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
