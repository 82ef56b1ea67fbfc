/** The topics of a treatment's sections, in the order of the page. */
export const topics = [
	"about",
	"suitability",
	"options",
	"cost",
	"recovery",
	"results",
	"risks",
	"urgent",
	"before",
	"procedure",
	"questions",
] as const;

export type Topic = (typeof topics)[number];

/** The anchors of the list to tick of a guide, and of the sources at the end of a page. */
export const CHECKLIST = "checklist";
export const SOURCES = "sources";

/** The rows of the recovery table, in order. */
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

/** What may matter most to a patient who chooses among options, in the order of the choice. */
export const criteria = ["scar", "operation", "work", "cost"] as const;

export type Criterion = (typeof criteria)[number];

/** The stages of a recovery, in order. */
export const stages = ["day1", "week1", "month1", "month3", "later"] as const;

export type Stage = (typeof stages)[number];
