import type { Page } from "@/lib/pages/page";
import { Picture, type ShownPicture, type Widths } from "./picture";

type BeforeAfterProps = { before: ShownPicture; after: ShownPicture; widths: Widths; page: Page };

/** Two pictures of the same view, each with its label; `widths` of one of them. */
export function BeforeAfter({ before, after, widths, page }: BeforeAfterProps) {
	const sides = [
		{ picture: before, label: page.labels.treatment.before },
		{ picture: after, label: page.labels.treatment.after },
	];
	return (
		<div className="grid grid-cols-2 gap-0.75 overflow-hidden rounded-card border border-ink-line">
			{sides.map(({ picture, label }) => (
				<div key={label} className="relative min-w-0">
					<Picture picture={picture} ratio="half" widths={widths} />
					<p className="absolute bottom-2 left-2 rounded-full bg-paper px-2 py-0.5 text-note font-semibold print:[print-color-adjust:exact]">
						{label}
					</p>
				</div>
			))}
		</div>
	);
}
