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

/** The star of ratings, in the text colour. Decorative. */
export function Star({ className }: { className: string }) {
	return (
		<svg className={className} aria-hidden="true">
			<use href={`#${SYMBOLS.star}`} />
		</svg>
	);
}
