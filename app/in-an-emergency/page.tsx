import { notFound } from "next/navigation";
import { EmergencyView } from "@/components/emergency/emergency-view";
import { PageFrame } from "@/components/layout/page-frame";
import { getContent } from "@/lib/content";
import { crumbs } from "@/lib/site/breadcrumb";
import { emergencyLinks } from "@/lib/site/emergencies";
import { pageMetadata } from "@/lib/site/metadata";
import { paths } from "@/lib/site/routes";

function emergencyOfClinic() {
	return getContent().emergency ?? notFound();
}

export function generateMetadata() {
	const { heading, description } = emergencyOfClinic();
	return pageMetadata(getContent().clinic, { title: heading, description, path: paths.emergency });
}

export default function EmergencyPage() {
	const content = getContent();
	const emergency = emergencyOfClinic();
	return (
		<PageFrame path={paths.emergency} urgent>
			<EmergencyView
				emergency={emergency}
				links={emergencyLinks(content)}
				clinic={content.clinic}
				crumbs={crumbs(content, emergency.heading, paths.emergency)}
				words={content.words}
			/>
		</PageFrame>
	);
}
