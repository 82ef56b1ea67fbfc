import { getContent } from "@/lib/content";
import type { Picture } from "@/lib/content/schema/shared";
import { Plate } from "./plate";

/** Two plates of the same view, before and after, each with its word on it. */
export function PairPlates({ before, after }: { before: Picture; after: Picture }) {
	const { words } = getContent();
	const sides = [
		{ picture: before, label: words.treatment.before },
		{ picture: after, label: words.treatment.after },
	];
	return (
		<div className="pair">
			{sides.map(({ picture, label }) => (
				<div key={label} className="pair-side">
					<Plate picture={picture} ratio="half" />
					<p className="pair-label">{label}</p>
				</div>
			))}
		</div>
	);
}
