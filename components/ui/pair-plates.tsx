import { getContent } from "@/lib/content";
import type { Picture } from "@/lib/content/schema/shared";
import { Plate } from "./plate";

/** Two plates of the same view, before and after, each with its word under it. */
export function PairPlates({ before, after }: { before: Picture; after: Picture }) {
	const { words } = getContent();
	const sides = [
		{ picture: before, label: words.treatment.before },
		{ picture: after, label: words.treatment.after },
	];
	return (
		<div className="grid grid-cols-2 gap-2">
			{sides.map(({ picture, label }) => (
				<div key={label}>
					<Plate picture={picture} ratio="4/3" className="rounded-lg" />
					<p className="mt-1.5 text-note font-semibold">{label}</p>
				</div>
			))}
		</div>
	);
}
