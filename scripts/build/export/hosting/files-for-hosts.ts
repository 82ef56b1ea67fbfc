/** Files that lie in the site and are read by one host alone, which others need not take. */
export const filesForHosts = [".htaccess", ".nojekyll", "serve.json"];

/**
 * The encodings of what the build has compressed, for servers of one's own, by the endings of its files; other hosts
 * compress by themselves.
 */
export const encodings = { br: "br", gz: "gzip" } as const;

export type CompressedEnding = keyof typeof encodings;

export const compressedEndings = Object.keys(encodings) as CompressedEnding[];

/** Whether a file, or the path of one, is handed on in place of another and not by its own name. */
export const isCompressed = (file: string) => compressedEndings.some((ending) => file.endsWith(`.${ending}`));
