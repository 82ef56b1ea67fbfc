import { notFound } from "next/navigation";
import { BeforeAfterView } from "@/components/gallery/gallery";
import { PageFrame } from "@/components/layout/page-frame";
import { pageMetadata } from "@/lib/machines/metadata";
import { paths } from "@/lib/model/routes";
import { type LanguageParams, pageContent } from "@/lib/pages/content";
import { galleryGroups } from "@/lib/pages/gallery";
import { crumbs, menuListing } from "@/lib/pages/menus";
import { pageOf } from "@/lib/pages/page";

export async function generateMetadata(props: LanguageParams) {
	const content = await pageContent(props);
	const { heading, description } = content.gallery?.beforeAfter ?? notFound();
	return pageMetadata(content, { title: heading, description, path: paths.beforeAfter });
}

export default async function BeforeAfterPage(props: LanguageParams) {
	const content = await pageContent(props);
	const page = pageOf(content);
	const gallery = content.gallery?.beforeAfter ?? notFound();
	const path = paths.beforeAfter;
	const trail = crumbs(content, gallery.heading, path);
	return (
		<PageFrame content={content} path={path} crumbs={trail}>
			<BeforeAfterView
				page={page}
				gallery={gallery}
				groups={galleryGroups(content)}
				nav={{ menu: menuListing(content, path), path }}
				crumbs={trail}
			/>
		</PageFrame>
	);
}
