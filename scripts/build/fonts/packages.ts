/** The two typefaces. Fraunces is used in one weight: a range of them would double its file. */
export const fonts = [
	{
		name: "Fraunces",
		kind: "serif",
		package: "@fontsource-variable/fraunces",
		file: "files/fraunces-latin-wght-normal.woff2",
		wght: 460,
	},
	{
		name: "Figtree",
		kind: "sans",
		package: "@fontsource-variable/figtree",
		file: "files/figtree-latin-wght-normal.woff2",
		wght: { min: 400, max: 700 },
	},
] as const;

/** The packages that the typefaces come from. */
export const fontPackages = fonts.map((font) => font.package);
