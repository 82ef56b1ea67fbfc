import { VideosView } from "@/components/gallery/videos-view";
import { PageFrame } from "@/components/layout/page-frame";
import { getContent } from "@/lib/content";
import { pageMetadata } from "@/lib/site/metadata";
import { paths } from "@/lib/site/routes";

export function generateMetadata() {
	const { heading, description } = getContent().gallery.videos;
	return pageMetadata({ title: heading, description, path: paths.videos });
}

export default function VideosPage() {
	return (
		<PageFrame path={paths.videos}>
			<VideosView />
		</PageFrame>
	);
}
