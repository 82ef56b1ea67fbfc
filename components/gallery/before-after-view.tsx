import { ArrowUpRight } from "lucide-react";
import type { Gallery } from "@/lib/content/schema/pages";
import type { Crumbs } from "@/lib/site/breadcrumb";
import type { GalleryGroup, GalleryPair } from "@/lib/site/gallery";
import { type Page, siteLink } from "@/lib/site/page";
import { PageBanner } from "../ui/page-banner";
import { PairPlates } from "../ui/pair-plates";
import { SectionHead } from "../ui/section-head";
import { GalleryNav, type GalleryNavProps } from "./gallery-nav";
import "../ui/paired-rows.css";

function PairCard({ pair, page }: { pair: GalleryPair; page: Page }) {
	return (
		<figure className="pair-card flex w-full flex-col">
			<PairPlates page={page} before={pair.before} after={pair.after} />
			<figcaption className="flex flex-1 flex-col wrap-anywhere">
				<span className="mt-4 block font-display text-h3">{pair.treatment}</span>
				<span className="mt-1 block text-small">{pair.caption}</span>
				<a
					{...siteLink(page, pair.path)}
					target="_blank"
					rel="noopener"
					className="text-link mt-auto inline-flex min-h-11 items-center gap-[0.35rem] self-start"
				>
					{page.labels.beforeAfter.viewDetails}
					<span className="sr-only">
						: {pair.treatment} ({page.labels.common.opensInNewTab})
					</span>
					<ArrowUpRight aria-hidden="true" className="size-4" />
				</a>
			</figcaption>
		</figure>
	);
}

type BeforeAfterViewProps = {
	gallery: NonNullable<Gallery["beforeAfter"]>;
	groups: GalleryGroup[];
	nav: Omit<GalleryNavProps, "page">;
	crumbs: Crumbs;
	page: Page;
};

/** Before and after pictures, grouped by specialty (specification, section 2). */
export function BeforeAfterView({ gallery, groups, nav, crumbs, page }: BeforeAfterViewProps) {
	const { heading, paragraph, note } = gallery;
	return (
		<>
			<PageBanner page={page} crumbs={crumbs} heading={heading}>
				<p className="mt-6 max-w-measure text-lead">{paragraph}</p>
				<p className="mt-3 max-w-measure text-small">{note}</p>
				<GalleryNav page={page} {...nav} />
				<nav aria-label={page.labels.common.contents} className="print:hidden">
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
									<PairCard page={page} pair={pair} />
								</li>
							))}
						</ul>
					</div>
				</section>
			))}
		</>
	);
}
