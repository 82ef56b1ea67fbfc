import { getContent } from "@/lib/content";
import { anchor } from "@/lib/text/anchor";

/** The page's contents, beside the text on wide screens: its subheadings, each a link to its anchor. */
export function ContentsList({ headings }: { headings: string[] }) {
	const { words } = getContent();
	return (
		<nav aria-labelledby="contents" className="contents-list screen-only">
			<p id="contents" className="eyebrow">
				{words.common.contents}
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
