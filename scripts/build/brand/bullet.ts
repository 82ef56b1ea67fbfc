import { fieldOf } from "../pictures/plate-size";
import { elementsBelow, readSvg } from "../pictures/svg-tree";

/** Numbers of an SVG's list of points. */
const numbersIn = (list: string) => (list.match(/-?[\d.]+(?:e-?\d+)?/gi) ?? []).map(Number);

/**
 * The one polygon of a drawing as a value of CSS `clip-path`, in shares of the place that it cuts.
 * @returns nothing if the drawing is anything but one polygon
 */
export function clipPathOf(svg: string): string | undefined {
	try {
		const [drawing, shape, ...others] = [...elementsBelow(readSvg(svg))];
		const field = drawing && fieldOf(drawing);
		if (!field || shape?.name !== "polygon" || others.length > 0) return undefined;
		const numbers = numbersIn(shape.attributes.points ?? "");
		if (numbers.length < 6 || numbers.length % 2 > 0 || !numbers.every(Number.isFinite)) return undefined;
		const share = (length: number) => `${Number((length * 100).toFixed(2))}%`;
		const points = numbers.flatMap((x, index) => {
			const y = numbers[index + 1];
			if (index % 2 > 0 || y === undefined) return [];
			return [`${share((x - field.x) / field.width)} ${share((y - field.y) / field.height)}`];
		});
		return `polygon(${points.join(",")})`;
	} catch {
		return undefined;
	}
}
