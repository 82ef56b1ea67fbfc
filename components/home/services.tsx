import type { Finished } from "@/lib/content/finished";
import type { HomeSectionOf } from "@/lib/content/schema/home";
import type { PlainGround } from "@/lib/site/home";
import type { Page } from "@/lib/site/page";
import { SectionHead } from "../ui/section-head";
import { FlipCard } from "./flip-card";
import "./services.css";

/**
 * How cards and head fill whole rows on a wide screen: the head takes the cells that the cards leave, or a row. One of
 * four columns is too narrow for it: it would be taller than the cards beside it.
 * @param cards number of cards
 * @returns columns of the grid, and how many of them the head takes
 */
function tiling(cards: number): { columns: 3 | 4; head: 1 | 2 | "row" } {
	if (cards % 3 === 2) return { columns: 3, head: 1 };
	if (cards % 4 === 0) return { columns: 4, head: "row" };
	if (cards % 3 === 0) return { columns: 3, head: "row" };
	return cards % 4 === 2 ? { columns: 4, head: 2 } : { columns: 3, head: 2 };
}

type ServicesProps = {
	section: Finished<HomeSectionOf<"services">>;
	id: string;
	ground: PlainGround;
	page: Page;
};

/** A section of services: cards that turn and lead to pages. */
export function Services({ section, id, ground, page }: ServicesProps) {
	const { columns, head } = tiling(section.cards.length);
	return (
		<section aria-labelledby={id} className={`py-section ${ground}`}>
			<div className="page-width service-grid" data-columns={columns} data-head={head}>
				<SectionHead id={id} title={section.title} intro={section.intro} />
				<ul className="service-cards">
					{section.cards.map((card) => (
						<li key={card.title}>
							<FlipCard page={page} card={card} />
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
