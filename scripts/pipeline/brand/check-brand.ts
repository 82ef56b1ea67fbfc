import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { illegibleInDrawings } from "@/lib/brand/legibility";
import type { ContentFile } from "@/lib/content/content-file";
import type { Problem } from "@/lib/content/problem";
import type { Brand } from "@/lib/model/schema/brand";
import { typefaceFile } from "../fonts/typefaces";
import { fileMistake } from "../pictures/file-mistakes";
import { optimisedSvg, sharedParts } from "../pictures/illustrations";
import { numbersIn } from "../pictures/numbers";
import type { Illustration } from "../pictures/optimise-svg";
import { type Logo, type Logos, logoWarnings, readLogo } from "./logo";

/** The brand's drawings as pages use them. */
export type BrandDrawings = Logos & {
	star: Illustration;
	band?: Illustration;
	/** The shape of bullets as a value of CSS `clip-path`. */
	bullet: string;
	/** The files of logos that pages show, by path below `public/`. */
	files: Map<string, Uint8Array>;
};

/** The star of ratings where the brand has none. */
const DEFAULT_STAR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 20 20"><path fill="currentColor" d="M0-10 2.94-3.05 10-2.6 4.76 2.05 6.2 9 0 5.2-6.2 9-4.76 2.05-10-2.6-2.94-3.05Z"/></svg>`;

const DEFAULT_BULLET = "circle(36%)";

/** A drawing of one polygon, with the values of its `viewBox` and `points`. */
const POLYGON =
	/<svg\b[^>]*\sviewBox="([^"]+)"[^>]*>\s*<polygon\b[^>]*\spoints="([^"]+)"[^>]*(?:\/>|>\s*<\/polygon>)\s*<\/svg>\s*$/;

/**
 * The one polygon of a drawing as a CSS `clip-path`, in percentages; undefined if the drawing contains anything else.
 */
function clipPathOf(svg: string): string | undefined {
	const [, viewBox = "", points = ""] = POLYGON.exec(svg) ?? [];
	const [left = 0, top = 0, width = 0, height = 0] = numbersIn(viewBox);
	const numbers = numbersIn(points);
	if (numbers.length < 6 || numbers.length % 2 > 0 || !(width > 0 && height > 0)) return undefined;
	const shares = numbers.map((at, index) => (index % 2 === 0 ? (at - left) / width : (at - top) / height));
	const percent = shares.map((share) => `${Number((share * 100).toFixed(2))}%`);
	const corners = percent.flatMap((x, index) => (index % 2 === 0 ? [`${x} ${percent[index + 1]}`] : []));
	return `polygon(${corners.join(",")})`;
}

/**
 * Optimises the brand's drawings in memory, and checks its typefaces and its colours in the site's illustrations. Warns of
 * logos that are hard to see.
 */
export async function checkBrand(
	root: string,
	{ data: brand, problemAt }: ContentFile<Brand>,
	illustrations: ReadonlyMap<string, Illustration>,
): Promise<{ drawings?: BrandDrawings; problems: Problem[]; warnings: Problem[] }> {
	const problems: Problem[] = [];
	if (!brand) return { problems, warnings: [] };
	const read = async (path: string[], src?: string): Promise<Buffer | undefined> => {
		if (!src) return undefined;
		const file = `content/${src}`;
		const isThere = existsSync(join(root, file));
		const mistake = isThere && (await fileMistake(root, file));
		if (isThere && !mistake) return readFileSync(join(root, file));
		problems.push(problemAt(path, mistake ? `${file}: ${mistake}` : `there is no file ${file}`));
		return undefined;
	};
	const options = { parts: sharedParts(root), colours: brand.colours, roleClasses: true };
	const files: BrandDrawings["files"] = new Map();
	const logoAt = async (path: string[], src?: string): Promise<Logo | undefined> => {
		const data = await read(path, src);
		if (!src || !data) return undefined;
		const { logo, file, problems: found } = await readLogo(src, data, options);
		if (logo?.src && file) files.set(logo.src, file);
		for (const problem of found) problems.push(problemAt(path, `content/${src}: ${problem}`));
		return logo;
	};
	const optimised = async (field: "star" | "band", otherwise?: string) => {
		const svg = (await read([field], brand[field]))?.toString("utf8") ?? otherwise;
		if (!svg) return undefined;
		const name = brand[field] ?? field;
		const { illustration, problems: found } = await optimisedSvg(name, svg, options);
		for (const problem of found) problems.push(problemAt([field], `content/${name}: ${problem}`));
		return illustration;
	};
	const logo = await logoAt(["mark"], brand.mark);
	const logoOnDark = await logoAt(["markOnDark"], brand.markOnDark);
	const icon = await logoAt(["icon", "src"], brand.icon.src);
	const star = await optimised("star", DEFAULT_STAR);
	const band = await optimised("band");
	const polygon = (await read(["bullet"], brand.bullet))?.toString("utf8");
	const bullet = polygon === undefined ? DEFAULT_BULLET : clipPathOf(polygon);
	if (!bullet) {
		problems.push(problemAt(["bullet"], `content/${brand.bullet}: must contain one <polygon> and nothing else`));
	}
	for (const role of ["headings", "text"] as const) {
		const name = brand.typefaces[role].package;
		if (typefaceFile(name)) continue;
		const message = `${name} is not installed, or has no weights to choose from: npm install --save-exact ${name}`;
		problems.push(problemAt(["typefaces", role, "package"], message));
	}
	const palettes = [...illustrations].map(([name, { palette }]): [string, Illustration["palette"]] => [name, palette]);
	for (const { role, message } of illegibleInDrawings(brand.colours, palettes)) {
		problems.push(problemAt(["colours", role], message));
	}
	if (!star || !bullet || problems.length > 0) return { problems, warnings: [] };
	const drawings = { logo, logoOnDark, icon, star, band, bullet, files };
	const warnings = await logoWarnings(brand, drawings);
	return { drawings, problems, warnings: warnings.map(({ path, message }) => problemAt(path, message)) };
}
