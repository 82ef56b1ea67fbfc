import { notFound } from "next/navigation";
import { EmergencyView } from "@/components/emergency/emergency-view";
import { PageFrame } from "@/components/layout/page-frame";
import { StructuredData } from "@/components/ui/structured-data";
import { getContent } from "@/lib/content";
import { describedPage } from "@/lib/content/described-page";
import { crumbs } from "@/lib/site/breadcrumb";
import { emergencyLinks } from "@/lib/site/emergencies";
import { pageMetadata } from "@/lib/site/metadata";
import { paths } from "@/lib/site/routes";
import { listGraph } from "@/lib/site/structured-data/pages";

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
	const { description, heading } = emergency;
	const path = paths.emergency;
	const trail = crumbs(content, heading, path);
	const links = emergencyLinks(content);
	const page = describedPage("MedicalWebPage", path, { name: heading, description, crumbs: trail });
	const entries = links.map((link) => ({ label: link.entry, path: link.path }));
	return (
		<PageFrame path={path} urgent>
			<EmergencyView emergency={emergency} links={links} clinic={content.clinic} crumbs={trail} words={content.words} />
			<StructuredData graph={listGraph(content, page, entries)} />
		</PageFrame>
	);
}
