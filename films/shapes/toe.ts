import { ink } from "../studio/spline";

/**
 * The right big toe from above, in the frame of the toenail plates, and what an ingrown nail does to it.
 * Strings are knots (see `ink`); pairs of them can be mixed by `between`.
 */

/** Path data of a shape on its way from one form to another; both have the same knots in number and kind. */
export function between(from: string, to: string, share: number): string {
	const target = to.split(/\s+/);
	const knots = from.split(/\s+/).map((token, i) => {
		const [x, y] = token.replace("!", "").split(",").map(Number);
		const [toX, toY] = (target[i] ?? token).replace("!", "").split(",").map(Number);
		if (y === undefined || x === undefined || toX === undefined || toY === undefined) return token;
		const at = (a: number, b: number) => (a + (b - a) * share).toFixed(1);
		return `${at(x, toX)},${at(y, toY)}${token.endsWith("!") ? "!" : ""}`;
	});
	return ink(knots.join(" "));
}

export const SORE =
	"236,640! 232,540 236,470 222,390 212,290 222,196 268,114 352,76 438,112 496,178 508,270 492,380 478,470 488,540 496,640! z";
export const WELL =
	"236,640! 232,540 236,470 222,390 212,290 222,196 268,114 352,76 438,112 486,196 494,290 486,390 478,470 488,540 496,640! z";

export const SORE_SHADE =
	"496,640! 488,540 478,470 492,380 508,270 496,178 438,112 380,80! 430,140 456,210 460,290 450,390 434,470 440,540 446,640! z";
export const WELL_SHADE =
	"496,640! 488,540 478,470 486,390 494,290 486,196 438,112 380,80! 430,140 456,210 460,290 450,390 434,470 440,540 446,640! z";

export const LIGHT = ink(
	"244,620! 238,540 244,470 230,390 219,290 230,200 258,140! 246,210 242,290 252,390 268,470 264,540 270,620! z",
);
export const CREASES = ink("316,440 352,446 388,440 M 304,458 352,466 400,458");

/** The second toe: outline, shade, light, creases and nail. */
export const SECOND = {
	outline: ink(
		"520,640! 516,520 524,440 512,360 512,290 528,220 576,188 626,220 642,290 638,360 634,440 646,520 660,640! z",
	),
	shade: ink(
		"660,640! 646,520 634,440 638,360 642,290 626,220 576,188! 606,230 614,290 608,360 602,440 614,520 622,640! z",
	),
	light: ink("526,600! 521,520 530,440 517,360 517,290 532,226! 532,290 534,360 546,440 538,520 542,600! z"),
	creases: ink("556,420 577,424 598,420 M 550,434 577,439 604,434"),
	nail: ink("542,278 540,246 552,222 578,214 604,222 616,246 614,278 602,296 578,301 554,296 z"),
};

/** The nail before it is cut, its half moon and its free edge. */
export const WHOLE = ink(
	"270,276! 264,204 286,146 352,126 414,140! 432,168 440,204 439,245 434,276! 400,306 352,318 304,306 z",
);
export const WHOLE_MOON = ink("312,306! 320,286 352,274 384,282 398,307! 376,316 345,317 z");
export const WHOLE_EDGE = ink("282,152! 316,141 350,138 388,142 423,153! 419,145 414,140! 352,126 296,136 z");

/** The nail without its narrow strip, its half moon and its free edge. */
export const NAIL =
	"M270 276C264.2 252.5 262.2 228.2 264 204C265.6 182.6 270.6 160.9 286 146C303.1 129.4 328.1 126 352 126C368.3 126 384.6 128.7 400 134C402 157.3 403.4 180.6 404 204C404.9 239 404.3 274 402 309C394.3 312.2 386.2 314.6 378 316C369.4 317.5 360.7 318 352 318C335.3 318 318.8 313.9 304 306C290.5 298.8 278.9 288.5 270 276Z";
export const MOON =
	"M312 306C312 298.6 314.9 291.4 320 286C329.1 276.4 342.8 274 356 274C371.9 274 387.6 277.4 402 284L401 308C393.3 312.4 384.8 315.1 376 316C368 316.8 360 316 352 316C338 316 324.3 312.6 312 306Z";
export const FREE_EDGE =
	"M282 150C304.3 141.2 328.1 137.1 352 138C368.7 138.6 385.2 141.6 401 147L400 134C384.6 128.7 368.3 126 352 126C332.6 126 312.3 125.5 296 136C290.4 139.6 285.6 144.4 282 150Z";
/** Where the strip is parted from the nail. */
export const CUT = "M400 134C402 157.3 403.4 180.6 404 204C404.9 239 404.3 274 402 309";

/** The strip with its part below the skin, and that part alone. */
export const STRIP = ink(
	"400,134! 403,180 404,220 403,270 402,309 401,354! 422,334 433,300 438,256 440,204 432,168 414,140! z",
);
export const STRIP_ROOT = ink("402,309! 402,330 401,354! 422,334 431,306 434,280! 420,300 z");
/** All that is not below the skin behind the nail; the strip shows here only. */
export const VISIBLE = "M300 -400H900V200L470 262L434 276Q420 298 402 309L300 330Z";

/** The free edge of the strip. */
export const STRIP_EDGE = ink("400,134! 414,140! 424,153! 401,147! z");

/** The bed of the strip, and its lines towards the toe's tip and its root. */
export const BED = ink("398,130! 428,142 452,180 454,240 440,276! 420,297 402,309! 404,240 404,190 z");
export const BED_LINES = ink("399,131! 416,136 432,148 M 402,309! 420,297 440,274");

/** The nail's root below the skin, and its corner below the strip. */
export const ROOT = ink("272,282! 270,312 276,340 304,378 354,388 404,378 432,340 438,312 436,282! z");
export const ROOT_CORNER = ink("402,310! 420,298 435,279! 437,310 433,332 420,360 401,374! 401,340 z");

/** The edge of the skin beside the nail: overgrown, drawn aside, settled. */
export const EDGE = {
	overgrown: "412,132! 402,170 404,206 416,236 408,270 416,310 402,340!",
	aside: "428,140! 441,172 445,206 445,240 438,274 432,304 418,334!",
	settled: "393,130! 400,150 402,184 402,222 402,262 399,294 386,314!",
};
const widened = (rest: string): typeof EDGE => ({
	overgrown: `${EDGE.overgrown} ${rest}`,
	aside: `${EDGE.aside} ${rest}`,
	settled: `${EDGE.settled} ${rest}`,
});

/** That skin as a whole, as far as the toe reaches, and its sore part. */
export const FOLD = widened("560,340! 560,110! z");
export const RED = widened("434,352 456,358 476,340 496,290 494,210 478,160 446,124 z");

/** A small growth on the sore skin, around 421,172. */
export const GROWTH =
	"M404 212C396.8 215.5 388.1 212.9 384 206C380 199.3 381.8 190.7 388 186C380 183.9 374.8 176.2 376 168C377.2 159.2 385.2 153.1 394 154C389.4 147.8 390.2 139.1 396 134C402.5 128.2 412.6 129.1 418 136C419.1 128.3 426.3 122.9 434 124C441.7 125.1 447.1 132.3 446 140C453.2 137.7 460.9 141.1 464 148C467.5 155.7 463.8 164.8 456 168C463.8 170.2 468.3 178.3 466 186C464 192.9 457.1 197.2 450 196C453.5 202.1 451.8 209.9 446 214C439.4 218.7 430.3 216.8 426 210C426.6 216.1 422.1 221.4 416 222C409.9 222.6 404.6 218.1 404 212Z";
