import type { TreatmentPlace } from "../content/place";
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
