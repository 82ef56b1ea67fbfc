import { fromFile } from "@capsizecss/unpack/fs";
import { type FaceKind, fallbackFamily, type SystemFace, systemFaces } from "./system-faces";

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/**
 * `@font-face` rules that fit the faces of a visitor's device to a typeface of ours, for pages on which it is not there
 * in time: the same mean width of letters and the same height of lines.
 * @param role what the typeface is for
 * @param file the typeface's file
 */
export async function fallbackFaces(role: string, kind: FaceKind, file: string): Promise<string> {
	const ours = await fromFile(file);
	const rules = Object.entries<SystemFace>(systemFaces[kind]).map(([system, { local, unitsPerEm, xWidthAvg }]) => {
		const size = ours.xWidthAvg / ours.unitsPerEm / (xWidthAvg / unitsPerEm);
		const height = (units: number) => percent(units / (ours.unitsPerEm * size));
		return `@font-face {
	font-family: "${fallbackFamily(role, system)}";
	src: ${local.map((face) => `local("${face}")`).join(", ")};
	size-adjust: ${percent(size)};
	ascent-override: ${height(ours.ascent)};
	descent-override: ${height(-ours.descent)};
	line-gap-override: ${height(ours.lineGap)};
}
`;
	});
	return rules.join("");
}
