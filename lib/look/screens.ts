const md = "48rem";
const lg = "62.0625rem";

/**
 * The narrowest windows of the layouts: 560, 768, 993 and 1280 px at the usual size of letters. A reader's larger letters
 * get the narrower layout. The menu opens on hover above 992 px (specification, section 9), so that `lg` begins one pixel
 * later.
 */
export const screens = { sm: "35rem", md, lg, xl: "80rem" } as const;

// Media queries of windows that are at least as wide as a layout needs. Each by itself: scripts take one of them along.
export const fromMd = `(min-width: ${md})`;
export const fromLg = `(min-width: ${lg})`;
