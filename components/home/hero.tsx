import type { Finished } from "@/lib/content/finished";
import type { Clinic } from "@/lib/content/schema/clinic";
import type { HomeSectionOf } from "@/lib/content/schema/home";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import { paths } from "@/lib/site/routes";
import { CarouselSlides } from "../islands/carousel/carousel-slides";
import { grounds } from "../ui/grounds";
import { Plate } from "../ui/plate";
import "./hero.css";
import { siteLink } from "@/lib/site/page-language";

/** Milliseconds that a slide stays (specification, section 9). */
const DELAY = 5000;

type Slides = Finished<HomeSectionOf<"slides">["slides"]>;

type HeroProps = {
	slides: Slides;
	/** Whether the page begins with it: its first slide then has the page's heading, and its picture is needed at once. */
	opens: boolean;
	clinic: Pick<Clinic, "name" | "tagline">;
	words: Pick<InterfaceWords, "carousel" | "common">;
};

type HeroSlideProps = Omit<HeroProps, "slides"> & { slide: Slides[number] };

function HeroSlide({ slide, opens, clinic, words }: HeroSlideProps) {
	const Heading = opens ? "h1" : "h2";
	return (
		<div className={`flex w-full ${grounds[slide.ground]}`}>
			<div className="hero-inner page-width">
				<div className="lg:self-center lg:pt-12 lg:pb-26">
					<p className="eyebrow mb-6 max-lg:hidden">{clinic.tagline}</p>
					<Heading className="hero-heading">{slide.heading}</Heading>
					<p className="hero-text mt-3 max-w-136 lg:mt-6">{slide.text}</p>
					<a {...siteLink(paths.booking)} className="button button-action mt-6 lg:mt-9">
						{words.common.bookAnAppointment}
					</a>
				</div>
				<div className="hero-picture">
					<Plate picture={slide.image} ratio="3/4" eager={opens} className="arch" />
				</div>
			</div>
		</div>
	);
}

/** The full-screen carousel of the home page; its first slide is painted from HTML alone. */
export function Hero({ slides, opens, clinic, words }: HeroProps) {
	return (
		<CarouselSlides label={clinic.name} words={words} variant="hero" delay={DELAY}>
			{slides.map((slide, index) => (
				<HeroSlide key={slide.heading} slide={slide} opens={opens && index === 0} clinic={clinic} words={words} />
			))}
		</CarouselSlides>
	);
}
