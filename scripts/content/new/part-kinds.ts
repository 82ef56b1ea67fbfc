import type { Sources } from "@/lib/content/sources";
import type { Files } from "./kept-treatments";
import type { Answers, Question } from "./questions";

/** What a new part of the content changes. */
export type Changes = {
	/** Files that must not be there yet. */
	created: Files;
	/** Files that are there, with what they hold then. */
	edited: Record<string, string>;
	/** What is to be done next, in a sentence. */
	next: string;
};

/** A part of the content that can be begun: a treatment, a doctor and so on. */
export type PartKind = {
	name: string;
	/** As it stands after `npm run new`. */
	usage: string;
	does: string;
	/** Which segments its place has: `MENU/SLUG`, `SLUG` or none. */
	segments: 0 | 1 | 2;
	/** What cannot be guessed from its place. */
	questions: (root: string, segments: string[]) => Question[];
	/** What it changes. */
	make: (root: string, sources: Sources, segments: string[], answers: Answers) => Promise<Changes> | Changes;
};
