/** The regions of the body that the drawing shows (`components/body/`), and what may be anywhere on it. */
export const bodyRegions = [
	"head",
	"face",
	"ear",
	"neck",
	"chest",
	"back",
	"belly",
	"arm",
	"hand",
	"hip",
	"leg",
	"foot",
	"anywhere",
] as const;

export type BodyRegion = (typeof bodyRegions)[number];
