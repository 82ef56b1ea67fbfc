import { ArrowUpRight, Eye, EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import type { WithMedia } from "@/lib/content/resolve-media";
import type { Gallery } from "@/lib/model/schema/pages";
import { type GalleryGroup, type GalleryPair, pairsByKind } from "@/lib/pages/gallery";
import type { Crumbs, SiteMenu } from "@/lib/pages/menus";
import { type Page, siteLink } from "@/lib/pages/page";
import { Films } from "../films/films";
import { Island } from "../islands/island";
import { BeforeAfter } from "../ui/before-after";
import { Fold } from "../ui/fold";
import { PageBanner } from "../ui/page-banner";
import "./gallery.css";

function PairCard({ pair, page }: { pair: GalleryPair; page: Page }) {
	const pictures = (
		<BeforeAfter
			page={page}
			before={pair.before}
			after={pair.after}
			widths={{ phone: "50vw", sm: "25vw", lg: "12rem" }}
		/>
	);
	return (
		<figure className="pair-card flex w-full flex-col">
			{pair.covered ? <Covered page={page}>{pictures}</Covered> : pictures}
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

/** Covers intimate pictures until the visitor asks for them. */
function Covered({ page, children }: { page: Page; children: ReactNode }) {
	const { show, hide } = page.labels.beforeAfter;
	return (
		<details className="pair-cover">
			<summary>
				<span className="button button-quiet">
					<Eye aria-hidden="true" className="size-5" />
					{show}
				</span>
				<span className="text-link">
					<EyeOff aria-hidden="true" className="size-5" />
					{hide}
				</span>
			</summary>
			{children}
		</details>
	);
}

type BeforeAfterViewProps = {
	gallery: NonNullable<Gallery["beforeAfter"]>;
	groups: GalleryGroup[];
	nav: Omit<GalleryNavProps, "page">;
	crumbs: Crumbs;
	page: Page;
};

/** Before and after pictures, grouped by specialty (specification, section 2). Phones fold the groups but the first. */
export function BeforeAfterView({ gallery, groups, nav, crumbs, page }: BeforeAfterViewProps) {
	const { heading, paragraph } = gallery;
	const notes = pairsByKind(groups.flatMap(({ pairs }) => pairs)).flatMap(({ note }) => note ?? []);
	return (
		<>
			<PageBanner page={page} crumbs={crumbs} heading={heading}>
				<p className="mt-6 max-w-measure text-lead">{paragraph}</p>
				{notes.map((note) => (
					<p key={note} className="mt-3 max-w-measure text-small">
						{page.labels.treatment[note]}
					</p>
				))}
				<GalleryNav page={page} {...nav} />
				<nav aria-label={page.labels.common.contents} className="max-sm:hidden print:hidden">
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
				<section
					key={id}
					aria-label={title}
					className={`border-t border-ink-line py-1 sm:py-section ${index % 2 === 0 ? "" : "sm:bg-sand"}`}
				>
					<div className="page-width">
						<Fold id={id} onPhones open={index === 0} summary={<h2 className="text-h3">{title}</h2>}>
							<h2 className="text-h2 max-sm:hidden">{title}</h2>
							<ul className="grid gap-x-5 gap-y-6 sm:mt-head sm:grid-cols-2 md:grid-cols-3">
								{pairs.map((pair) => (
									<li key={`${pair.path}${pair.caption}`} className="flex">
										<PairCard page={page} pair={pair} />
									</li>
								))}
							</ul>
						</Fold>
					</div>
				</section>
			))}
		</>
	);
}

type VideosViewProps = {
	gallery: WithMedia<NonNullable<Gallery["videos"]>>;
	nav: Omit<GalleryNavProps, "page">;
	crumbs: Crumbs;
	page: Page;
};

/** The gallery of films. */
export function VideosView({ gallery, nav, crumbs, page }: VideosViewProps) {
	const { heading, paragraph, items } = gallery;
	return (
		<>
			<PageBanner page={page} crumbs={crumbs} heading={heading}>
				<p className="mt-6 max-w-measure text-lead">{paragraph}</p>
				<GalleryNav page={page} {...nav} />
			</PageBanner>
			<div className="page-width pt-6 pb-section">
				<Island name="film-list" wake="visible">
					{/* A box: the outer island's container has none (display: contents), so it could not be observed. */}
					<div>
						<Films films={items} inGallery page={page} />
					</div>
				</Island>
			</div>
		</>
	);
}

type GalleryNavProps = {
	/** The menu that lists the page, if any. */
	menu: Pick<SiteMenu, "label" | "links"> | undefined;
	path: string;
	page: Page;
};

/** The pages of the gallery's menu as tabs. Nothing if there is only one. */
function GalleryNav({ menu, path, page }: GalleryNavProps) {
	if (!menu || menu.links.length < 2) return null;
	return (
		<nav aria-label={menu.label} className="mt-8">
			<ul className="flex flex-wrap gap-3">
				{menu.links.map((link) => (
					<li key={link.path}>
						<a
							{...siteLink(page, link.path)}
							className="button button-quiet wrap-anywhere aria-[current]:bg-pine aria-[current]:text-paper"
							aria-current={link.path === path ? "page" : undefined}
						>
							{link.label}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
