import localFont from "next/font/local";

// Both files are made by the build from their packages (scripts/build/fonts/build-fonts.ts). They are optional, so that nothing
// moves when they come late; islands/client/late-fonts.ts sets them all the same where nothing would.

/** Headings and quotes. Its one weight stands for all, so that no browser thickens it by itself. */
export const fraunces = localFont({
	src: "../.cache/fonts/fraunces.woff2",
	weight: "100 900",
	display: "optional",
	variable: "--font-fraunces",
	adjustFontFallback: false,
});

/** Everything else. */
export const figtree = localFont({
	src: "../.cache/fonts/figtree.woff2",
	weight: "400 700",
	display: "optional",
	variable: "--font-figtree",
	adjustFontFallback: false,
});
