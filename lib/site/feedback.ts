import type { InterfaceWords } from "../content/schema/interface";
import type { Testimonials } from "../content/schema/pages";

/** Whether any of what patients say is invented. */
export const isInvented = ({ items }: Pick<Testimonials, "items">): boolean => items.some(({ sample }) => sample);

/** What stands above what patients say: that it is invented, where it is, comes before the clinic's own heading. */
export const feedbackTitle = (testimonials: Testimonials, words: Pick<InterfaceWords, "feedback">): string =>
	isInvented(testimonials) ? words.feedback.invented : testimonials.heading;
