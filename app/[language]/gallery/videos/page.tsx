import { notFound } from "next/navigation";
import { metadataOf } from "@/app/metadata";
import { VideosView } from "@/components/gallery/gallery";
import { PageFrame } from "@/components/layout/page-frame";
import { filmNodes } from "@/lib/machines/structured-data";
import { paths } from "@/lib/model/routes";
import { type LanguageParams, pageContent } from "@/lib/pages/content";
import { crumbs, menuListing } from "@/lib/pages/menus";
import { pageOf } from "@/lib/pages/page";

export const generateMetadata = metadataOf(paths.videos, ({ gallery }) => gallery?.videos ?? notFound());

export default async function VideosPage(props: LanguageParams) {
	const content = await pageContent(props);
	const page = pageOf(content);
	const gallery = content.gallery?.videos ?? notFound();
	const path = paths.videos;
	const trail = crumbs(content, gallery.heading, path);
	return (
		<PageFrame content={content} path={path} crumbs={trail} data={{ things: filmNodes(content, gallery.items) }}>
			<VideosView page={page} gallery={gallery} nav={{ menu: menuListing(content, path), path }} crumbs={trail} />
		</PageFrame>
	);
}
