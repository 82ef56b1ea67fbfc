import localFont from "next/font/local";

// Both files are made by the build from the brand's typefaces (scripts/build/fonts/build-fonts.ts). They are optional, so that nothing
// moves when they come late; islands/client/late-fonts.ts applies them if nothing moves.

/** Headings and quotes. The weights in the file stand for all, so that no browser thickens it by itself. */
export const headings = localFont({
	src: "../.cache/fonts/headings.woff2",
	weight: "100 900",
	display: "optional",
	variable: "--font-headings",
	adjustFontFallback: false,
});

/** Everything else. */
export const text = localFont({
	src: "../.cache/fonts/text.woff2",
	weight: "100 900",
	display: "optional",
	variable: "--font-text",
	adjustFontFallback: false,
});
