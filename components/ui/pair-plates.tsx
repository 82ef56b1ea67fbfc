import type { InterfaceWords } from "@/lib/content/schema/interface";
import { Plate, type ShownPicture } from "./plate";
import "./pair-plates.css";

type PairPlatesProps = {
	before: ShownPicture;
	after: ShownPicture;
	words: Pick<InterfaceWords["treatment"], "before" | "after">;
};

/** Two plates of the same view, before and after, each with its word on it. */
export function PairPlates({ before, after, words }: PairPlatesProps) {
	const sides = [
		{ picture: before, label: words.before },
		{ picture: after, label: words.after },
	];
	return (
		<div className="pair">
			{sides.map(({ picture, label }) => (
				<div key={label} className="relative min-w-0">
					<Plate picture={picture} ratio="half" />
					<p className="pair-label">{label}</p>
				</div>
			))}
		</div>
	);
}
