import localFont from "next/font/local";

// The layout imports this file for its style sheet alone; Next requires the constants. The build makes both files from the
// brand's typefaces (scripts/pipeline/fonts). A page shows them if they have come before its first paint (`optional`): from
// the browser's cache, or in wide windows by a preload. Otherwise it keeps the device's typefaces, so that nothing moves.

/** Headings and quotes. The weight range stops browsers from synthesising bold. */
export const headings = localFont({
	src: "../.cache/fonts/headings.woff2",
	weight: "100 900",
	display: "optional",
	adjustFontFallback: false,
});

export const text = localFont({
	src: "../.cache/fonts/text.woff2",
	weight: "100 900",
	display: "optional",
	adjustFontFallback: false,
});
