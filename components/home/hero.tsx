import type { WithMedia } from "@/lib/content/resolve-media";
import { paths } from "@/lib/model/routes";
import type { HomeSectionOf } from "@/lib/model/schema/home";
import { type Page, siteLink } from "@/lib/pages/page";
import { CarouselSlides } from "../carousel/carousel-slides";
import { Logo } from "../ui/brand-symbols";
import { grounds } from "../ui/grounds";
import { Picture } from "../ui/picture";

/** Milliseconds between slides (specification, section 9). */
const DELAY = 5000;

type Slides = WithMedia<HomeSectionOf<"slides">["slides"]>;

type HeroProps = {
	slides: Slides;
	/** Whether it is first on the page: it then has the page's heading and an eager picture. */
	opens: boolean;
	page: Page;
};

type HeroSlideProps = Omit<HeroProps, "slides"> & { slide: Slides[number]; heads: boolean };

function HeroSlide({ slide, opens, heads, page }: HeroSlideProps) {
	const Heading = heads ? "h1" : "h2";
	return (
		<div className={`flex w-full ${grounds[slide.ground]}`}>
			<div className="hero-inner">
				<div className="hero-text">
					<p className="eyebrow mb-6 max-lg:hidden">{page.clinic.tagline}</p>
					<Heading className="hero-heading">{slide.heading}</Heading>
					<p className="text-lead max-w-measure sm:mt-6">{slide.text}</p>
					<a {...siteLink(page, paths.booking)} className="button button-action sm:mt-9">
						{page.labels.common.bookAnAppointment}
					</a>
				</div>
				<div className="hero-picture relative">
					<Picture
						picture={slide.image}
						ratio="3/4"
						widths={{ phone: "8.25rem", sm: "18.75rem", lg: "min(40vw, 38rem)" }}
						eager={opens}
						className="hero-image arch"
					/>
				</div>
			</div>
		</div>
	);
}

/**
 * The full-screen carousel of the home page. Slides are hidden from screen readers in turn, so with several of them the
 * page's heading is the clinic's name, visually hidden.
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

/** The top of a home page without slides. */
export function PlainHero({ page }: { page: Page }) {
	return (
		<div className="bg-mist">
			<div className="page-width flex items-center justify-between gap-16 py-14 lg:py-28">
				<div className="min-w-0">
					<p className="eyebrow mb-6">{page.clinic.tagline}</p>
					<h1 className="hero-heading wrap-anywhere">{page.clinic.name}</h1>
					<p className="mt-3 text-lead max-w-measure lg:mt-6">{page.clinic.blurb}</p>
					<a {...siteLink(page, paths.booking)} className="button button-action mt-6 lg:mt-9">
						{page.labels.common.bookAnAppointment}
					</a>
				</div>
				<Logo className="w-56 shrink-0 text-pine max-lg:hidden" />
			</div>
		</div>
	);
}
