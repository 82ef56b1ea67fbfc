/** A font of an operating system: its names for `local()`, its units to an em, and the mean width of its letters. */
export type SystemFace = { local: string[]; unitsPerEm: number; xWidthAvg: number };

/**
 * Fallback fonts, measured by Capsize over English text: Noto Serif and Roboto on Android, Georgia and Helvetica Neue
 * on Apple, Georgia and Segoe UI on Windows, DejaVu or Liberation Sans on Linux.
 */
export const systemFaces = {
	serif: {
		"Noto Serif": { local: ["Noto Serif", "NotoSerif", "NotoSerif-Regular"], unitsPerEm: 1000, xWidthAvg: 481 },
		Georgia: { local: ["Georgia"], unitsPerEm: 2048, xWidthAvg: 913 },
		"DejaVu Serif": { local: ["DejaVu Serif"], unitsPerEm: 2048, xWidthAvg: 1058 },
	},
	sans: {
		Roboto: { local: ["Roboto", "Roboto Regular", "Roboto-Regular"], unitsPerEm: 2048, xWidthAvg: 911 },
		"Segoe UI": { local: ["Segoe UI"], unitsPerEm: 2048, xWidthAvg: 908 },
		Helvetica: { local: ["Helvetica Neue"], unitsPerEm: 1000, xWidthAvg: 450 },
		Arial: { local: ["Arial", "Liberation Sans"], unitsPerEm: 2048, xWidthAvg: 913 },
		"DejaVu Sans": { local: ["DejaVu Sans"], unitsPerEm: 2048, xWidthAvg: 1041 },
	},
} satisfies Record<string, Record<string, SystemFace>>;

export type FaceKind = keyof typeof systemFaces;

/** The family name of the system font that replaces a role's typeface while it loads. */
export const fallbackFamily = (role: string, system: string) => `${role} ${system}`;

/** The families that stand in for the typeface of a role, quoted for CSS. */
export const fallbackFamilies = (role: string, kind: FaceKind): string[] =>
	Object.keys(systemFaces[kind]).map((system) => `"${fallbackFamily(role, system)}"`);
