/** A colour as `#rrggbb`. */
export type Hex = `#${string}`;

/** Red, green and blue, each from 0 to 255. */
const channels = (colour: Hex): number[] =>
	[1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16));

/** Relative luminance from 0 (black) to 1 (white) (WCAG 2.2, definition of relative luminance). */
function luminance(colour: Hex): number {
	const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
		const share = channel / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21, in any order (WCAG 2.2, definition of contrast ratio). */
export function contrast(first: Hex, second: Hex): number {
	const [a, b] = [luminance(first), luminance(second)];
	return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** A colour between two, `share` of the way from 0 (the first) to 1. */
export function mix(first: Hex, second: Hex, share: number): Hex {
	const [from, to] = [channels(first), channels(second)];
	const mixed = from.map((channel, index) => Math.round(channel + ((to[index] ?? channel) - channel) * share));
	return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** The steps from a colour to black and to white between which no eye sees a difference. */
const STEPS = 100;

/** The colour nearest to this one, darker or lighter, that passes; undefined if none does. */
export function nearestColour(colour: Hex, passes: (candidate: Hex) => boolean): Hex | undefined {
	for (let step = 1; step <= STEPS; step++) {
		for (const end of ["#000000", "#ffffff"] as const) {
			const candidate = mix(colour, end, step / STEPS);
			if (passes(candidate)) return candidate;
		}
	}
	return undefined;
}

/** A translucent colour in CSS, such as `rgb(10 20 30 / 0.45)`. */
export const translucent = (colour: Hex, opacity: number): string => `rgb(${channels(colour).join(" ")} / ${opacity})`;
