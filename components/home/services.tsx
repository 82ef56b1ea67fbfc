import type { WithMedia } from "@/lib/content/resolve-media";
import { normalisePath } from "@/lib/model/routes";
import type { HomeSectionOf } from "@/lib/model/schema/home";
import type { PlacedHomeSection } from "@/lib/pages/home";
import { type Page, siteLink } from "@/lib/pages/page";
import { Fold } from "../ui/fold";
import { Picture } from "../ui/picture";
import { SectionHead } from "../ui/section-head";

type ServicesProps = PlacedHomeSection<"services"> & { page: Page };

/**
 * A section of services: flip cards that link to pages. Phones and tablets fold what another section already leads to.
 */
export function Services({ section: { title, intro, cards }, id, folds, ground, page }: ServicesProps) {
	const grid = (
		<div className="service-grid">
			<SectionHead id={id} title={title} intro={intro} />
			<ul className="service-cards">
				{cards.map((card) => (
					<li key={card.title}>
						<FlipCard page={page} card={card} />
					</li>
				))}
			</ul>
		</div>
	);
	return (
		<section
			aria-labelledby={id}
			className={`overflow-x-clip ${folds ? "service-row max-lg:bg-paper lg:py-section" : "py-section"} ${ground}`}
		>
			<div className="page-width">
				{folds ? (
					<Fold onTablets summary={<h2 className="text-h3">{title}</h2>}>
						{grid}
					</Fold>
				) : (
					grid
				)}
			</div>
		</section>
	);
}

/**
 * A card that flips on hover, on focus of its link, or on tap (the card is focusable), without JavaScript. Screen
 * readers get both sides.
 */
function FlipCard({ card, page }: { card: WithMedia<HomeSectionOf<"services">["cards"][number]>; page: Page }) {
	return (
		<article className="flip-card rounded-card" tabIndex={-1}>
			<div className="flip-sides relative grid">
				<div className="flip-front flex min-w-0 flex-col overflow-hidden rounded-card bg-white">
					<Picture picture={card.img} ratio="4/3" widths={{ phone: "50vw", lg: "25rem" }} />
					<div className="flip-label flex-1">
						<h3 className="snug-lines">{card.title}</h3>
					</div>
				</div>
				<div className="flip-back flex min-w-0 flex-col overflow-hidden rounded-card bg-pine px-5 pt-6 pb-5 text-paper">
					<p aria-hidden="true" className="font-display text-lead snug-lines">
						{card.title}
					</p>
					<p className="mt-3 text-small">{card.description}</p>
					<a
						{...siteLink(page, normalisePath(card.to))}
						className="mt-auto inline-flex min-h-11 items-center self-start font-semibold underline underline-offset-4"
					>
						{page.labels.common.readMore}
						<span className="sr-only">: {card.title}</span>
					</a>
				</div>
			</div>
		</article>
	);
}
