import { getContent } from "@/lib/content";
import type { Testimonials } from "@/lib/content/schema/pages";
import type { Treatment } from "@/lib/content/schema/treatment";
import { nearestFirst } from "@/lib/site/feedback";
import { fill } from "@/lib/text/fill";
import { CarouselSlides } from "../ui/carousel-slides";
import { Plate } from "../ui/plate";
import { SectionHead } from "../ui/section-head";
import { Rating } from "./rating";

/** Milliseconds between two movements of the slider (specification, section 9). */
const DELAY = 3000;

function Testimonial({ testimonial }: { testimonial: Testimonials["items"][number] }) {
	const { name, image, rating, feedback, context } = testimonial;
	return (
		<figure className="testimonial">
			<Rating rating={rating} />
			<blockquote className="testimonial-quote">
				<p>{feedback}</p>
			</blockquote>
			<figcaption className="testimonial-by">
				<Plate picture={image} ratio="1/1" className="max-w-14 rounded-full" />
				<span>
					<span className="block font-semibold">{name}</span>
					<span className="block text-note">{context}</span>
				</span>
			</figcaption>
		</figure>
	);
}

/** What patients say: eight voices in a slider, those nearest to `treatment` first where there is one. */
export function PatientFeedback({ treatment }: { treatment?: Treatment }) {
	const { testimonials, words } = getContent();
	const items = treatment ? nearestFirst(testimonials.items, treatment) : testimonials.items;
	return (
		<section aria-labelledby="feedback" className="feedback screen-only">
			<div className="page-width">
				<SectionHead id="feedback" title={testimonials.heading} intro={testimonials.intro} />
				<div className="mt-10">
					<CarouselSlides
						label={fill(words.carousel.label, { title: testimonials.heading })}
						variant="cards"
						delay={DELAY}
					>
						{items.map((testimonial) => (
							<Testimonial key={testimonial.name} testimonial={testimonial} />
						))}
					</CarouselSlides>
				</div>
			</div>
		</section>
	);
}
