/** The names by which a page's `<use>` draws what the brand has drawn. */
export const SYMBOLS = { mark: "brand-mark", star: "brand-star" } as const;

/** Where the build writes the symbols of the brand's drawings; nothing of it is published as a file. */
export const SYMBOLS_FILE = ".cache/brand/symbols.svg";
