/** Icons of islands' buttons, on a 24 by 24 grid; an icon package would weigh more in the browser. */
const strokes = {
	pause: "M9 6v12m6-12v12",
	play: "M8 5.5v13l10.5-6.5z",
	previous: "m14.5 5-7 7 7 7",
	next: "m9.5 5 7 7-7 7",
	close: "m6 6 12 12M18 6 6 18",
	up: "M12 20V5m-6 6 6-6 6 6",
};

/** An icon in the text colour. Decorative: the button has the name. */
export function LineIcon({ name, fill = "none" }: { name: keyof typeof strokes; fill?: "none" | "currentColor" }) {
	return (
		<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill={fill} stroke="currentColor">
			<path d={strokes[name]} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
		</svg>
	);
}
