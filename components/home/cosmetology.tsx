import type { Finished } from "@/lib/content/finished";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { Home } from "@/lib/content/schema/pages";
import { Screens } from "@/lib/look/screens";
import { fill } from "@/lib/text/fill";
import { CarouselSlides } from "../islands/carousel/carousel-slides";
import { Plate } from "../ui/plate";
import { SectionHead } from "../ui/section-head";

/** Milliseconds that an item stays on phones (specification, section 9). */
const DELAY = 4000;

/** Embla's measure; with 20 a movement has come within half a pixel of its end after 600 ms (specification, section 9). */
const DURATION = 20;

type CosmetologyProps = {
	/** None where the clinic offers no such treatments. */
	cosmetology: Finished<Home["cosmetology"]> | undefined;
	words: Pick<InterfaceWords, "carousel">;
};

/** Skin treatments: a grid where there is room, a slider on phones. */
export function Cosmetology({ cosmetology, words }: CosmetologyProps) {
	if (!cosmetology || cosmetology.items.length === 0) return null;
	return (
		<section aria-labelledby="cosmetology" className="bg-sand py-section">
			<div className="page-width">
				<SectionHead id="cosmetology" title={cosmetology.title} intro={cosmetology.intro} />
				<div className="mt-12">
					<CarouselSlides
						label={fill(words.carousel.label, { title: cosmetology.title })}
						words={words}
						variant="phone-cards"
						delay={DELAY}
						duration={DURATION}
						gridAt={`(min-width: ${Screens.md})`}
					>
						{cosmetology.items.map(({ heading, description, src }) => (
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
