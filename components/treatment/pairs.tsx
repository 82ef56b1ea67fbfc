import type { Finished } from "@/lib/content/finished";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { SectionOn } from "@/lib/content/schema/sections";
import { PairPlates } from "../ui/pair-plates";

type PairsProps = {
	pairs: Finished<NonNullable<SectionOn<"results">["pairs"]>>;
	words: Pick<InterfaceWords, "treatment">;
};

/** Before and after: two plates of the same view, side by side. */
export function Pairs({ pairs, words }: PairsProps) {
	return (
		<div className="max-w-208 print:max-w-96">
			{pairs.map(({ before, after, caption }) => (
				<figure key={caption} className="mt-6">
					<PairPlates before={before} after={after} words={words.treatment} />
					<figcaption className="mt-3 text-small">{caption}</figcaption>
				</figure>
			))}
			<p className="mt-3 text-note text-ink-muted">{words.treatment.plateNote}</p>
		</div>
	);
}
