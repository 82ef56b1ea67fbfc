import type { Testimonials } from "../content/schema/pages";
import type { Treatment } from "../content/schema/treatment";
import { treatmentId } from "./treatments";

type Testimonial = Testimonials["items"][number];

/** Testimonials in the order that a reader of a treatment's page wants: of it, of its menu, of the rest. */
export function nearestFirst(items: Testimonial[], treatment: Treatment): Testimonial[] {
	const id = treatmentId(treatment);
	const menu = `${treatment.menu}/`;
	const distance = ({ treatment: about = "" }: Testimonial) => (about === id ? 0 : about.startsWith(menu) ? 1 : 2);
	return items.toSorted((one, other) => distance(one) - distance(other));
}
