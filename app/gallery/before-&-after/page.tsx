import { notFound } from "next/navigation";
import { BeforeAfterView } from "@/components/gallery/before-after-view";
import { PageFrame } from "@/components/layout/page-frame";
import { StructuredData } from "@/components/ui/structured-data";
import { getContent } from "@/lib/content";
import { describedPage } from "@/lib/content/described-page";
import { crumbs } from "@/lib/site/breadcrumb";
import { galleryGroups } from "@/lib/site/gallery";
import { menuListing } from "@/lib/site/menus";
import { pageMetadata } from "@/lib/site/metadata";
import { paths } from "@/lib/site/routes";
import { pageGraph } from "@/lib/site/structured-data/pages";

export function generateMetadata() {
	const { clinic, gallery } = getContent();
	const { heading, description } = gallery?.beforeAfter ?? notFound();
	return pageMetadata(clinic, { title: heading, description, path: paths.beforeAfter });
}

export default function BeforeAfterPage() {
	const content = getContent();
	const page = content.gallery?.beforeAfter ?? notFound();
	const { description, heading } = page;
	const path = paths.beforeAfter;
	const trail = crumbs(content, heading, path);
	return (
		<PageFrame path={path}>
			<BeforeAfterView
				page={page}
				groups={galleryGroups(content)}
				nav={{ menu: menuListing(content, path), path }}
				crumbs={trail}
				words={content.words}
			/>
			<StructuredData
				graph={pageGraph(content, describedPage("ImageGallery", path, { name: heading, description, crumbs: trail }))}
			/>
		</PageFrame>
	);
}
