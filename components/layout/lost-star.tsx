import { STAR } from "../ui/twin-stars";

/** Stars of Gemini as they stand in the sky, north up: x, y, radius; Castor and Pollux have marks of their own. */
const stars = [
	[158, 166, 3],
	[239, 232, 4],
	[301, 266, 4],
	[325, 266, 3],
	[179, 291, 3],
	[257, 345, 5],
	[132, 272, 3],
	[138, 344, 3],
	[235, 391, 3],
	[59, 241, 3],
	[115, 197, 3],
	[85, 209, 3],
	[213, 116, 3],
] as const;

/** Decoration of the not-found page: the constellation of the two stars in a doorway, one of them lying on its step. */
export function LostStar({ className }: { className?: string }) {
	return (
		<svg viewBox="-20 0 400 560" className={className} aria-hidden="true">
			<path d="M0 540V180a180 180 0 0 1 360 0v360Z" className="fill-ink" />
			<path
				d="M14 540V180a166 166 0 0 1 332 0v360"
				fill="none"
				className="stroke-marigold"
				strokeWidth="2"
				strokeDasharray="1 11"
				strokeLinecap="round"
			/>
			<path
				d="M89 144 158 166 239 232 301 266 325 266M158 166 213 116M57 194 85 209 132 272 179 291 257 345M132 272 138 344 235 391M85 209 59 241M85 209 115 197 158 166"
				fill="none"
				className="stroke-mist"
				strokeOpacity=".45"
				strokeWidth="1.5"
			/>
			{stars.map(([x, y, r]) => (
				<circle key={`${x} ${y}`} cx={x} cy={y} r={r} className="fill-paper" />
			))}
			<path d={STAR} transform="translate(89 144) scale(2.6)" className="fill-paper" />
			<circle cx="57" cy="194" r="15" fill="none" className="stroke-marigold" strokeWidth="2" strokeDasharray="4 5" />
			<path d="M-20 540h400" className="stroke-ink" strokeWidth="3" strokeLinecap="round" />
			<path d={STAR} transform="translate(296 511) rotate(16) scale(3.1)" className="fill-marigold" />
		</svg>
	);
}
