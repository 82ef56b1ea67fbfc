import type { ReactNode } from "react";

/** A part of the brand's sheet, under its heading. */
export function BrandPart({ heading, children }: { heading: string; children: ReactNode }) {
	return (
		<section>
			<h2>{heading}</h2>
			{children}
		</section>
	);
}
