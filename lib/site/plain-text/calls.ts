import type { Content } from "../../content/content-of";
import { fill } from "../../text/fill";
import { lines, type Part } from "./paragraphs";

/** The ambulance's number, then the clinic's, a line each; what there is of both. */
export const callLines = ({ clinic, emergency, words }: Pick<Content, "clinic" | "emergency" | "words">): Part =>
	lines([
		emergency && fill(words.emergency.call, { number: emergency.ambulance.number }),
		clinic.phone && fill(words.header.call, { phone: clinic.phone }),
	]);
