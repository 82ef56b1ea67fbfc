import { notFound } from "next/navigation";
import { VideosView } from "@/components/gallery/gallery";
import { PageFrame } from "@/components/layout/page-frame";
import { type LanguageParams, pageContent } from "@/lib/content";
import { paths } from "@/lib/model/routes";
import { crumbs } from "@/lib/site/breadcrumb";
import { menuListing } from "@/lib/site/menus";
import { pageMetadata } from "@/lib/site/metadata";
import { pageOf } from "@/lib/site/page";
import { filmNodes } from "@/lib/site/structured-data";

export async function generateMetadata(props: LanguageParams) {
	const content = await pageContent(props);
	const { heading, description } = content.gallery?.videos ?? notFound();
	return pageMetadata(content, { title: heading, description, path: paths.videos });
}

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
