import type { Finished } from "@/lib/content/finished";
import type { HomeSectionOf } from "@/lib/content/schema/home";
import { type Page, siteLink } from "@/lib/site/page";
import { paths } from "@/lib/site/routes";
import { CarouselSlides } from "../islands/carousel/carousel-slides";
import { grounds } from "../ui/grounds";
import { Plate } from "../ui/plate";
import "./hero.css";

/** Milliseconds that a slide stays (specification, section 9). */
const DELAY = 5000;

type Slides = Finished<HomeSectionOf<"slides">["slides"]>;

type HeroProps = {
	slides: Slides;
	/** Whether the page begins with it: it then has the page's heading, and its first picture is needed at once. */
	opens: boolean;
	page: Page;
};

type HeroSlideProps = Omit<HeroProps, "slides"> & {
	slide: Slides[number];
	/** Whether it has the page's heading. */
	heads: boolean;
};

function HeroSlide({ slide, opens, heads, page }: HeroSlideProps) {
	const Heading = heads ? "h1" : "h2";
	return (
		<div className={`flex w-full ${grounds[slide.ground]}`}>
			<div className="hero-inner page-width">
				<div className="lg:self-center lg:pt-12 lg:pb-26">
					<p className="eyebrow mb-6 max-lg:hidden">{page.clinic.tagline}</p>
					<Heading className="hero-heading">{slide.heading}</Heading>
					<p className="hero-text mt-3 max-w-136 lg:mt-6">{slide.text}</p>
					<a {...siteLink(page, paths.booking)} className="button button-action mt-6 lg:mt-9">
						{page.labels.common.bookAnAppointment}
					</a>
				</div>
				<div className="hero-picture">
					<Plate picture={slide.image} ratio="3/4" eager={opens} className="arch" />
				</div>
			</div>
		</div>
	);
}

/**
 * The full-screen carousel of the home page; its first slide is painted from HTML alone. Slides come and go, also for
 * screen readers: of several none has the page's heading, which names the clinic and is not seen.
 */
export function Hero({ slides, opens, page }: HeroProps) {
	const single = slides.length === 1;
	const heading = opens && !single && <h1 className="sr-only">{page.clinic.name}</h1>;
	return (
		<CarouselSlides page={page} label={page.clinic.name} variant="hero" delay={DELAY} heading={heading}>
			{slides.map((slide, index) => (
				<HeroSlide page={page} key={slide.heading} slide={slide} opens={opens && index === 0} heads={opens && single} />
			))}
		</CarouselSlides>
	);
}
