import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageFrame } from "@/components/layout/page-frame";
import { AftercareSheet } from "@/components/treatment/aftercare-sheet";
import { pageMetadata } from "@/lib/machines/metadata";
import { aftercareParams, aftercareSheet } from "@/lib/pages/aftercare";
import { contentIn, pageContent, type SiteContent } from "@/lib/pages/content";
import { pageOf } from "@/lib/pages/page";
import { decodedSegments } from "@/lib/pages/treatment-page";

type Props = { params: Promise<{ language: string; menu: string; link: string }> };

export function generateStaticParams({ params }: { params: { language: string } }) {
	return aftercareParams(contentIn(params.language));
}

async function sheetOf(content: SiteContent, { params }: Props) {
	return aftercareSheet(content, await decodedSegments(params)) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
	const content = await pageContent(props);
	const { heading, description, path } = await sheetOf(content, props);
	return pageMetadata(content, { title: heading, description, path });
}

/** The sheet for the time after an operation: to read, to print, and as a picture to send. */
export default async function AftercarePage(props: Props) {
	const content = await pageContent(props);
	const sheet = await sheetOf(content, props);
	const { path, crumbs } = sheet;
	return (
		<PageFrame content={content} path={path} urgent offline={false} discreet={sheet.isDiscreet} crumbs={crumbs}>
			<AftercareSheet sheet={sheet} page={pageOf(content)} />
		</PageFrame>
	);
}
