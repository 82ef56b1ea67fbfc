/**
 * The content security policy of the editor's page, which is its own: the pages of the site keep theirs. The editor's
 * styles are set by script, its pictures are kept in memory, and it turns photographs into WebP by WebAssembly.
 * @param services further origins that it may ask, such as those of the host of the repository
 */
export function editorPolicy({ connect, images }: { connect: readonly string[]; images: readonly string[] }): string {
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
