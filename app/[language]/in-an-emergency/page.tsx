import { notFound } from "next/navigation";
import { metadataOf } from "@/app/metadata";
import { EmergencyView } from "@/components/emergency/emergency-view";
import { PageFrame } from "@/components/layout/page-frame";
import { paths } from "@/lib/model/routes";
import { drawnRegions, emergencyLinks, urgentSigns } from "@/lib/pages/conditions";
import { type LanguageParams, pageContent } from "@/lib/pages/content";
import { crumbs } from "@/lib/pages/menus";
import { pageOf } from "@/lib/pages/page";

export const generateMetadata = metadataOf(paths.emergency, ({ emergency }) => emergency ?? notFound());

export default async function EmergencyPage(props: LanguageParams) {
	const content = await pageContent(props);
	const page = pageOf(content);
	const emergency = content.emergency ?? notFound();
	const path = paths.emergency;
	const trail = crumbs(content, emergency.heading, path);
	const links = emergencyLinks(content);
	return (
		<PageFrame content={content} path={path} urgent crumbs={trail}>
			<EmergencyView
				page={page}
				emergency={emergency}
				links={links}
				signs={urgentSigns(content)}
				regions={drawnRegions(content)}
				colours={content.brand.colours}
				crumbs={trail}
			/>
		</PageFrame>
	);
}
