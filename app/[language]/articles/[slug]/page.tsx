import { notFound } from "next/navigation";
import { OwnPage, ownPageMetadata } from "@/app/own-page";
import { paths } from "@/lib/model/routes";
import { contentIn, pageContent, type SiteContent } from "@/lib/pages/content";
import { articleParams, ownPage } from "@/lib/pages/text-pages";

type Props = { params: Promise<{ language: string; slug: string }> };

export function generateStaticParams({ params }: { params: { language: string } }) {
	return articleParams(contentIn(params.language));
}

const articleOf = async (content: SiteContent, { params }: Props) =>
	ownPage(content, `${paths.articles}${(await params).slug}/`) ?? notFound();

export async function generateMetadata(props: Props) {
	const content = await pageContent(props);
	return ownPageMetadata(content, await articleOf(content, props));
}

export default async function ArticlePage(props: Props) {
	const content = await pageContent(props);
	return <OwnPage content={content} ownPage={await articleOf(content, props)} />;
}
