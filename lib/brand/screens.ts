/**
 * The narrowest windows of the layouts: 560, 768, 993 and 1280 px at the usual size of letters. A reader's larger letters
 * get the narrower layout. The menu opens on hover above 992 px (specification, section 9), so that `lg` begins one pixel
 * later. An enum, because bundlers write its values where they are used: no script fetches another for one of them.
 */
export enum Screens {
	sm = "35rem",
	md = "48rem",
	lg = "62.0625rem",
	xl = "80rem",
}
