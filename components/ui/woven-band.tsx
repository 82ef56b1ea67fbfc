/** A thin band in the manner of a Paithani border, between parts of a page. Decoration. */
export function WovenBand() {
	return <div className="woven-band" aria-hidden="true" />;
}
