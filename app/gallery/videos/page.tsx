import { notFound } from "next/navigation";
import { VideosView } from "@/components/gallery/videos-view";
import { PageFrame } from "@/components/layout/page-frame";
import { getContent } from "@/lib/content";
import { crumbs } from "@/lib/site/breadcrumb";
import { menuListing } from "@/lib/site/menus";
import { pageMetadata } from "@/lib/site/metadata";
import { paths } from "@/lib/site/routes";

export function generateMetadata() {
	const { clinic, gallery } = getContent();
	const { heading, description } = gallery?.videos ?? notFound();
	return pageMetadata(clinic, { title: heading, description, path: paths.videos });
}

export default function VideosPage() {
	const content = getContent();
	const page = content.gallery?.videos ?? notFound();
	const path = paths.videos;
	return (
		<PageFrame path={path}>
			<VideosView
				page={page}
				nav={{ menu: menuListing(content, path), path }}
				crumbs={crumbs(content, page.heading, path)}
				language={content.clinic.language}
				words={content.words}
			/>
		</PageFrame>
	);
}
