/** The ids of the brand's drawings, which pages show by `<use>`. */
export const SYMBOLS = { mark: "brand-mark", markOnDark: "brand-mark-dark", star: "brand-star" } as const;

/** Where the build writes the `<symbol>`s of the brand's drawings, for pages to include. */
export const SYMBOLS_FILE = ".cache/brand/symbols.svg";
