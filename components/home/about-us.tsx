import { BadgeCheck, HeartHandshake, type LucideIcon, ShieldCheck, Sparkles } from "lucide-react";
import type { Finished } from "@/lib/content/finished";
import type { BadgeSign, HomeSectionOf } from "@/lib/content/schema/home";
import { type Page, siteLink } from "@/lib/site/page";
import { paths } from "@/lib/site/routes";
import { CardLabel } from "../ui/card-label";
import { Plate } from "../ui/plate";
import { SectionHead } from "../ui/section-head";

const signs: Record<BadgeSign, LucideIcon> = {
	heart: HeartHandshake,
	seal: BadgeCheck,
	shield: ShieldCheck,
	star: Sparkles,
};

type About = HomeSectionOf<"about">;

function Badges({ badges }: Pick<About, "badges">) {
	return (
		<ul className="mt-12 grid gap-x-10 gap-y-8 sm:grid-cols-2 sm:*:last:odd:col-span-2">
			{badges.map((badge) => {
				const Sign = signs[badge.sign];
				return (
					<li key={badge.title} className="flex gap-4">
						<span className="grid size-14 flex-none place-items-center rounded-full border-[1.5px] border-marigold text-marigold">
							<Sign aria-hidden="true" className="size-6" strokeWidth={1.6} />
						</span>
						<div>
							<h3 className="text-[1.25rem] leading-snug">{badge.title}</h3>
							<p className="mt-1 text-small text-paper-muted">{badge.text}</p>
							{badge.label && <CardLabel>{badge.label}</CardLabel>}
						</div>
					</li>
				);
			})}
		</ul>
	);
}

type AboutUsProps = { section: Finished<About>; id: string; page: Page };

/** Who we are, in short, with badges in circles. */
export function AboutUs({ section: { title, text, image, badges }, id, page }: AboutUsProps) {
	return (
		<section aria-labelledby={id} className="bg-ink py-section text-paper">
			<div className={`page-width ${image ? "grid items-center gap-x-20 gap-y-12 lg:grid-cols-[5fr_7fr]" : ""}`}>
				{image && <Plate picture={image} ratio="3/4" className="arch mx-auto max-w-xs lg:max-w-none" />}
				<div>
					<SectionHead id={id} title={title} intro={text} />
					<a
						{...siteLink(page, paths.clinic)}
						className="button mt-7 border-[1.5px] border-paper hover:bg-paper hover:text-ink"
					>
						{page.labels.common.knowMore}
						<span className="sr-only"> {title}</span>
					</a>
					{badges.length > 0 && <Badges badges={badges} />}
				</div>
			</div>
		</section>
	);
}
