import { SYMBOLS } from "@/lib/brand/symbols";

/**
 * The sign of the clinic's logo, in the colour of the text around it, as wide as `className` says. Decoration; the
 * name stands beside it in words.
 */
export function Mark({ className }: { className: string }) {
	return (
		<svg className={`mark ${className}`} aria-hidden="true">
			<use href={`#${SYMBOLS.mark}`} />
		</svg>
	);
}
