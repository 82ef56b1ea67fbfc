/** What a server has to know about the site's files: their types, how long they may be cached, how they are compressed. */

/** Media types (IANA) of files that are worth compressing, by file name extension. All text is in UTF-8. */
export const compressibleTypes = {
	html: "text/html",
	css: "text/css",
	js: "text/javascript",
	md: "text/markdown",
	txt: "text/plain",
	vcf: "text/vcard",
	vtt: "text/vtt",
	json: "application/json",
	svg: "image/svg+xml",
	webmanifest: "application/manifest+json",
	xml: "application/xml",
} as const;

/** Media types of every file that the site may have. */
export const fileTypes = {
	...compressibleTypes,
	avif: "image/avif",
	gif: "image/gif",
	ico: "image/vnd.microsoft.icon",
	jpeg: "image/jpeg",
	jpg: "image/jpeg",
	mp4: "video/mp4",
	pdf: "application/pdf",
	png: "image/png",
	webm: "video/webm",
	webp: "image/webp",
	woff2: "font/woff2",
} as const;

/** Whether `Content-Type` must name the charset. XML and JSON declare or imply it. */
export const namesCharset = (type: string) => type.startsWith("text/");

export const contentType = (type: string) => (namesCharset(type) ? `${type}; charset=utf-8` : type);

/** Folders whose files have a hash of their content in their names. */
export const hashedFolders = ["_next/static", "_islands", "pictures"] as const;

/** `Cache-Control` of files with a hash in their names. */
export const immutable = "public, max-age=31536000, immutable";

/** `Cache-Control` of all other files: browsers store them and ask each time whether they have changed. */
export const revalidate = "no-cache";

/** The encodings in which the build compresses files, by the extension that it adds to a file's name. */
export const encodings = { br: "br", gz: "gzip" } as const;

export const isCompressed = (file: string) => /\.(br|gz)$/.test(file);
