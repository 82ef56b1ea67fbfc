import type { Page } from "@/lib/site/page";
import { Picture, type ShownPicture } from "./picture";
import "./before-after.css";

/** Two pictures of the same view, each with its label. */
export function BeforeAfter({ before, after, page }: { before: ShownPicture; after: ShownPicture; page: Page }) {
	const sides = [
		{ picture: before, label: page.labels.treatment.before },
		{ picture: after, label: page.labels.treatment.after },
	];
	return (
		<div className="pair">
			{sides.map(({ picture, label }) => (
				<div key={label} className="relative min-w-0">
					<Picture picture={picture} ratio="half" />
					<p className="pair-label">{label}</p>
				</div>
			))}
		</div>
	);
}
