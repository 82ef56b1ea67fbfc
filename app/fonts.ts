import localFont from "next/font/local";

// Both files are made by the build from their packages (scripts/build-fonts.ts).

/** Headings and quotes. Its one weight stands for all, so that no browser thickens it by itself. */
export const fraunces = localFont({
	src: "../.cache/fonts/fraunces.woff2",
	weight: "100 900",
	display: "swap",
	variable: "--font-fraunces",
	adjustFontFallback: "Times New Roman",
});

/** Everything else. */
export const figtree = localFont({
	src: "../.cache/fonts/figtree.woff2",
	weight: "400 700",
	display: "swap",
	variable: "--font-figtree",
	adjustFontFallback: "Arial",
});
