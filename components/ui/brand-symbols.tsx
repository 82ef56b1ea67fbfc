import { SYMBOLS } from "@/lib/brand/symbols";

type BrandSymbolsProps = {
	/** The symbols' markup, which the build has made of the brand's drawings. */
	symbols: string;
};

/** The brand's drawings that a page shows more than once: `Mark` and `Star` refer to them. Nothing of it is seen. */
export function BrandSymbols({ symbols }: BrandSymbolsProps) {
	const size = { width: 0, height: 0 };
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the build keeps of a drawing only what draws (finishPlate)
	return <svg {...size} className="absolute" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />;
}

/**
 * The sign of the clinic's logo, in the colour of the text around it, as wide as `className` says. Decoration; the
 * name stands beside it in words.
 */
export function Logo({ className }: { className: string }) {
	return (
		<svg className={`mark ${className}`} aria-hidden="true">
			<use href={`#${SYMBOLS.mark}`} />
		</svg>
	);
}

/** The star of ratings, in the colour of the text around it. Decoration. */
export function Star({ className }: { className: string }) {
	return (
		<svg className={className} aria-hidden="true">
			<use href={`#${SYMBOLS.star}`} />
		</svg>
	);
}
