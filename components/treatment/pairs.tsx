import type { Finished } from "@/lib/content/finished";
import type { SectionOn } from "@/lib/content/schema/sections";
import type { Page } from "@/lib/site/page";
import { PairPlates } from "../ui/pair-plates";

type PairsProps = {
	pairs: Finished<NonNullable<SectionOn<"results">["pairs"]>>;
	page: Page;
};

/** Before and after: two plates of the same view, side by side. */
export function Pairs({ pairs, page }: PairsProps) {
	return (
		<div className="max-w-208 print:max-w-96">
			{pairs.map(({ before, after, caption }) => (
				<figure key={caption} className="mt-6">
					<PairPlates page={page} before={before} after={after} />
					<figcaption className="mt-3 text-small">{caption}</figcaption>
				</figure>
			))}
			<p className="mt-3 text-note text-ink-muted">{page.labels.treatment.plateNote}</p>
		</div>
	);
}
