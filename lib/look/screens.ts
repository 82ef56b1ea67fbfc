/**
 * The narrowest windows of the layouts, as `min-width` in a media query: 560, 768, 993 and 1280 px at the usual size of
 * letters. A reader's larger letters get the narrower layout. The menu opens on hover above 992 px (specification,
 * section 9), so that `lg` begins one pixel later.
 */
export const screens = { sm: "35rem", md: "48rem", lg: "62.0625rem", xl: "80rem" } as const;

/**
 * The media query of windows that are at least as wide as a layout needs.
 * @param screen the layout
 * @returns a media query, such as `(min-width: 48rem)`
 */
export const wideAs = (screen: keyof typeof screens): string => `(min-width: ${screens[screen]})`;
