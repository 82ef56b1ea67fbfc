import type { NextConfig } from "next";

const config: NextConfig = {
	output: "export",
	// Every page is `path/index.html`, which any static host serves (design: routes).
	trailingSlash: true,
	// Types are checked by `npm run check`: TypeScript 7 has no interface that Next could load.
	typescript: { ignoreBuildErrors: true },
	images: { unoptimized: true },
	poweredByHeader: false,
	devIndicators: false,
	experimental: {
		// Saves the round trip for a style sheet before the first paint.
		inlineCss: true,
	},
};

export default config;
