/** Folders whose files carry a hash of their content in their names. */
export const hashedFolderNames = ["_next/static", "_islands", "pictures"];

/** The same as a part of a pattern. */
export const hashedFolders = hashedFolderNames.join("|");

/** Files that lie in the site and are read by Apache and GitHub Pages alone. */
export const filesForHosts = [".htaccess", ".nojekyll"];

/** `Cache-Control` of files that never change under their name. */
export const keepForAYear = "public, max-age=31536000, immutable";

/** `Cache-Control` of everything else: a browser keeps it, and asks each time whether it still holds. */
export const askAnew = "no-cache";

/** Headers of every answer. */
export const headersOfAll = {
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy": "strict-origin-when-cross-origin",
} as const;

/** Of answers under another name than the site's own, such as that which a host gives by itself: not to be listed. */
export const robotsElsewhere = { "X-Robots-Tag": "noindex" } as const;
