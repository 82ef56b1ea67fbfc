/** Folders whose files carry a hash of their content in their names. */
export const hashedFolders = ["_next/static", "_islands", "pictures"] as const;

/** `Cache-Control` of files that never change under their name. */
export const keepForAYear = "public, max-age=31536000, immutable";

/** `Cache-Control` of everything else: a browser keeps it, and asks each time whether it still holds. */
export const askAnew = "no-cache";
