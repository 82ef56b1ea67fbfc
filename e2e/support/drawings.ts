import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sharedParts } from "@/scripts/pipeline/pictures/illustrations";
import { type OptimisedSvg, optimiseSvg } from "@/scripts/pipeline/pictures/optimise-svg";
import { sharp } from "@/scripts/pipeline/pictures/sharp";

/** The text of a drawing written in the manner of a program. */
export const drawingOf = (program: string) => readFileSync(join("e2e/fixtures/drawings", `${program}.svg`), "utf8");

/** A drawing of ours around `body`, its `<svg>` with further `attributes`. */
export const svg = (body: string, attributes = 'viewBox="0 0 800 600"') =>
	`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`;

/** What becomes of a drawing. */
export const optimise = (source: string, src = "illustrations/a.svg"): OptimisedSvg =>
	optimiseSvg(src, source, { parts: sharedParts(process.cwd()) });

/** The text of an optimised drawing. */
export function optimisedSvg(source: string, src?: string): string {
	const { illustration, problems } = optimise(source, src);
	if (!illustration) throw new Error(problems.join("\n"));
	return illustration.svg;
}

/** The names that parts of a drawing have. */
export const idsIn = (data: string) => [...data.matchAll(/ id="([^"]*)"/g)].map(([, name = ""]) => name);

const WIDTH = 400;

const pixels = (drawing: string) =>
	sharp(Buffer.from(drawing), { density: 192 })
		.resize(WIDTH, WIDTH, { fit: "fill" })
		.flatten({ background: "white" })
		.raw()
		.toBuffer();

/** The share of pixels in which two drawings differ visibly. */
export async function difference(first: string, second: string): Promise<number> {
	const [a, b] = await Promise.all([pixels(first), pixels(second)]);
	let different = 0;
	for (let i = 0; i < a.length; i += 3) {
		const away = [0, 1, 2].some((channel) => Math.abs((a[i + channel] ?? 0) - (b[i + channel] ?? 0)) > 24);
		if (away) different++;
	}
	return (different * 3) / a.length;
}
