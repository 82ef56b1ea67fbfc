import localFont from "next/font/local";

/** Headings and quotes. The weight axis only: the others would double the file. */
export const fraunces = localFont({
	src: "../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
	weight: "100 900",
	display: "swap",
	variable: "--font-fraunces",
	adjustFontFallback: "Times New Roman",
});

/** Everything else. */
export const figtree = localFont({
	src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
	weight: "300 900",
	display: "swap",
	variable: "--font-figtree",
	adjustFontFallback: "Arial",
});
