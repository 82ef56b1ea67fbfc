import { RotateCw } from "lucide-react";
import type { Finished } from "@/lib/content/finished";
import type { HomeSectionOf } from "@/lib/content/schema/home";
import { type Page, siteLink } from "@/lib/site/page";
import { normalisePath } from "@/lib/site/routes";
import { Plate } from "../ui/plate";
import "./flip-card.css";

type FlipCardProps = {
	card: Finished<HomeSectionOf<"services">["cards"][number]>;
	page: Page;
};

/**
 * A card with two sides, turned by hover, by focus on its link, or by a tap: the card itself can
 * take the focus of a tap, so no script is needed. Screen readers find both sides in order.
 */
export function FlipCard({ card, page }: FlipCardProps) {
	return (
		<article className="flip-card" tabIndex={-1}>
			<div className="flip-sides">
				<div className="bg-white">
					<Plate picture={card.img} ratio="4/3" />
					<div className="flex flex-1 items-center justify-between gap-4 px-5 py-4.5">
						<h3 className="text-[1.25rem] leading-tight">{card.title}</h3>
						<RotateCw aria-hidden="true" className="size-5 shrink-0 text-pine" strokeWidth={1.75} />
					</div>
				</div>
				<div className="flip-back bg-pine px-5 pt-6 pb-4.5 text-paper">
					<p aria-hidden="true" className="font-display text-[1.25rem] leading-tight">
						{card.title}
					</p>
					<p className="mt-3 text-small">{card.description}</p>
					<a
						{...siteLink(page, normalisePath(card.to))}
						className="mt-auto inline-flex min-h-11 items-center self-start font-semibold underline underline-offset-[0.28em]"
					>
						{page.labels.common.readMore}
						<span className="sr-only">: {card.title}</span>
					</a>
				</div>
			</div>
		</article>
	);
}
