import { ArrowUpRight } from "lucide-react";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { Gallery } from "@/lib/content/schema/pages";
import type { Crumbs } from "@/lib/site/breadcrumb";
import type { GalleryGroup, GalleryPair } from "@/lib/site/gallery";
import { PageBanner } from "../ui/page-banner";
import { PairPlates } from "../ui/pair-plates";
import { SectionHead } from "../ui/section-head";
import { GalleryNav, type GalleryNavProps } from "./gallery-nav";
import "../ui/paired-rows.css";
import { siteLink } from "@/lib/site/page-language";

type PairWords = Pick<InterfaceWords, "beforeAfter" | "common" | "treatment">;

function PairCard({ pair, words }: { pair: GalleryPair; words: PairWords }) {
	return (
		<figure className="pair-card flex w-full flex-col">
			<PairPlates before={pair.before} after={pair.after} words={words.treatment} />
			<figcaption className="flex flex-1 flex-col wrap-anywhere">
				<span className="mt-4 block font-display text-h3">{pair.treatment}</span>
				<span className="mt-1 block text-small">{pair.caption}</span>
				<a
					{...siteLink(pair.path)}
					target="_blank"
					rel="noopener"
					className="text-link mt-auto inline-flex min-h-11 items-center gap-[0.35rem] self-start"
				>
					{words.beforeAfter.viewDetails}
					<span className="sr-only">
						: {pair.treatment} ({words.common.opensInNewTab})
					</span>
					<ArrowUpRight aria-hidden="true" className="size-4" />
				</a>
			</figcaption>
		</figure>
	);
}

type BeforeAfterViewProps = {
	page: NonNullable<Gallery["beforeAfter"]>;
	groups: GalleryGroup[];
	nav: GalleryNavProps;
	crumbs: Crumbs;
	words: PairWords;
};

/** Before and after pictures, grouped by specialty (specification, section 2). */
export function BeforeAfterView({ page, groups, nav, crumbs, words }: BeforeAfterViewProps) {
	const { heading, paragraph, note } = page;
	return (
		<>
			<PageBanner crumbs={crumbs} heading={heading}>
				<p className="mt-6 max-w-measure text-lead">{paragraph}</p>
				<p className="mt-3 max-w-measure text-small">{note}</p>
				<GalleryNav {...nav} />
				<nav aria-label={words.common.contents} className="print:hidden">
					<ul className="mt-8 flex flex-wrap gap-x-6 text-small">
						{groups.map(({ id, title }) => (
							<li key={id}>
								<a href={`#${id}`} className="text-link inline-flex min-h-11 items-center">
									{title}
								</a>
							</li>
						))}
					</ul>
				</nav>
			</PageBanner>
			{groups.map(({ title, id, pairs }, index) => (
				<section key={id} aria-labelledby={id} className={`py-section ${index % 2 === 0 ? "" : "bg-sand"}`}>
					<div className="page-width">
						<SectionHead id={id} title={title} />
						<ul className="paired-rows mt-10 gap-x-8 gap-y-12">
							{pairs.map((pair) => (
								<li key={`${pair.path}${pair.caption}`} className="flex">
									<PairCard pair={pair} words={words} />
								</li>
							))}
						</ul>
					</div>
				</section>
			))}
		</>
	);
}
