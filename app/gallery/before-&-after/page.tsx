import { BeforeAfterView } from "@/components/gallery/before-after-view";
import { PageFrame } from "@/components/layout/page-frame";
import { getContent } from "@/lib/content";
import { pageMetadata } from "@/lib/site/metadata";
import { paths } from "@/lib/site/routes";

export function generateMetadata() {
	const { heading, description } = getContent().gallery.beforeAfter;
	return pageMetadata({ title: heading, description, path: paths.beforeAfter });
}

export default function BeforeAfterPage() {
	return (
		<PageFrame path={paths.beforeAfter}>
			<BeforeAfterView />
		</PageFrame>
	);
}
