import { PageFrame } from "@/components/layout/page-frame";
import { PageBanner } from "@/components/ui/page-banner";
import { getContent } from "@/lib/content";
import { pageMetadata } from "@/lib/metadata";
import { paths } from "@/lib/routes";

export function generateMetadata() {
	const { heading, description } = getContent().clinicPage;
	return pageMetadata({ title: heading, description, path: paths.clinic });
}

export default function Page() {
	const page = getContent().clinicPage;
	return (
		<PageFrame path={paths.clinic}>
			<PageBanner here={page.heading} heading={page.heading} />
		</PageFrame>
	);
}
