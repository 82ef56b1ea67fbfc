import { PageFrame } from "@/components/layout/page-frame";
import { PageBanner } from "@/components/ui/page-banner";
import { getContent } from "@/lib/content";
import { pageMetadata } from "@/lib/metadata";
import { paths } from "@/lib/routes";

export function generateMetadata() {
	const { heading, description } = getContent().gallery.videos;
	return pageMetadata({ title: heading, description, path: paths.videos });
}

export default function Page() {
	const page = getContent().gallery.videos;
	return (
		<PageFrame path={paths.videos}>
			<PageBanner here={page.heading} heading={page.heading} />
		</PageFrame>
	);
}
