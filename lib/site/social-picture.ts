import { paths } from "./routes";

/** The size of the pictures that shared links show, in pixels: what every network takes whole. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Bytes of such a picture at most: messengers leave out what takes long to load. */
export const SOCIAL_BYTES = 80_000;

/**
 * The address of the picture that a link to a page shows, below the site's.
 * @param path the page's canonical path, whose aliases share the picture
 */
export const socialPicturePath = (path: string): string =>
	// No slug begins with "_".
	`/social/${path === paths.home ? "_site" : path.slice(1, -1)}.png`;
