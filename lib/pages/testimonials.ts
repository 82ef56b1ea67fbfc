import { treatmentId } from "../model/content-path";
import type { Labels } from "../model/schema/interface";
import type { Testimonials } from "../model/schema/pages";
import type { Treatment } from "../model/schema/treatment";

export const isInvented = ({ items }: Pick<Testimonials, "items">): boolean => items.some(({ sample }) => sample);

/** The heading of testimonials: that they are invented, if so, else the clinic's own. */
export const feedbackTitle = (testimonials: Testimonials, words: Pick<Labels, "feedback">): string =>
	isInvented(testimonials) ? words.feedback.invented : testimonials.heading;

/** The testimonial that belongs on a treatment's page: one on the treatment, or else on its menu, or none. */
export function testimonialOn<T extends { items: { treatment?: string }[] }>(
	testimonials: T,
	treatment: Pick<Treatment, "menu" | "slug">,
): T {
	const { items } = testimonials;
	const nearest =
		items.find((item) => item.treatment === treatmentId(treatment)) ??
		items.find((item) => item.treatment?.startsWith(`${treatment.menu}/`));
	return { ...testimonials, items: nearest ? [nearest] : [] };
}
