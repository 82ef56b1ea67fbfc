import { ClinicView } from "@/components/clinic/clinic-view";
import { PageFrame } from "@/components/layout/page-frame";
import { getContent } from "@/lib/content";
import { pageMetadata } from "@/lib/site/metadata";
import { paths } from "@/lib/site/routes";

export function generateMetadata() {
	const { heading, description } = getContent().clinicPage;
	return pageMetadata({ title: heading, description, path: paths.clinic });
}

export default function ClinicPage() {
	return (
		<PageFrame path={paths.clinic}>
			<ClinicView />
		</PageFrame>
	);
}
