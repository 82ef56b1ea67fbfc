import { createHash } from "node:crypto";
import { optimize, type PluginConfig, type XastRoot } from "svgo";
import type { Hex } from "@/lib/brand/contrast";
import type { Tone } from "@/lib/brand/plate-palette";
import type { ColourRole } from "@/lib/brand/roles";
import { draws, keepDrawingAttributes, placeFreely } from "./plate-attributes";
import { recolour } from "./plate-colours";
import { keepDrawable } from "./plate-elements";
import { drawParts } from "./plate-parts";
import { digitsFor } from "./plate-precision";
import { fieldOf, sizeOnPage } from "./plate-size";
import { dropIdleStyles, keepPlainColours, refuseStyleSheets } from "./plate-styles";
import { kilobytes } from "./size";
import { elementsIn, readingFault, step } from "./svg-tree";

/** Bytes that a finished drawing may take; the first of a page travels with the page. */
const LARGEST = 100_000;

/** Bytes of plain SVG that cannot come down to that: svgo would take minutes to find it out. */
const HOPELESS = 10 * LARGEST;

const SIMPLER =
	"simplify its paths (Inkscape: Path > Simplify), or save it as a JPEG or PNG under content/photos/ and name that";

/** A finished drawing, with the size that a page gives for it, and what it has of the plates' palette. */
export type Plate = { data: string; width: number; height: number; tones: Tone[] };

/** A drawing that could be finished, or everything that is wrong with it. */
export type FinishedPlate = { plate: Plate; problems: [] } | { plate?: undefined; problems: string[] };

type Intake = { svg: string; digits: number } & Omit<Plate, "data">;

/** The colours of a brand by their roles. */
type Colours = Record<ColourRole, Hex>;

/** svgo's steps that make a drawing small, rounding to so many digits. */
const smaller = (digits: number): PluginConfig => ({
	name: "preset-default",
	params: {
		overrides: {
			// Parts are drawn small and set large: their scale needs more digits than their points.
			convertPathData: { floatPrecision: digits, transformPrecision: digits + 3 },
			convertTransform: { floatPrecision: digits + 2, transformPrecision: digits + 4 },
			cleanupNumericValues: { floatPrecision: digits + 1 },
		},
	},
});

/** The drawing as plain SVG: parts drawn in, all styles written as attributes, and nothing that a page must not hold. */
function takeIn(root: string, source: string, problems: Set<string>, colours?: Colours): Intake | undefined {
	const refuse = (fault: string) => problems.add(`the drawing holds ${fault}`);
	let found: Omit<Intake, "svg" | "tones"> | undefined;
	let tones: Tone[] = [];
	const measure = (drawing: XastRoot) => {
		const svg = elementsIn(drawing).find(({ name }) => name === "svg");
		const field = svg && fieldOf(svg);
		if (!svg) problems.add("the file holds no SVG drawing: save it as SVG");
		else if (!field) problems.add("the drawing has no size: give its <svg> a viewBox, or a width and a height");
		if (!svg || !field) return;
		placeFreely(svg, [field.x, field.y, field.width, field.height].map((side) => Number(side.toFixed(4))).join(" "));
		found = { digits: digitsFor(svg, field), ...sizeOnPage(field) };
	};
	const { data } = optimize(source, {
		plugins: [
			step("drawParts", (drawing) => {
				try {
					drawParts(root, drawing);
				} catch (error) {
					problems.add(error instanceof Error ? error.message : String(error));
				}
			}),
			step("keepDrawable", (drawing) => keepDrawable(drawing, refuse)),
			step("refuseStyleSheets", (drawing) => refuseStyleSheets(drawing, refuse)),
			{ name: "inlineStyles", params: { onlyMatchedOnce: false } },
			"removeStyleElement",
			step("keepPlainColours", (drawing) => keepPlainColours(drawing, refuse)),
			"convertStyleToAttrs",
			step("dropIdleStyles", (drawing) => dropIdleStyles(drawing, refuse)),
			step("recolour", (drawing) => {
				tones = [...recolour(drawing, colours)];
			}),
			step("keepDrawingAttributes", (drawing) => keepDrawingAttributes(drawing, refuse)),
			step("measure", measure),
		],
	});
	return found && { svg: data, tones, ...found };
}

/** Makes a drawing small and gives its parts names that no other drawing, and nothing else on a page, has. */
function finish(src: string, { svg, digits }: Intake): { data: string; empty: boolean } {
	let empty = true;
	const prefix = `p${createHash("sha256").update(src).digest("hex").slice(0, 8)}`;
	const small = optimize(svg, { multipass: true, floatPrecision: digits, plugins: [smaller(digits)] }).data;
	const { data } = optimize(small, {
		plugins: [
			{ name: "prefixIds", params: { prefix, delim: "-" } },
			step("look", (drawing) => {
				empty = !draws(drawing);
			}),
		],
	});
	return { data, empty };
}

/**
 * A drawing as pages show it: its parts drawn in, small, without styles, and safe to be set into a page.
 * @param root the repository's root, where the parts are
 * @param src the drawing's path below `content/`, from which the names in it get their prefix
 * @param source the drawing's text
 * @param colours a brand's, in which colours of the plates' palette are shown; without them they stay
 * @returns the finished SVG and its size on a page, or all that is wrong with it, each with its mend
 */
export function finishPlate(root: string, src: string, source: string, colours?: Colours): FinishedPlate {
	const problems = new Set<string>();
	try {
		const intake = takeIn(root, source, problems, colours);
		if (problems.size > 0 || !intake) return { problems: [...problems] };
		if (Buffer.byteLength(intake.svg) > HOPELESS) {
			const size = kilobytes(Buffer.byteLength(source));
			return { problems: [`the drawing has ${size}, far too much to come down to ${kilobytes(LARGEST)}: ${SIMPLER}`] };
		}
		const { data, empty } = finish(src, intake);
		if (empty) return { problems: ["the drawing shows nothing: draw something, or show what is hidden in it"] };
		if (Buffer.byteLength(data) > LARGEST) {
			const sizes = `${kilobytes(Buffer.byteLength(source))}, and ${kilobytes(Buffer.byteLength(data))} when finished`;
			return { problems: [`the drawing has ${sizes}; ${kilobytes(LARGEST)} is the most: ${SIMPLER}`] };
		}
		const { width, height, tones } = intake;
		return { plate: { data, width, height, tones }, problems: [] };
	} catch (error) {
		return {
			problems: [`the drawing cannot be read (${readingFault(error)}): save it again from the program that drew it`],
		};
	}
}
