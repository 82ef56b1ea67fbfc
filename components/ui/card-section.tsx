import type { Page } from "@/lib/pages/page";
import { Fold } from "./fold";
import { PageSection } from "./section-head";

export function CardLabel({ children }: { children: string }) {
	return <p className="mt-2 text-note">{children}</p>;
}

type CardSectionProps = {
	id: string;
	heading: string;
	cards: { title: string; text: string; label?: string }[];
	/** Background class of the section. */
	ground?: string;
	numbered?: boolean;
	page?: Page;
};

/** A section of cards; phones fold them, unless they are numbered. Nothing if there are none. */
export function CardSection({ id, heading, cards, ground = "", numbered = false, page }: CardSectionProps) {
	if (cards.length === 0) return null;
	const List = numbered ? "ol" : "ul";
	return (
		<PageSection id={id} title={heading} page={page} className={`py-section ${ground}`}>
			<List className={`card-grid full-rows ${numbered ? "points" : "max-sm:gap-0"}`}>
				{cards.map(({ title, text, label }) => {
					const words = (
						<>
							<p className="mt-2.5">{text}</p>
							{label && <CardLabel>{label}</CardLabel>}
						</>
					);
					return (
						<li key={title} className={numbered ? undefined : "max-sm:border-t max-sm:border-ink-line"}>
							{numbered ? (
								<h3 className="text-h3">{title}</h3>
							) : (
								<Fold onPhones summary={<h3 className="text-h3">{title}</h3>}>
									<h3 className="text-h3 max-sm:hidden">{title}</h3>
									{words}
								</Fold>
							)}
							{numbered && words}
						</li>
					);
				})}
			</List>
		</PageSection>
	);
}
