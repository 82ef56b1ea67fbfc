import { ArrowUpRight } from "lucide-react";
import { getContent } from "@/lib/content";
import { type GalleryPair, galleryGroups } from "@/lib/site/gallery";
import { menuCrumbs } from "@/lib/site/menus";
import { paths } from "@/lib/site/routes";
import { PageBanner } from "../ui/page-banner";
import { PairPlates } from "../ui/pair-plates";
import { SectionHead } from "../ui/section-head";
import { GalleryNav } from "./gallery-nav";

function PairCard({ pair }: { pair: GalleryPair }) {
	const { words } = getContent();
	return (
		<figure className="pair-card">
			<PairPlates before={pair.before} after={pair.after} />
			<figcaption className="flex flex-1 flex-col">
				<span className="mt-4 block font-display text-h3">{pair.treatment}</span>
				<span className="mt-1 block text-small">{pair.caption}</span>
				<a href={pair.path} target="_blank" rel="noopener" className="pair-link text-link">
					{words.beforeAfter.viewDetails}
					<span className="visually-hidden">
						: {pair.treatment} ({words.common.opensInNewTab})
					</span>
					<ArrowUpRight aria-hidden="true" className="size-4" />
				</a>
			</figcaption>
		</figure>
	);
}

/** Before and after pictures, grouped by specialty (specification, section 2). */
export function BeforeAfterView() {
	const content = getContent();
	const { heading, paragraph, note } = content.gallery.beforeAfter;
	const groups = galleryGroups(content);
	return (
		<>
			<PageBanner trail={menuCrumbs(content, paths.beforeAfter)} here={heading} heading={heading}>
				<p className="mt-6 max-w-measure text-lead">{paragraph}</p>
				<p className="mt-3 max-w-measure text-small">{note}</p>
				<GalleryNav path={paths.beforeAfter} />
				<nav aria-label={content.words.common.contents} className="screen-only">
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
						<ul className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-2">
							{pairs.map((pair) => (
								<li key={`${pair.path}${pair.caption}`} className="flex">
									<PairCard pair={pair} />
								</li>
							))}
						</ul>
					</div>
				</section>
			))}
		</>
	);
}
