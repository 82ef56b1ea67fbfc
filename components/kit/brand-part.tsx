import type { ReactNode } from "react";

/** A part of the brand's sheet, under its heading. */
export function BrandPart({ heading, children }: { heading: string; children: ReactNode }) {
	return (
		<section className="min-w-0">
			<h2 className="mb-2 border-ink-line border-b pb-1 font-sans text-small font-semibold">{heading}</h2>
			{children}
		</section>
	);
}
