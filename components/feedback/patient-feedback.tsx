import type { Finished } from "@/lib/content/finished";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { Testimonials } from "@/lib/content/schema/pages";
import { fill } from "@/lib/text/fill";
import { CarouselSlides } from "../islands/carousel/carousel-slides";
import { Plate } from "../ui/plate";
import { SectionHead } from "../ui/section-head";
import { Rating } from "./rating";
import "./patient-feedback.css";

/** Milliseconds between two movements of the slider (specification, section 9). */
const DELAY = 3000;

type FeedbackWords = Pick<InterfaceWords, "carousel" | "feedback">;

type TestimonialProps = { testimonial: Finished<Testimonials["items"][number]>; words: FeedbackWords };

function Testimonial({ testimonial, words }: TestimonialProps) {
	const { name, image, rating, feedback, context } = testimonial;
	return (
		<figure className="flex w-full flex-col rounded-card bg-paper px-7 pt-7 pb-6">
			{rating && <Rating rating={rating} words={words} />}
			<blockquote className="testimonial-quote">
				<p>{feedback}</p>
			</blockquote>
			<figcaption className="mt-auto flex items-center gap-3.5 pt-6 leading-[1.4]">
				<Plate picture={image} ratio="1/1" className="max-w-14 rounded-full" />
				<span>
					<span className="block font-semibold">{name}</span>
					<span className="block text-note">{context}</span>
				</span>
			</figcaption>
		</figure>
	);
}

type PatientFeedbackProps = {
	/** What patients say, in the order in which it is shown; none where nobody has said anything yet. */
	testimonials: Finished<Testimonials> | undefined;
	words: FeedbackWords;
};

/** What patients say, in a slider. */
export function PatientFeedback({ testimonials, words }: PatientFeedbackProps) {
	if (!testimonials || testimonials.items.length === 0) return null;
	return (
		<section aria-labelledby="feedback" className="overflow-hidden bg-mist py-section print:hidden">
			<div className="page-width">
				<SectionHead id="feedback" title={testimonials.heading} intro={testimonials.intro} />
				<div className="mt-10">
					<CarouselSlides
						label={fill(words.carousel.label, { title: testimonials.heading })}
						words={words}
						variant="cards"
						delay={DELAY}
					>
						{testimonials.items.map((testimonial) => (
							<Testimonial key={testimonial.name} testimonial={testimonial} words={words} />
						))}
					</CarouselSlides>
				</div>
			</div>
		</section>
	);
}
