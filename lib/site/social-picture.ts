import type { TreatmentPlace } from "../content/place";
import { treatmentId } from "./treatments";

/** The size of the pictures that shared links show, in pixels: what every network takes whole. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/**
 * The address of the picture that a shared link shows, below the site's.
 * @param treatment the treatment that the link leads to; without it, the site's own picture
 */
export const socialPicturePath = (treatment?: TreatmentPlace): string =>
	`/social/${treatment ? treatmentId(treatment) : "site"}.png`;
