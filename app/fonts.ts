import localFont from "next/font/local";

// The layout imports this file for its style sheet alone; Next requires the constants. The build makes both files from the
// brand's typefaces (scripts/pipeline/fonts). A page that applies them from the browser's cache waits for them a tenth of a
// second (`fallback`); late-fonts.ts applies them on other pages.

/** Headings and quotes. The weight range stops browsers from synthesising bold. */
export const headings = localFont({
	src: "../.cache/fonts/headings.woff2",
	weight: "100 900",
	display: "fallback",
	adjustFontFallback: false,
});

export const text = localFont({
	src: "../.cache/fonts/text.woff2",
	weight: "100 900",
	display: "fallback",
	adjustFontFallback: false,
});
