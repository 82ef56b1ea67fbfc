import type { Labels } from "../model/schema/interface";
import type { Testimonials } from "../model/schema/pages";

export const isInvented = ({ items }: Pick<Testimonials, "items">): boolean => items.some(({ sample }) => sample);

/** The heading of testimonials: that they are invented, if so, else the clinic's own. */
export const feedbackTitle = (testimonials: Testimonials, words: Pick<Labels, "feedback">): string =>
	isInvented(testimonials) ? words.feedback.invented : testimonials.heading;
