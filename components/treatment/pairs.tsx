import { getContent } from "@/lib/content";
import type { TreatmentSection } from "@/lib/content/schema/treatment";
import { Plate } from "../ui/plate";

type PairsProps = { pairs: NonNullable<TreatmentSection["pairs"]> };

/** Before and after: two plates of the same view, side by side. */
export function Pairs({ pairs }: PairsProps) {
	const { words } = getContent();
	return (
		<div className="max-w-measure">
			{pairs.map(({ before, after, caption }) => (
				<figure key={caption} className="mt-6">
					<div className="grid grid-cols-2 gap-2">
						{[
							{ picture: before, label: words.treatment.before },
							{ picture: after, label: words.treatment.after },
						].map(({ picture, label }) => (
							<div key={label}>
								<Plate picture={picture} ratio="4/3" className="rounded-card" />
								<p className="mt-2 text-note font-semibold">{label}</p>
							</div>
						))}
					</div>
					<figcaption className="mt-1 text-small">{caption}</figcaption>
				</figure>
			))}
			<p className="mt-3 text-note text-ink/80">{words.treatment.plateNote}</p>
		</div>
	);
}
