import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { optimize } from "svgo";
import { drawnRoles } from "@/lib/brand/plate-palette";
import { type ColourRole, colourRoles } from "@/lib/brand/roles";
import type { Problem } from "@/lib/content/problem";
import type { Brand } from "@/lib/content/schema/brand";
import type { Source } from "@/lib/content/source";
import { finishPlate, type Plate } from "../pictures/plate";
import { elementsBelow, step } from "../pictures/svg-tree";
import { clipPathOf } from "./bullet";

/** The brand's drawings as pages use them. */
export type BrandDrawings = {
	mark?: Plate;
	star: Plate;
	band?: Plate;
	/** The shape of bullets as a value of CSS `clip-path`. */
	bullet: string;
};

/** What ratings show where the brand has no star of its own. */
const PLAIN_STAR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 20 20"><path fill="currentColor" d="M0-10 2.94-3.05 10-2.6 4.76 2.05 6.2 9 0 5.2-6.2 9-4.76 2.05-10-2.6-2.94-3.05Z"/></svg>`;

const PLAIN_BULLET = "circle(36%)";

const isRole = (name: string): name is ColourRole => name in colourRoles;

/**
 * A drawing whose classes have become colours: `fill-marigold` or `stroke-marigold` of a shape stands for that colour,
 * whatever colour the drawing program wrote. It is the palette's, for which finishing shows the brand's.
 * @param refuse is told of classes that name a colour which the brand does not have
 */
function inColours(svg: string, refuse: (fault: string) => void): string {
	const colour = step("colourByRole", (drawing) => {
		for (const { attributes } of elementsBelow(drawing)) {
			for (const name of (attributes.class ?? "").split(/\s+/)) {
				const [, place, role = ""] = /^(fill|stroke)-(\w+)$/.exec(name) ?? [];
				if (!place) continue;
				// A style, since that of a drawing program would hold against an attribute.
				if (isRole(role)) attributes.style = `${attributes.style ?? ""};${place}:${drawnRoles[role]}!important`;
				else refuse(`the class ${name}, but no colour has that name: ${Object.keys(colourRoles).join(", ")}`);
			}
		}
	});
	return optimize(svg, { plugins: [colour] }).data;
}

/** A drawing of the brand, finished as all drawings are, or what is wrong with it. */
export function finishDrawing(
	root: string,
	src: string,
	svg: string,
	colours: Brand["colours"],
): ReturnType<typeof finishPlate> {
	const problems: string[] = [];
	try {
		const coloured = inColours(svg, (fault) => problems.push(`the drawing holds ${fault}`));
		return problems.length > 0 ? { problems } : finishPlate(root, src, coloured, colours);
	} catch {
		// It is no SVG, which finishing it tells in words.
		return finishPlate(root, src, svg);
	}
}

/**
 * Reads and finishes the drawings that the brand names.
 * @returns them, or every mistake in them at the field that names the drawing
 */
export function brandDrawings(
	root: string,
	{ data: brand, problemAt }: Source<Brand>,
): { drawings?: BrandDrawings; problems: Problem[] } {
	const problems: Problem[] = [];
	if (!brand) return { problems };
	const textOf = (field: "mark" | "star" | "band" | "bullet"): string | undefined => {
		const src = brand[field];
		if (!src) return undefined;
		const file = join(root, "content", src);
		if (existsSync(file)) return readFileSync(file, "utf8");
		problems.push(problemAt([field], `there is no file content/${src}`));
		return undefined;
	};
	const finished = (field: "mark" | "star" | "band", plain?: string): Plate | undefined => {
		const svg = textOf(field) ?? plain;
		if (!svg) return undefined;
		const name = brand[field] ?? field;
		const { plate, problems: faults } = finishDrawing(root, name, svg, brand.colours);
		for (const fault of faults) problems.push(problemAt([field], `content/${name}: ${fault}`));
		return plate;
	};
	const [mark, star, band] = [finished("mark"), finished("star", PLAIN_STAR), finished("band")];
	const polygon = textOf("bullet");
	const bullet = polygon === undefined ? PLAIN_BULLET : clipPathOf(polygon);
	if (!bullet)
		problems.push(problemAt(["bullet"], `content/${brand.bullet}: must hold one <polygon> and nothing else`));
	if (!star || !bullet || problems.length > 0) return { problems };
	return { drawings: { mark, star, band, bullet }, problems };
}
