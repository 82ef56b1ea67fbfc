/** Signs for buttons of islands, drawn on 24 by 24; an icon package would cost the browser more than the strokes. */
const strokes = {
	pause: "M9 6v12m6-12v12",
	play: "M8 5.5v13l10.5-6.5z",
	previous: "m14.5 5-7 7 7 7",
	next: "m9.5 5 7 7-7 7",
	close: "m6 6 12 12M18 6 6 18",
	up: "M12 20V5m-6 6 6-6 6 6",
};

/** A sign in the colour of the text. Decoration: the button around it carries the name. */
export function LineIcon({ name, fill = "none" }: { name: keyof typeof strokes; fill?: "none" | "currentColor" }) {
	return (
		<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill={fill} stroke="currentColor">
			<path d={strokes[name]} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
		</svg>
	);
}
