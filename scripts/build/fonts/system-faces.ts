/** A face that devices bring along: the names by which they know it, its units to an em, and its letters' mean width. */
export type SystemFace = { local: string[]; unitsPerEm: number; xWidthAvg: number };

/**
 * One face of each kind of device, measured by Capsize over English text: Android has Noto Serif and Roboto, Apple
 * Georgia and Helvetica Neue, Windows Georgia and Segoe UI; Linux has faces with the measures of Times New Roman and
 * Arial, or DejaVu.
 */
export const systemFaces = {
	serif: {
		"Noto Serif": { local: ["Noto Serif", "NotoSerif", "NotoSerif-Regular"], unitsPerEm: 1000, xWidthAvg: 481 },
		Georgia: { local: ["Georgia"], unitsPerEm: 2048, xWidthAvg: 913 },
		Times: { local: ["Times New Roman", "Liberation Serif"], unitsPerEm: 2048, xWidthAvg: 832 },
		"DejaVu Serif": { local: ["DejaVu Serif"], unitsPerEm: 2048, xWidthAvg: 1058 },
	},
	sans: {
		Roboto: { local: ["Roboto", "Roboto Regular", "Roboto-Regular"], unitsPerEm: 2048, xWidthAvg: 911 },
		"Segoe UI": { local: ["Segoe UI"], unitsPerEm: 2048, xWidthAvg: 908 },
		Helvetica: { local: ["Helvetica Neue", "HelveticaNeue"], unitsPerEm: 1000, xWidthAvg: 450 },
		Arial: { local: ["Arial", "Liberation Sans"], unitsPerEm: 2048, xWidthAvg: 913 },
		"DejaVu Sans": { local: ["DejaVu Sans"], unitsPerEm: 2048, xWidthAvg: 1041 },
	},
} satisfies Record<string, Record<string, SystemFace>>;

export type FaceKind = keyof typeof systemFaces;

/** The family under which a device's face stands in for the typeface of a role. */
export const fallbackFamily = (role: string, system: string) => `${role} ${system}`;

/** The families that stand in for the typeface of a role, as a list for a style sheet. */
export const fallbackFamilies = (role: string, kind: FaceKind): string[] =>
	Object.keys(systemFaces[kind]).map((system) => `"${fallbackFamily(role, system)}"`);
