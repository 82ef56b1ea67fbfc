import type { WithMedia } from "@/lib/content/resolve-media";
import type { Testimonials } from "@/lib/model/schema/pages";
import type { Page } from "@/lib/pages/page";
import { feedbackTitle, isInvented } from "@/lib/pages/testimonials";
import { fill } from "@/lib/text/fill";
import { CarouselSlides } from "../carousel/carousel-slides";
import { Stars } from "../ui/brand-symbols";
import { CardLabel } from "../ui/card-section";
import { Fold } from "../ui/fold";
import { Picture } from "../ui/picture";
import { PageSection } from "../ui/section-head";
import "./patient-feedback.css";

/** Milliseconds between slides (specification, section 9). */
const DELAY = 3000;

/** Columns in the widest windows (specification, section 9). */
const ROW = 3;

function Testimonial({ testimonial, page }: { testimonial: WithMedia<Testimonials["items"][number]>; page: Page }) {
	const { name, image, rating, feedback, context } = testimonial;
	return (
		<figure className="testimonial flex w-full flex-col rounded-card bg-paper">
			{rating && <Rating page={page} rating={rating} />}
			<blockquote className="testimonial-quote mt-3 max-w-measure">
				<p>{feedback}</p>
			</blockquote>
			<figcaption className="mt-auto flex items-center gap-3 pt-6 snug-lines">
				<Picture picture={image ?? { alt: "" }} ratio="1/1" widths={{ phone: "6rem" }} className="rounded-full" />
				<span>
					<span className="block font-semibold">{name}</span>
					<span className="block text-note">{context}</span>
				</span>
			</figcaption>
		</figure>
	);
}

type PatientFeedbackProps = { testimonials: WithMedia<Testimonials> | undefined; page: Page };

/**
 * Testimonials: a carousel, a row if they all fit, or one, which phones fold. Invented ones are marked as such in the
 * heading.
 */
export function PatientFeedback({ testimonials, page }: PatientFeedbackProps) {
	if (!testimonials || testimonials.items.length === 0) return null;
	const figures = testimonials.items.map((testimonial) => (
		<Testimonial page={page} key={testimonial.name} testimonial={testimonial} />
	));
	const title = feedbackTitle(testimonials, page.labels);
	if (figures.length === 1) {
		return (
			<section aria-labelledby="feedback" className="bg-mist py-3 lg:py-section print:hidden">
				<div className="page-width">
					<Fold
						onPhones
						summary={
							<>
								<h2 className="text-h3">{title}</h2>
								{isInvented(testimonials) && <span className="section-lead">{testimonials.heading}</span>}
							</>
						}
					>
						<h2 id="feedback" className="text-h3 max-sm:hidden">
							{title}
						</h2>
						<p className="mt-1 mb-4 text-small">{testimonials.intro}</p>
						<div className="lone-testimonial">{figures}</div>
					</Fold>
				</div>
			</section>
		);
	}
	return (
		<PageSection
			id="feedback"
			title={title}
			intro={testimonials.intro}
			className="overflow-hidden bg-mist py-8 lg:py-section print:hidden"
		>
			{isInvented(testimonials) && <CardLabel>{testimonials.heading}</CardLabel>}
			<div className="mt-5 lg:mt-10">
				{figures.length > ROW ? (
					<CarouselSlides page={page} label={fill(page.labels.carousel.label, { title })} variant="cards" delay={DELAY}>
						{figures}
					</CarouselSlides>
				) : (
					<div className="full-rows gap-5">{figures}</div>
				)}
			</div>
		</PageSection>
	);
}

/** A rating as stars, with an accessible name. */
function Rating({ rating, page }: { rating: number; page: Page }) {
	return (
		<p role="img" aria-label={fill(page.labels.feedback.stars, { rating }, page.locale.tag)}>
			<Stars count={5} bright={rating} />
		</p>
	);
}
