import { illegibleInDrawings } from "@/lib/brand/legibility";
import type { Problem } from "@/lib/content/problem";
import type { Brand } from "@/lib/content/schema/brand";
import type { Source } from "@/lib/content/source";
import { typefaceFile } from "../fonts/packages";
import type { Plate } from "../pictures/plate";
import { type BrandDrawings, brandDrawings } from "./drawings";

/** The typefaces whose packages are not installed, or have no variable Latin face. */
function missingTypefaces({ data, problemAt }: Source<Brand>): Problem[] {
	return (["headings", "text"] as const).flatMap((role) => {
		const name = data?.typefaces[role].package;
		if (!name || typefaceFile(name)) return [];
		const message = `${name} is not installed, or has no weights to choose from: npm install --save-exact ${name}`;
		return [problemAt(["typefaces", role, "package"], message)];
	});
}

/** The pairs of the brand's colours that drawings rely on and that cannot be told apart. */
function pairsInDrawings({ data, problemAt }: Source<Brand>, plates: ReadonlyMap<string, Plate>): Problem[] {
	if (!data) return [];
	const drawings = [...plates].map(([name, { tones }]): [string, Plate["tones"]] => [name, tones]);
	return illegibleInDrawings(data.colours, drawings).map(({ role, message }) => problemAt(["colours", role], message));
}

/**
 * Finishes the brand's drawings, in memory, and looks for its typefaces, and at its colours in the site's drawings.
 * @param plates the finished drawings of the content
 * @returns the drawings, or every mistake
 */
export function checkBrand(
	root: string,
	source: Source<Brand>,
	plates: ReadonlyMap<string, Plate>,
): { drawings?: BrandDrawings; problems: Problem[] } {
	const { drawings, problems } = brandDrawings(root, source);
	return { drawings, problems: [...problems, ...missingTypefaces(source), ...pairsInDrawings(source, plates)] };
}
