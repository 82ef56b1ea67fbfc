/** What a section of a treatment's page is about, in the order of the page. A page has one section at most on each. */
export const topics = [
	"about",
	"suitability",
	"options",
	"before",
	"procedure",
	"recovery",
	"risks",
	"urgent",
	"results",
	"cost",
	"questions",
] as const;

export type Topic = (typeof topics)[number];

/** What patients ask of the time after an operation, in the order of the table. */
export const activities = [
	"walk",
	"bathe",
	"deskWork",
	"twoWheeler",
	"drive",
	"lift",
	"exercise",
	"fly",
	"compression",
] as const;
