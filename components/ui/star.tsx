import { SYMBOLS } from "@/lib/brand/symbols";

/** The star of ratings, in the colour of the text around it. Decoration. */
export function Star({ className }: { className: string }) {
	return (
		<svg className={className} aria-hidden="true">
			<use href={`#${SYMBOLS.star}`} />
		</svg>
	);
}
