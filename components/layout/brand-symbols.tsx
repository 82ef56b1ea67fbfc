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
