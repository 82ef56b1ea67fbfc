import { SYMBOLS } from "@/lib/brand/symbols";

/** The brand's SVG symbols, whose markup the build makes; `Logo` and `Star` refer to them. Not visible. */
export function BrandSymbols({ symbols }: { symbols: string }) {
	const size = { width: 0, height: 0 };
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the build removes everything that acts on a page (optimiseSvg)
	return <svg {...size} className="absolute" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />;
}

/** The clinic's logo, in the text colour, or its version for dark backgrounds. Decorative. */
export function Logo({ className, onDark = false }: { className: string; onDark?: boolean }) {
	return (
		<svg className={`mark ${className}`} aria-hidden="true">
			<use href={`#${onDark ? SYMBOLS.markOnDark : SYMBOLS.mark}`} />
		</svg>
	);
}

/** Stars of a rating, some of them bright. Decorative. */
export function Stars({ count, bright, className = "h-5" }: { count: number; bright: number; className?: string }) {
	return (
		<svg viewBox={`0 0 ${count * 6 - 1} 5`} className={className} aria-hidden="true">
			{Array.from({ length: count }, (_, star) => (
				<use
					// biome-ignore lint/suspicious/noArrayIndexKey: stars are alike
					key={star}
					href={`#${SYMBOLS.star}`}
					x={star * 6}
					width="5"
					height="5"
					className={star < bright ? "text-marigold" : "text-ink-faint"}
				/>
			))}
		</svg>
	);
}
