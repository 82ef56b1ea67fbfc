import { notFound } from "next/navigation";
import { GuideView } from "@/components/guides/guide-view";
import { PageFrame } from "@/components/layout/page-frame";
import { pageMetadata } from "@/lib/machines/metadata";
import { reviewData } from "@/lib/machines/structured-data";
import { contentIn, pageContent, type SiteContent } from "@/lib/pages/content";
import { pageOf } from "@/lib/pages/page";
import { guidePage, guideParams } from "@/lib/pages/text-pages";

type Props = { params: Promise<{ language: string; slug: string }> };

export function generateStaticParams({ params }: { params: { language: string } }) {
	return guideParams(contentIn(params.language));
}

async function guideOf(content: SiteContent, { params }: Props) {
	return guidePage(content, (await params).slug) ?? notFound();
}

export async function generateMetadata(props: Props) {
	const content = await pageContent(props);
	const { path, guide } = await guideOf(content, props);
	const { heading, title, summary } = guide;
	return pageMetadata(content, { title: heading, searchTitle: title, description: summary, path });
}

/** A page for patients on what holds for many operations. */
export default async function GuidePage(props: Props) {
	const content = await pageContent(props);
	const guide = await guideOf(content, props);
	const { path, crumbs } = guide;
	return (
		<PageFrame
			content={content}
			path={path}
			discreet={guide.isDiscreet}
			crumbs={crumbs}
			data={reviewData(content, guide.guide, guide)}
		>
			<GuideView guide={guide} page={pageOf(content)} />
		</PageFrame>
	);
}
