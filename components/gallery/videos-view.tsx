import type { Finished } from "@/lib/content/finished";
import type { Gallery } from "@/lib/content/schema/pages";
import type { Crumbs } from "@/lib/site/breadcrumb";
import type { Page } from "@/lib/site/page";
import { Films } from "../films/films";
import { Island } from "../islands/island";
import { PageBanner } from "../ui/page-banner";
import { GalleryNav, type GalleryNavProps } from "./gallery-nav";

type VideosViewProps = {
	gallery: Finished<NonNullable<Gallery["videos"]>>;
	nav: Omit<GalleryNavProps, "page">;
	crumbs: Crumbs;
	page: Page;
};

/** The films that explain an operation. */
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
					{/* A box of its own, by which the outer island is seen to come near. */}
					<div>
						<Films page={page} films={items} withButtons firstInView headingLevel={2} />
					</div>
				</Island>
			</div>
		</>
	);
}
