import type { Finished } from "@/lib/content/finished";
import type { Clinic } from "@/lib/content/schema/clinic";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { Slide } from "@/lib/content/schema/pages";
import { paths } from "@/lib/site/routes";
import { CarouselSlides } from "../islands/carousel/carousel-slides";
import { grounds } from "../ui/grounds";
import { Plate } from "../ui/plate";
import "./hero.css";

/** Milliseconds that a slide stays (specification, section 9). */
const DELAY = 5000;

type HeroProps = {
	slides: Finished<Slide>[];
	clinic: Pick<Clinic, "name" | "tagline">;
	words: Pick<InterfaceWords, "carousel" | "common">;
};

type HeroSlideProps = Omit<HeroProps, "slides"> & { slide: Finished<Slide>; first: boolean };

function HeroSlide({ slide, first, clinic, words }: HeroSlideProps) {
	const Heading = first ? "h1" : "h2";
	return (
		<div className={`flex w-full ${grounds[slide.ground]}`}>
			<div className="hero-inner page-width">
				<div className="lg:self-center lg:pt-12 lg:pb-26">
					<p className="eyebrow mb-6 max-lg:hidden">{clinic.tagline}</p>
					<Heading className="hero-heading">{slide.heading}</Heading>
					<p className="hero-text mt-3 max-w-136 lg:mt-6">{slide.text}</p>
					<a href={paths.booking} className="button button-action mt-6 lg:mt-9">
						{words.common.bookAnAppointment}
					</a>
				</div>
				<div className="hero-picture">
					<Plate picture={slide.image} ratio="3/4" eager={first} className="arch" />
				</div>
			</div>
		</div>
	);
}

/** The full-screen carousel at the top of the home page; its first slide is painted from HTML alone. */
export function Hero({ slides, clinic, words }: HeroProps) {
	return (
		<CarouselSlides label={clinic.name} words={words} variant="hero" delay={DELAY}>
			{slides.map((slide, index) => (
				<HeroSlide key={slide.heading} slide={slide} first={index === 0} clinic={clinic} words={words} />
			))}
		</CarouselSlides>
	);
}
