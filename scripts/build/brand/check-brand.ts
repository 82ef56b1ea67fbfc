import type { Problem } from "@/lib/content/problem";
import type { Brand } from "@/lib/content/schema/brand";
import type { Source } from "@/lib/content/source";
import { typefaceFile } from "../fonts/packages";
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

/**
 * Finishes the brand's drawings, in memory, and looks for its typefaces.
 * @returns the drawings, or every mistake
 */
export function checkBrand(root: string, source: Source<Brand>): { drawings?: BrandDrawings; problems: Problem[] } {
	const { drawings, problems } = brandDrawings(root, source);
	return { drawings, problems: [...problems, ...missingTypefaces(source)] };
}
