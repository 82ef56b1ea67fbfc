import type { Finished } from "@/lib/content/finished";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { ServiceSection } from "@/lib/content/schema/pages";
import { anchor } from "@/lib/text/anchor";
import { SectionHead } from "../ui/section-head";
import { FlipCard } from "./flip-card";
import "./service-sections.css";

/**
 * How cards and head fill whole rows on a wide screen: the head takes the cells that the cards leave.
 * @param cards number of cards
 * @returns columns of the grid, and how many of them the head takes
 */
function tiling(cards: number): { columns: 3 | 4; head: 1 | 2 } {
	if (cards % 4 === 3) return { columns: 4, head: 1 };
	if (cards % 3 === 2) return { columns: 3, head: 1 };
	return cards % 3 === 1 ? { columns: 3, head: 2 } : { columns: 4, head: cards % 4 === 2 ? 2 : 1 };
}

type ServicesProps = {
	section: Finished<ServiceSection>;
	/** Background class of the section. */
	ground: string;
	words: Pick<InterfaceWords, "common">;
};

function Services({ section, ground, words }: ServicesProps) {
	const id = anchor(section.title);
	const { columns, head } = tiling(section.cards.length);
	return (
		<section aria-labelledby={id} className={`py-section ${ground}`}>
			<div className="page-width service-grid" data-columns={columns} data-head={head}>
				<SectionHead id={id} title={section.title} intro={section.intro} />
				<ul className="service-cards">
					{section.cards.map((card) => (
						<li key={card.title}>
							<FlipCard card={card} words={words} />
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

type ServiceSectionsProps = { sections: Finished<ServiceSection>[]; words: Pick<InterfaceWords, "common"> };

/** The sections of services, on alternating grounds. */
export function ServiceSections({ sections, words }: ServiceSectionsProps) {
	return sections.map((section, index) => (
		<Services key={section.title} section={section} ground={index % 2 === 0 ? "bg-sand" : "bg-paper"} words={words} />
	));
}
