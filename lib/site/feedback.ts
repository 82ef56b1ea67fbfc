import type { InterfaceWords } from "../content/schema/interface";
import type { Testimonials } from "../content/schema/pages";

/** Whether any testimonial is invented. */
export const isInvented = ({ items }: Pick<Testimonials, "items">): boolean => items.some(({ sample }) => sample);

/** The heading of testimonials: that they are invented, if so, else the clinic's own. */
export const feedbackTitle = (testimonials: Testimonials, words: Pick<InterfaceWords, "feedback">): string =>
	isInvented(testimonials) ? words.feedback.invented : testimonials.heading;
