import { realpathSync } from "node:fs";
import { availableParallelism, networkInterfaces } from "node:os";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER } from "next/constants.js";

/** The addresses of this machine, by which a phone in the same network opens the site that is being edited. */
const localAddresses = Object.values(networkInterfaces()).flatMap(
	(entries) => entries?.map(({ address }) => address) ?? [],
);

const config = (phase: string): NextConfig => ({
	// In development an address without a page gets the not-found page, which Next's export mode refuses there.
	output: phase === PHASE_DEVELOPMENT_SERVER ? undefined : "export",
	// Pages named *.dev.tsx, which show that page, exist in development only.
	pageExtensions: phase === PHASE_DEVELOPMENT_SERVER ? ["dev.tsx", "tsx", "ts"] : ["tsx", "ts"],
	// The export's folder until it is finished, set by scripts/pipeline/build.ts, which alone replaces `out/`.
	distDir: process.env.EXPORT_FOLDER,
	// Every page is `path/index.html`, which any static host serves (design: routes).
	trailingSlash: true,
	// The same content gives the same pages, which need not be finished again: a name that is new in each build would
	// stand in all of them. Nothing of the finished site asks for it.
	generateBuildId: () => "site",
	// Types are checked by `npm run check`: TypeScript 7 has no interface that Next could load.
	typescript: { ignoreBuildErrors: true },
	images: { unoptimized: true },
	// Otherwise the uppermost folder with a lock file, perhaps a stray one, is the root: pages then differ, and Turbopack
	// fails if the path from there to the project contains letters of other scripts.
	turbopack: { root: realpathSync(process.cwd()) },
	poweredByHeader: false,
	devIndicators: false,
	allowedDevOrigins: localAddresses,
	experimental: {
		// Saves the round trip for a style sheet before the first paint.
		inlineCss: true,
		// Next leaves one processor idle while it renders pages: on two, this renders twice as many in the same time.
		cpus: availableParallelism(),
		// Otherwise Next renders the router's data of each page once more to measure it. The export removes that data.
		prefetchInlining: false,
	},
});

export default config;
