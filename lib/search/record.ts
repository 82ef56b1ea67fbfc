import type { Content } from "../content/content-of";
import type { PagesFacts } from "../site/pages";
import type { Topic } from "../site/topics";

/** What the index says of a page or of a part of one. */
export type Words = {
	/** A page's names; a section's heading. */
	name?: string[];
	/** What patients type or say for it, each a word or a phrase. */
	words?: string[];
	/** Its line, its summary, a question: what stands out. */
	line?: string[];
	/** What else it tells. */
	text?: string[];
	/** Its words are what an emergency is called, which is all that its page is about, or a part of it. */
	urgent?: "page" | "part";
};

/** A part of a page: its anchor, the heading or the question under which it stands, and a line about it. */
export type PartRecord = Words & { anchor: string; heading: string; shown?: string };

/** What holds for every section on a topic. */
export type TopicRecord = Words & { topic: Topic };

/** A page with its parts; what answers call it, and a line about it. */
export type PageRecord = Words & { path: string; title: string; shown: string; parts: PartRecord[] };

/** What of the content is searched. */
export type SearchedContent = PagesFacts & Pick<Content, "search" | "edition">;
