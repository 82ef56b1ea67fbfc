import { PageFrame } from "@/components/layout/page-frame";
import { OwnPageView } from "@/components/own-page/own-page-view";
import { pageMetadata } from "@/lib/machines/metadata";
import { ownPageData } from "@/lib/machines/structured-data";
import { localPath } from "@/lib/model/locales";
import { pageChanged, type SiteContent } from "@/lib/pages/content";
import { pageOf } from "@/lib/pages/page";
import type { OwnPageContent } from "@/lib/pages/text-pages";

export function ownPageMetadata(content: SiteContent, { path, page }: OwnPageContent) {
	const { heading, title, summary, published } = page;
	const kind = published ? ({ type: "article", publishedTime: published } as const) : undefined;
	return pageMetadata(content, { title: heading, searchTitle: title, description: summary, path, kind });
}

/** One of the clinic's own pages: an article or another. */
export function OwnPage({ content, ownPage }: { content: SiteContent; ownPage: OwnPageContent }) {
	const { path, page, crumbs } = ownPage;
	const changed = pageChanged(localPath(content.locale, path));
	return (
		<PageFrame content={content} path={path} crumbs={crumbs} data={ownPageData(content, page, { ...ownPage, changed })}>
			<OwnPageView ownPage={ownPage} changed={changed} page={pageOf(content)} />
		</PageFrame>
	);
}
