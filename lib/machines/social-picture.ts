import { paths } from "../model/routes";

/** Size of pictures of shared links, in pixels: what every network shows uncropped. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Maximum bytes of such a picture: messengers skip slow ones. */
export const SOCIAL_BYTES = 80_000;

/** The path of the picture of a shared link, from the page's canonical path. */
export const socialPicturePath = (path: string): string =>
	// No slug begins with "_".
	`/social/${path === paths.home ? "_site" : path.slice(1, -1)}.png`;
