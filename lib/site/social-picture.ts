/** The size of the pictures that shared links show, in pixels: what every network takes whole. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/**
 * The address of the picture that a shared link shows, below the site's.
 * @param treatment a treatment's id, such as `hand-surgery/hand-lumps`; without it, the site's own picture
 */
export const socialPicturePath = (treatment?: string): string => `/social/${treatment ?? "site"}.png`;
