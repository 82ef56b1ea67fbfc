import { getContent } from "@/lib/content";
import type { TreatmentSection } from "@/lib/content/schema/treatment";
import { anchor } from "@/lib/slug";

/** The page's contents, beside the text on wide screens. */
export function Contents({ sections }: { sections: TreatmentSection[] }) {
	const { words } = getContent();
	return (
		<nav aria-labelledby="contents" className="contents-list screen-only">
			<h2 id="contents" className="eyebrow">
				{words.treatment.contents}
			</h2>
			<ol className="mt-3">
				{sections.map(({ topic, subHeading }) => (
					<li key={topic}>
						<a href={`#${anchor(subHeading)}`}>{subHeading}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
