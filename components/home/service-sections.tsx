import { getContent } from "@/lib/content";
import type { ServiceSection } from "@/lib/content/schema/pages";
import { anchor } from "@/lib/slug";
import { SectionHead } from "../ui/section-head";
import { FlipCard } from "./flip-card";

function Services({ section, ground }: { section: ServiceSection; ground: string }) {
	const id = anchor(section.title);
	return (
		<section aria-labelledby={id} className={`py-section ${ground}`}>
			<div className="page-width">
				<SectionHead id={id} title={section.title} intro={section.intro} />
				<ul className="service-grid" data-count={section.cards.length}>
					{section.cards.map((card) => (
						<li key={card.title}>
							<FlipCard card={card} />
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

/** The six sections of services, on alternating grounds. */
export function ServiceSections() {
	const { home } = getContent();
	return home.services.map((section, index) => (
		<Services key={section.title} section={section} ground={index % 2 === 0 ? "bg-sand" : "bg-paper"} />
	));
}
