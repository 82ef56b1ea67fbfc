/** The brand's thin band of tiles, over the footer. Decoration. */
export function Band() {
	return <div className="band" aria-hidden="true" />;
}
