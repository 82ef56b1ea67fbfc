import { paths } from "./routes";

/** The size in pixels of pictures for shared links, which no network crops. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** The most bytes of such a picture: messengers skip large ones. */
export const SOCIAL_BYTES = 80_000;

/** The path of the picture for shared links to a page, by its canonical path. */
export const socialPicturePath = (path: string): string =>
	// No slug begins with "_".
	`/social/${path === paths.home ? "_site" : path.slice(1, -1)}.png`;
