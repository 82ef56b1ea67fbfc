/** One four-pointed star around 0, 0, twenty units across. */
export const STAR = "M0-10C1.3-3 3-1.3 10 0 3 1.3 1.3 3 0 10-1.3 3-3 1.3-10 0-3-1.3-1.3-3 0-10Z";

type StarsProps = { className?: string };

/** The clinic's mark: Punarvasu's two stars, one larger. Decoration; the name stands beside it in words. */
export function TwinStars({ className }: StarsProps) {
	return (
		<svg viewBox="0 0 40 36" className={className} aria-hidden="true">
			<path d={STAR} transform="translate(15 20) scale(1.5)" fill="currentColor" />
			<path d={STAR} transform="translate(32 9) scale(.8)" className="fill-marigold" />
		</svg>
	);
}

/** One star of the pair. */
export function Star({ className }: StarsProps) {
	return (
		<svg viewBox="-10 -10 20 20" className={className} aria-hidden="true">
			<path d={STAR} fill="currentColor" />
		</svg>
	);
}
