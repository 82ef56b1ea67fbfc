/** The types of files that may travel compressed, by the ending of their names. Those of text are in UTF-8. */
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

/** The types of files that are compressed in themselves, by the ending of their names. */
const otherTypes = {
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

/** The type of every file that the site may have (the registry of IANA), by the ending of its name. */
export const fileTypes = { ...compressibleTypes, ...otherTypes };

/** Whether the `Content-Type` of this type names the charset; XML and JSON say or imply it themselves. */
export const namesCharset = (type: string) => type.startsWith("text/");

/** The `Content-Type` of a type, with the charset where it names one. */
export const contentType = (type: string) => (namesCharset(type) ? `${type}; charset=utf-8` : type);
