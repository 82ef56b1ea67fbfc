import type { Finished } from "@/lib/content/finished";
import type { Testimonials } from "@/lib/content/schema/pages";
import { feedbackTitle, isInvented } from "@/lib/site/feedback";
import type { Page } from "@/lib/site/page";
import { fill } from "@/lib/text/fill";
import { CarouselSlides } from "../islands/carousel/carousel-slides";
import { CardLabel } from "../ui/card-label";
import { Plate } from "../ui/plate";
import { SectionHead } from "../ui/section-head";
import { Rating } from "./rating";
import "../ui/full-rows.css";
import "./patient-feedback.css";

/** Milliseconds between two movements of the slider (specification, section 9). */
const DELAY = 3000;

/** How many stand side by side in the widest windows (specification, section 9). */
const ROW = 3;

type TestimonialProps = { testimonial: Finished<Testimonials["items"][number]>; page: Page };

function Testimonial({ testimonial, page }: TestimonialProps) {
	const { name, image, rating, feedback, context } = testimonial;
	return (
		<figure className="flex w-full flex-col rounded-card bg-paper px-7 pt-7 pb-6">
			{rating && <Rating page={page} rating={rating} />}
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
	page: Page;
};

/** What patients say: a slider, or a row where it holds them all. Invented words are called so before all else. */
export function PatientFeedback({ testimonials, page }: PatientFeedbackProps) {
	if (!testimonials || testimonials.items.length === 0) return null;
	const figures = testimonials.items.map((testimonial) => (
		<Testimonial page={page} key={testimonial.name} testimonial={testimonial} />
	));
	const title = feedbackTitle(testimonials, page.labels);
	return (
		<section aria-labelledby="feedback" className="overflow-hidden bg-mist py-section print:hidden">
			<div className="page-width">
				<SectionHead id="feedback" title={title} intro={testimonials.intro} />
				{isInvented(testimonials) && <CardLabel>{testimonials.heading}</CardLabel>}
				<div className="mt-10">
					{figures.length > ROW ? (
						<CarouselSlides
							page={page}
							label={fill(page.labels.carousel.label, { title })}
							variant="cards"
							delay={DELAY}
						>
							{figures}
						</CarouselSlides>
					) : (
						<div className="full-rows gap-5">{figures}</div>
					)}
				</div>
			</div>
		</section>
	);
}
