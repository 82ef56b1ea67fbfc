/** A colour as `#rrggbb`. */
export type Hex = `#${string}`;

/** Red, green and blue of a colour, each from 0 to 255. */
function channels(colour: Hex): [number, number, number] {
	const part = (index: number) => Number.parseInt(colour.slice(index, index + 2), 16);
	return [part(1), part(3), part(5)];
}

/** Relative luminance from 0 (black) to 1 (white) (WCAG 2.2, definition of relative luminance). */
function luminance(colour: Hex): number {
	const [red, green, blue] = channels(colour).map((channel) => {
		const share = channel / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21, in any order (WCAG 2.2, definition of contrast ratio). */
export function contrast(one: Hex, other: Hex): number {
	const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
	return (lighter + 0.05) / (darker + 0.05);
}

/** A colour let through to a share from 0 to 1, as CSS writes it: `rgb(10 20 30 / 0.45)`. */
export const translucent = (colour: Hex, share: number): string => `rgb(${channels(colour).join(" ")} / ${share})`;
