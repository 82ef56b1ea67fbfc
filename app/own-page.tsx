import { PageFrame } from "@/components/layout/page-frame";
import { OwnPageView } from "@/components/own-page/own-page-view";
import type { SiteContent } from "@/lib/content";
import { pageMetadata } from "@/lib/site/metadata";
import type { ShownOwnPage } from "@/lib/site/own-pages";
import { pageOf } from "@/lib/site/page";
import { ownPageGraph } from "@/lib/site/structured-data/pages";
import { describedPage } from "./described-page";

export function ownPageMetadata(content: SiteContent, { path, page }: ShownOwnPage) {
	const { heading, title, summary, published } = page;
	const kind = published ? ({ type: "article", publishedTime: published } as const) : undefined;
	return pageMetadata(content, { title: heading, searchTitle: title, description: summary, path, kind });
}

/** One of the clinic's own pages: an article or another. */
export function OwnPage({ content, shown }: { content: SiteContent; shown: ShownOwnPage }) {
	const { path, page, crumbs, sources } = shown;
	const { heading, summary: description, review } = page;
	const type = review ? "MedicalWebPage" : "WebPage";
	const described = describedPage(content, type, path, { heading, description }, crumbs);
	return (
		<PageFrame content={content} path={path} graph={ownPageGraph(content, described, page, sources)}>
			<OwnPageView shown={shown} changed={described.changed} page={pageOf(content)} />
		</PageFrame>
	);
}
