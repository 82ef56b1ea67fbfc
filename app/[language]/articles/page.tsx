import { metadataOf } from "@/app/metadata";
import { MenuView } from "@/components/layout/menu-view";
import { PageFrame } from "@/components/layout/page-frame";
import { paths } from "@/lib/model/routes";
import { type LanguageParams, pageContent } from "@/lib/pages/content";
import { crumbs, withPictures } from "@/lib/pages/menus";
import { pageOf } from "@/lib/pages/page";
import { articleLinks } from "@/lib/pages/text-pages";

export const generateMetadata = metadataOf(paths.articles, ({ labels }) => labels.articles);

/** The clinic's articles, newest first. */
export default async function ArticlesPage(props: LanguageParams) {
	const content = await pageContent(props);
	const page = pageOf(content);
	const path = paths.articles;
	const { articles } = page.labels;
	const links = articleLinks(content);
	const trail = crumbs(content, articles.heading, path);
	return (
		<PageFrame content={content} path={path} crumbs={trail}>
			<MenuView page={page} menu={articles} links={withPictures(content, links)} crumbs={trail} />
		</PageFrame>
	);
}
