import type { Page } from "@/lib/site/page";
import { Plate, type ShownPicture } from "./plate";
import "./pair-plates.css";

type PairPlatesProps = {
	before: ShownPicture;
	after: ShownPicture;
	page: Page;
};

/** Two plates of the same view, before and after, each with its word on it. */
export function PairPlates({ before, after, page }: PairPlatesProps) {
	const sides = [
		{ picture: before, label: page.labels.treatment.before },
		{ picture: after, label: page.labels.treatment.after },
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
