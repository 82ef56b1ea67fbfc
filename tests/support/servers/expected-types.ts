/** What the site may hold, and the types that browsers and search engines expect. */
export const expectedTypes: Record<string, RegExp> = {
	html: /^text\/html; ?charset=utf-8$/i,
	js: /^text\/javascript; ?charset=utf-8$/i,
	css: /^text\/css; ?charset=utf-8$/i,
	txt: /^text\/plain; ?charset=utf-8$/i,
	vtt: /^text\/vtt; ?charset=utf-8$/i,
	xml: /^(application|text)\/xml(; ?charset=utf-8)?$/i,
	webmanifest: /^application\/manifest\+json$/,
	svg: /^image\/svg\+xml$/,
	avif: /^image\/avif$/,
	webp: /^image\/webp$/,
	png: /^image\/png$/,
	jpg: /^image\/jpeg$/,
	ico: /^image\/(vnd\.microsoft\.icon|x-icon)$/,
	woff2: /^font\/woff2$/,
	mp4: /^video\/mp4$/,
	webm: /^video\/webm$/,
};
