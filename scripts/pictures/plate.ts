import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { optimize } from "svgo";

/** Folder of the parts that plates share, such as a hand or the arch; one drawing with one id each. */
const PARTS = "content/plates/parts";

/** The first line of a plate names the parts it uses: `<!-- parts: arch, hand-palm -->`. */
const PARTS_LINE = /<!--\s*parts:([^>]*?)-->/;

const namesIn = (list: string) => list.split(/[,\s]+/).filter(Boolean);

/** The drawing of a part, and before it those of the parts it is made from. */
function partWithItsOwn(root: string, name: string, taken: Set<string>): string {
	if (taken.has(name)) return "";
	taken.add(name);
	const file = join(root, PARTS, `${name}.svg`);
	if (!existsSync(file)) throw new Error(`there is no part "${name}" in ${PARTS}`);
	const svg = readFileSync(file, "utf8");
	const own = namesIn(PARTS_LINE.exec(svg)?.[1] ?? "").map((part) => partWithItsOwn(root, part, taken));
	const drawing = svg
		.replace(/^[\s\S]*?<svg[^>]*>/, "")
		.replace(/<\/svg>\s*$/, "")
		.replace(PARTS_LINE, "");
	return own.join("") + drawing;
}

/**
 * A plate's source with the parts it names drawn in, as `<defs>`.
 * @throws naming a part that does not exist
 */
export function withParts(root: string, svg: string): string {
	const taken = new Set<string>();
	return svg.replace(PARTS_LINE, (_, list: string) => {
		const parts = namesIn(list).map((name) => partWithItsOwn(root, name, taken));
		return `<defs>${parts.join("")}</defs>`;
	});
}

/**
 * A plate with its parts drawn in, made small.
 * @param svg the plate's source
 * @returns the finished SVG and its size from the viewBox
 * @throws saying what is wrong with the drawing
 */
export function finishPlate(root: string, svg: string): { data: string; width: number; height: number } {
	const whole = withParts(root, svg);
	const size = /viewBox="0 0 (\d+) (\d+)"/.exec(whole);
	if (!size) throw new Error('a plate needs a viewBox that begins with "0 0" and whole numbers');
	const { data } = optimize(whole, {
		multipass: true,
		floatPrecision: 1,
		plugins: [
			{
				name: "preset-default",
				params: {
					overrides: {
						// Parts are drawn small and set large: their scale needs more digits than their points.
						convertPathData: { floatPrecision: 1, transformPrecision: 4 },
						convertTransform: { floatPrecision: 3, transformPrecision: 5 },
						cleanupNumericValues: { floatPrecision: 2 },
					},
				},
			},
		],
	});
	return { data, width: Number(size[1]), height: Number(size[2]) };
}
