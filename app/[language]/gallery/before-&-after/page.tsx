import { notFound } from "next/navigation";
import { metadataOf } from "@/app/metadata";
import { BeforeAfterView } from "@/components/gallery/gallery";
import { PageFrame } from "@/components/layout/page-frame";
import { paths } from "@/lib/model/routes";
import { type LanguageParams, pageContent } from "@/lib/pages/content";
import { galleryGroups } from "@/lib/pages/gallery";
import { crumbs, menuListing } from "@/lib/pages/menus";
import { pageOf } from "@/lib/pages/page";

export const generateMetadata = metadataOf(paths.beforeAfter, ({ gallery }) => gallery?.beforeAfter ?? notFound());

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
