import localFont from "next/font/local";

// The build makes both files from the brand's typefaces (scripts/build/fonts). `display: optional` avoids layout shift;
// islands/client/late-fonts.ts applies late fonts if nothing moves.

/** Headings and quotes. The weight range stops browsers from synthesising bold. */
export const headings = localFont({
	src: "../.cache/fonts/headings.woff2",
	weight: "100 900",
	display: "optional",
	variable: "--font-headings",
	adjustFontFallback: false,
});

export const text = localFont({
	src: "../.cache/fonts/text.woff2",
	weight: "100 900",
	display: "optional",
	variable: "--font-text",
	adjustFontFallback: false,
});
