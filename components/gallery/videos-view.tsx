import type { Finished } from "@/lib/content/finished";
import type { InterfaceWords } from "@/lib/content/schema/interface";
import type { Gallery } from "@/lib/content/schema/pages";
import type { Crumbs } from "@/lib/site/breadcrumb";
import { Films } from "../films/films";
import { Island } from "../islands/island";
import { PageBanner } from "../ui/page-banner";
import { GalleryNav, type GalleryNavProps } from "./gallery-nav";

type VideosViewProps = {
	page: Finished<NonNullable<Gallery["videos"]>>;
	nav: GalleryNavProps;
	crumbs: Crumbs;
	/** The language of the captions. */
	language: string;
	words: Pick<InterfaceWords, "films">;
};

/** The films that explain an operation. */
export function VideosView({ page, nav, crumbs, language, words }: VideosViewProps) {
	const { heading, paragraph, items } = page;
	return (
		<>
			<PageBanner crumbs={crumbs} heading={heading}>
				<p className="mt-6 max-w-measure text-lead">{paragraph}</p>
				<GalleryNav {...nav} />
			</PageBanner>
			<div className="page-width pt-6 pb-section">
				<Island name="film-list" wake="visible">
					{/* A box of its own, by which the outer island is seen to come near. */}
					<div>
						<Films films={items} withButtons firstInView headingLevel={2} language={language} words={words} />
					</div>
				</Island>
			</div>
		</>
	);
}
