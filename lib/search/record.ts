import type { Content } from "../content/sources";
import type { Topic } from "../site/topics";

/** What the index says of a page or of a part of one. */
export type Words = {
	/** A page's names; a part's heading or question. */
	name?: string[];
	/** What patients type or say for it. */
	words?: string[];
	/** Its line and its summary. */
	line?: string[];
	/** What it tells. */
	text?: string[];
};

/** A part of a page: its anchor, and the heading or the question under which it stands. */
export type PartRecord = Words & { anchor: string; heading: string; shown?: string; topic?: Topic };

/** What holds for every section on a topic. */
export type TopicRecord = Words & { topic: Topic };

/** A page with its parts, and where it begins with first aid, what patients call such emergencies. */
export type PageRecord = Words & {
	path: string;
	title: string;
	shown: string;
	parts: PartRecord[];
	emergency?: string[];
};

/** What of the content is searched. */
export type SearchedContent = Pick<
	Content,
	| "navigation"
	| "treatments"
	| "doctors"
	| "clinic"
	| "clinicPage"
	| "booking"
	| "emergency"
	| "gallery"
	| "privacy"
	| "terms"
	| "search"
	| "words"
>;
