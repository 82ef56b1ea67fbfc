import { getContent } from "@/lib/content";
import { menuCrumbs } from "@/lib/site/menus";
import { paths } from "@/lib/site/routes";
import { Films } from "../ui/films";
import { PageBanner } from "../ui/page-banner";
import { GalleryNav } from "./gallery-nav";

/** The films that explain an operation. */
export function VideosView() {
	const content = getContent();
	const { heading, paragraph, items } = content.gallery.videos;
	return (
		<>
			<PageBanner trail={menuCrumbs(content, paths.videos)} here={heading} heading={heading}>
				<p className="mt-6 max-w-measure text-lead">{paragraph}</p>
				<GalleryNav path={paths.videos} />
			</PageBanner>
			<div className="page-width pt-6 pb-section">
				<Films films={items} firstInView headingLevel={2} />
			</div>
		</>
	);
}
