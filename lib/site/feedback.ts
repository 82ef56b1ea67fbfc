import type { TreatmentPlace } from "../content/place";
import type { InterfaceWords } from "../content/schema/interface";
import type { Testimonials } from "../content/schema/pages";
import { treatmentId } from "./treatments";

/** Testimonials in the order that a reader of a treatment's page wants: of it, of its menu, of the rest. */
export function nearestFirst<T extends { items: { treatment?: string }[] }>(
	testimonials: T,
	treatment: TreatmentPlace,
): T {
	const id = treatmentId(treatment);
	const menu = `${treatment.menu}/`;
	const distance = ({ treatment: about = "" }: T["items"][number]) =>
		about === id ? 0 : about.startsWith(menu) ? 1 : 2;
	return { ...testimonials, items: testimonials.items.toSorted((one, other) => distance(one) - distance(other)) };
}

/** Whether any of what patients say is invented. */
export const isInvented = ({ items }: Pick<Testimonials, "items">): boolean => items.some(({ sample }) => sample);

/** What stands above what patients say: that it is invented, where it is, comes before the clinic's own heading. */
export const feedbackTitle = (testimonials: Testimonials, words: Pick<InterfaceWords, "feedback">): string =>
	isInvented(testimonials) ? words.feedback.invented : testimonials.heading;
