import type { Finished } from "@/lib/content/finished";
import type { HomeSectionOf } from "@/lib/content/schema/home";
import { Screens } from "@/lib/look/screens";
import type { PlainGround } from "@/lib/site/home";
import type { Page } from "@/lib/site/page";
import { fill } from "@/lib/text/fill";
import { CarouselSlides } from "../islands/carousel/carousel-slides";
import { Plate } from "../ui/plate";
import { SectionHead } from "../ui/section-head";

/** Milliseconds that an item stays on phones (specification, section 9). */
const DELAY = 4000;

/** Embla's measure; with 20 a movement has come within half a pixel of its end after 600 ms (specification, section 9). */
const DURATION = 20;

type ShowcaseProps = {
	section: Finished<HomeSectionOf<"showcase">>;
	id: string;
	ground: PlainGround;
	page: Page;
};

/** Pictures with a few words each, such as cosmetic treatments: a grid where there is room, a slider on phones. */
export function Showcase({ section: { title, intro, items }, id, ground, page }: ShowcaseProps) {
	return (
		<section aria-labelledby={id} className={`py-section ${ground}`}>
			<div className="page-width">
				<SectionHead id={id} title={title} intro={intro} />
				<div className="mt-12">
					<CarouselSlides
						page={page}
						label={fill(page.labels.carousel.label, { title })}
						variant="phone-cards"
						delay={DELAY}
						duration={DURATION}
						gridAt={`(min-width: ${Screens.md})`}
					>
						{items.map(({ heading, description, src }) => (
							<article key={heading}>
								<Plate picture={src} ratio="4/3" className="rounded-card" />
								<h3 className="mt-4 text-h3">{heading}</h3>
								<p className="mt-2 text-small">{description}</p>
							</article>
						))}
					</CarouselSlides>
				</div>
			</div>
		</section>
	);
}
