import type { CmsConfig } from "@sveltia/cms";

/** The folder of the editor's page in development. */
export const EDITOR_FOLDER = "admin";

/** The folder of the editor's files, relative to its page. */
export const EDITOR_FILES = "files";

/** The id of the element with the configuration as JSON. */
export const CONFIG_ID = "editor-config";

/** Origins that the page may ask besides its own. */
export type Services = { connect: readonly string[]; images: readonly string[] };

/**
 * The content security policy of the editor's page. Sveltia sets styles by script, keeps pictures as blobs and converts
 * photographs to WebP by WebAssembly.
 */
export function editorPolicy({ connect, images }: Services): string {
	const directives = {
		"default-src": ["'none'"],
		"script-src": ["'self'", "'wasm-unsafe-eval'"],
		"style-src": ["'self'", "'unsafe-inline'"],
		"img-src": ["'self'", "blob:", "data:", ...images],
		"media-src": ["'self'", "blob:"],
		"font-src": ["'self'"],
		"connect-src": ["'self'", "blob:", "data:", ...connect],
		"worker-src": ["'self'", "blob:"],
		"frame-src": ["'self'", "blob:"],
		"base-uri": ["'none'"],
		"form-action": ["'none'"],
	};
	return Object.entries(directives)
		.map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
		.join("; ");
}

/**
 * The editor's page, with its configuration as JSON; `<` is escaped there, because it could end the element.
 * @param services what it may ask besides its own origin; none if it edits the files of this machine
 */
export function editorPage(config: CmsConfig, services: Services = { connect: [], images: [] }): string {
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${editorPolicy(services)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>Edit the site</title>
<link rel="icon" href="data:,">
<style>body { margin: 0; } #nc-root { height: 100dvh; }</style>
<script type="application/json" id="${CONFIG_ID}">${JSON.stringify(config).replaceAll("<", "\\u003c")}</script>
<script type="module" src="${EDITOR_FILES}/editor.js"></script>
</head>
<body>
<div id="nc-root"></div>
<noscript>The editor needs JavaScript. Content can also be edited as files: see docs/content.md.</noscript>
</body>
</html>
`;
}
